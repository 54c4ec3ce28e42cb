import type { LoaderFunctionArgs } from "@remix-run/node";
import { createStreamLimit } from "@domain/stream-limit";
import { isHostError } from "~/host/errors";
import { openEvents } from "~/host/messages.server";

/** This process's limit, for hosts without one; if our host runs in the same process, both count the same. */
const limit = createStreamLimit();
const busySeconds = 30;

/**
 * [HOST-68] The host's events for open pages, from the app's address: the token stays on the server. Takes
 * `restaurantId`, and `lastEventId` or the header Last-Event-ID. 204 tells the browser to stop reconnecting: this host
 * has no events.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (!context.session.user) return sessionEnded();
  const close = limit.open(context.session.user.id, context.clientAddress);
  if (!close) return busy(busySeconds);
  try {
    const stream = await openEvents(context.host, {
      restaurantId: searchParams.get("restaurantId"),
      lastEventId: request.headers.get("Last-Event-ID") ?? searchParams.get("lastEventId"),
      signal: request.signal,
    });
    return events(withBeats(stream, request.signal, close));
  } catch (error) {
    close();
    if (isHostError(error, "rate_limited")) return busy(error.retryAfter ?? busySeconds);
    if (isHostError(error, "unauthenticated")) return sessionEnded();
    if (isHostError(error, "unsupported", "invalid_response")) return new Response(null, { status: 204 });
    if (isHostError(error) && error.status < 500) return new Response(null, { status: error.status });
    // An error status would stop the browser from reconnecting. It reconnects soon, and waits longer after each
    // failure.
    if (isHostError(error)) return events("retry: 500\nevent: unavailable\ndata: {}\n\n");
    throw error;
  }
}

/** Pages that receive nothing for several beats report a lost connection (app/ui/live/live-stream.ts). */
const heartbeatMs = 3_000;
const beat = new TextEncoder().encode(":\n\n");
const newline = 10;

/** One timer for all streams of this process: most are displays with no activity. */
const beats = new Set<() => void>();
let clock: NodeJS.Timeout | undefined;

/**
 * The host's events with beats of the app in between, regardless of the host; `ended` is called once nobody reads any
 * more. A client that left while the stream was being opened neither reads nor cancels it: `signal` reports that.
 */
function withBeats(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  ended: () => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isBetweenEvents = true;
  let put = () => {};
  const end = () => {
    beats.delete(put);
    if (beats.size === 0) {
      clearInterval(clock);
      clock = undefined;
    }
    ended();
  };
  const leave = async (reason: unknown) => {
    end();
    await reader.cancel(reason).catch(() => undefined);
  };
  const left = () => void leave(signal.reason);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      put = () => {
        // Clients that do not read get none.
        if (isBetweenEvents && (controller.desiredSize ?? 0) > 0) controller.enqueue(beat);
      };
      if (signal.aborted) return left();
      signal.addEventListener("abort", left, { once: true });
      beats.add(put);
      clock ??= setInterval(() => beats.forEach((put) => put()), heartbeatMs).unref();
    },
    async pull(controller) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
      if (value) {
        isBetweenEvents = value.at(-1) === newline && value.at(-2) === newline;
        controller.enqueue(value);
      }
      if (!done) return;
      end();
      controller.close();
    },
    cancel: leave,
  });
}

/** The page learns what to do by reloading. */
const sessionEnded = () => events("retry: 5000\nevent: session-ended\ndata: {}\n\n");

/** The page reconnects: unlike other refusals, this one is temporary. */
const busy = (seconds: number) => new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });

const events = (body: ReadableStream<Uint8Array> | string) =>
  new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
