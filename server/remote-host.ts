import { createBreaker } from "~/host/breaker.server";
import { createHostClient } from "~/host/client.server";
import { httpStreams } from "~/host/streaming.server";
import { httpTransport } from "~/host/transport.server";
import { cloverOrigins } from "./security-headers";
import type { HostParts } from "./host-parts";

/** The marketplace API of another process, at `baseUrl`. This process then keeps no state of its own. */
export function connectRemoteHost(baseUrl: string): HostParts {
  const { transport, close } = httpTransport(baseUrl);
  const { openStream, endAll } = httpStreams(baseUrl);
  const isReady = async () => {
    const signal = AbortSignal.timeout(2_000);
    const answer = await transport({ method: "GET", path: "/restaurants?per_page=1", headers: {}, signal });
    return answer.status < 500;
  };
  return {
    hostFor: createHostClient({ transport, guard: createBreaker(), openStream }),
    isReady,
    card: cloverOrigins,
    mounts: [],
    endStreams: async () => endAll(),
    close,
  };
}
