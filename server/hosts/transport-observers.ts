import type { Transport } from "~/host/client/transport.server";
import { isHostError } from "~/host/errors";
import type { Metrics } from "../observability/metrics";

/** The same transport; each try is counted in the metrics, with the host's status or why there was no answer. */
export function observeCalls(transport: Transport, hostCall: Metrics["hostCall"]): Transport {
  const patternOf = createCallPatterns();
  return async (request) => {
    const began = performance.now();
    const record = (status: number | string) =>
      hostCall({ method: request.method, route: patternOf(request.path), status, ms: performance.now() - began });
    try {
      const answer = await transport(request);
      record(answer.status);
      return answer;
    } catch (error) {
      record(isHostError(error) ? error.code : "error");
      throw error;
    }
  };
}

/** Ids, numbers, tokens and codes; the words of the API's paths are short and have no digit. */
const isValue = (segment: string) => /\d/.test(segment) || segment.length > 24 || segment !== segment.toLowerCase();
/** Should a path have words of somebody's own after all, they must not fill the memory. */
const maxPatterns = 300;

/** Names the calls of an API whose paths it does not know: "/orders/:id/status", for a metric's label. */
export function createCallPatterns(max = maxPatterns): (path: string) => string {
  const known = new Set<string>();
  return (path) => {
    const [pathname = ""] = path.split("?");
    const pattern = pathname
      .split("/")
      .map((segment) => (isValue(segment) ? ":id" : segment))
      .join("/");
    if (known.size >= max && !known.has(pattern)) return "other";
    known.add(pattern);
    return pattern;
  };
}

/** `"image_url":"https:\/\/…`: a field named after a picture, and where it lies; slashes may be escaped. */
const picture = /"\w*(?:image|logo|banner|picture|photo|avatar|thumb)\w*"\s*:\s*\[?\s*"(https?:\\?\/\\?\/[^"/\\]+)/gi;

/**
 * The same transport, and whether the host has named pictures at its own address: only then pages name it among what they load.
 * An API that nobody outside can reach is nobody's business. (A picture passed on at our own address has none of the host's.)
 */
export function observePictureOrigins(transport: Transport, baseUrl: string) {
  const { origin, host } = new URL(baseUrl);
  let isShown = false;
  const observing: Transport = async (request) => {
    const answer = await transport(request);
    if (!isShown && answer.text.includes(host)) {
      isShown = [...answer.text.matchAll(picture)].some(([, site = ""]) => site.replaceAll("\\", "") === origin);
    }
    return answer;
  };
  return { transport: observing, pictureOrigins: (): string[] => (isShown ? [origin] : []) };
}
