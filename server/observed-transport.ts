import { isHostError } from "~/host/errors";
import type { Transport } from "~/host/transport.server";
import { createCallPatterns } from "./call-pattern";
import type { Metrics } from "./metrics";

/** The same transport; each try is told to the metrics, with the host's status or why there was no answer. */
export function observed(transport: Transport, hostCall: Metrics["hostCall"]): Transport {
  const patternOf = createCallPatterns();
  return async (request) => {
    const began = performance.now();
    const tell = (status: number | string) =>
      hostCall({ method: request.method, route: patternOf(request.path), status, ms: performance.now() - began });
    try {
      const answer = await transport(request);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(isHostError(error) ? error.code : "error");
      throw error;
    }
  };
}
