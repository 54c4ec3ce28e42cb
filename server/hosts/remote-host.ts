import * as z from "zod";
import { picturesPath } from "@domain/registration/uploads";
import { createHostClient } from "~/host/client/client.server";
import { createSharedResponses } from "~/host/client/shared-responses";
import { httpStreams, type OpenStream } from "~/host/client/streaming.server";
import { createBreaker, hostPaths, httpTransport, type Transport } from "~/host/client/transport.server";
import { HostError, isHostError } from "~/host/errors";
import type { Config } from "~/lib/config/config.server";
import { cloverOrigins } from "../http/security-headers";
import type { Metrics } from "../observability/metrics";
import { type HostConnection, mediaPath } from "./host-connection";

/**
 * The marketplace API of another process at `baseUrl`; this process then keeps no state. Calls may take `apiTimeout` ms; after
 * repeated failures the host is not called for half as long.
 */
export function connectRemoteHost(
  { baseUrl, apiTimeout: callLimit, apiPaths }: { baseUrl: string } & Pick<Config, "apiTimeout" | "apiPaths">,
  metrics: Metrics | null,
): HostConnection {
  const { transport: plain, close } = httpTransport(baseUrl, callLimit + 1_000);
  const observed = metrics ? observeCalls(plain, metrics.hostCall) : plain;
  const { transport, pictureOrigins } = observePictureOrigins(observed, baseUrl);
  const { openStream, endAll, count } = httpStreams(baseUrl);
  const toPath = hostPaths(apiPaths);
  const shared = createSharedResponses();
  let isStopped = false;
  const isReady = async () => {
    const signal = AbortSignal.timeout(2_000);
    const response = await transport({ method: "GET", path: toPath("/restaurants?per_page=1"), headers: {}, signal });
    return response.status < 500;
  };
  return {
    hostFor: createHostClient({
      transport,
      guard: createBreaker({ pause: callLimit / 2 }),
      openStream,
      callLimit,
      pathOf: toPath,
      shared,
    }),
    isReady,
    card: cloverOrigins,
    pictureOrigins,
    mounts: [`${picturesPath}/:id`, mediaPath].map((path) => ({ path, fetch: proxyPictures(openStream) })),
    openStreams: count,
    endStreams: async () => {
      isStopped = true;
      endAll();
    },
    watchCatalogue: (changed) => {
      const clear = (restaurantId: string | null) => {
        shared.clear();
        changed(restaurantId);
      };
      return watchCatalogue(openStream, toPath("/catalogue/changes"), clear, () => isStopped);
    },
    close,
  };
}

/** Public pictures of the host, proxied because the browser does not know the host. */
const proxyPictures = (openStream: OpenStream) => async (request: Request) => {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET") return new Response(null, { status: 405 });
  try {
    const { status, contentType, body } = await openStream({ path: pathname, headers: {}, signal: request.signal });
    const isPicture = status === 200 && contentType.startsWith("image/");
    if (!isPicture) {
      await body?.cancel();
      return new Response(null, { status: 404 });
    }
    const headers = {
      "Content-Type": contentType,
      "Content-Security-Policy": "sandbox",
      // Not cached forever: if the host aborts, the picture is truncated.
      "Cache-Control": "public, max-age=3600",
    };
    return new Response(body, { headers });
  } catch (error) {
    if (error instanceof HostError) return new Response(null, { status: error.status });
    throw error;
  }
};

/** Before reconnecting to an API that disconnected or is unreachable. */
const reconnectDelayMs = 1_000;
/** Before asking an API without such a stream once more. */
const unsupportedRetryMs = 5 * 60_000;

/** Follows the API's stream of changes while it is available. */
function watchCatalogue(
  openStream: OpenStream,
  path: string,
  changed: (restaurantId: string | null) => void,
  isStopped: () => boolean,
): () => boolean {
  let isReceiving = false;
  const follow = async (): Promise<number> => {
    const { signal } = new AbortController();
    const { status, contentType, body } = await openStream({ path, headers: { accept: "text/event-stream" }, signal });
    if (status !== 200 || !body || !contentType.startsWith("text/event-stream")) {
      await body?.cancel();
      return unsupportedRetryMs;
    }
    const decoder = new TextDecoder();
    let text = "";
    for await (const part of body) {
      // Earlier changes may have been missed.
      if (!isReceiving) changed(null);
      isReceiving = true;
      const blocks = (text + decoder.decode(part, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const parsed = block.startsWith("data: ") ? catalogueChange.safeParse(JSON.parse(block.slice(6))) : null;
        if (parsed) changed(parsed.data?.restaurant_id ?? null);
      }
    }
    return reconnectDelayMs;
  };
  const reconnect = async (): Promise<void> => {
    const delayMs = await follow().catch(() => reconnectDelayMs);
    isReceiving = false;
    if (!isStopped()) setTimeout(() => void reconnect(), delayMs).unref();
  };
  void reconnect();
  return () => isReceiving;
}

const catalogueChange = z.object({ restaurant_id: z.string().nullable() });

/** Wraps a transport; counts each attempt in the metrics, with the status or the reason of failure. */
export function observeCalls(transport: Transport, hostCall: Metrics["hostCall"]): Transport {
  const toPattern = createCallPatterns();
  return async (request) => {
    const began = performance.now();
    const record = (status: number | string) =>
      hostCall({ method: request.method, route: toPattern(request.path), status, ms: performance.now() - began });
    try {
      const response = await transport(request);
      record(response.status);
      return response;
    } catch (error) {
      record(isHostError(error) ? error.code : "error");
      throw error;
    }
  };
}

/** Matches ids, numbers, tokens and codes; the API's path words are short and without digits. */
const isValue = (segment: string) => /\d/.test(segment) || segment.length > 24 || segment !== segment.toLowerCase();

/** Bounds the memory if paths contain free text after all. */
const maxPatterns = 300;

/** Derives route patterns for an API with unknown paths: "/orders/:id/status", for a metric's label. */
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

/** Matches a picture field and its URL, `"image_url":"https:\/\/…`; slashes may be escaped. */
const picture = /"\w*(?:image|logo|banner|picture|photo|avatar|thumb)\w*"\s*:\s*\[?\s*"(https?:\\?\/\\?\/[^"/\\]+)/gi;

/**
 * Wraps a transport and detects whether the host names pictures at its own address: only then is it listed in the content
 * security policy. The address of an internal API is not disclosed. (Proxied pictures do not count.)
 */
export function observePictureOrigins(transport: Transport, baseUrl: string) {
  const { origin, host } = new URL(baseUrl);
  let namesOwnPictures = false;
  const observing: Transport = async (request) => {
    const response = await transport(request);
    if (!namesOwnPictures && response.text.includes(host)) {
      namesOwnPictures = [...response.text.matchAll(picture)].some(
        ([, site = ""]) => site.replaceAll("\\", "") === origin,
      );
    }
    return response;
  };
  return { transport: observing, pictureOrigins: (): string[] => (namesOwnPictures ? [origin] : []) };
}
