import type { LoaderFunctionArgs } from "@remix-run/node";
import { createStreamLimit } from "@domain/stream-limit";
import { isHostError } from "~/host/errors";
import { openEvents } from "~/host/messages.server";

/** This process's own, for a host that has none; with ours in the same process both count the same. */
const limit = createStreamLimit();
const busySeconds = 30;

/**
 * [HOST-68] The host's events for open pages, from our own address: the token stays here. Takes `restaurantId`, and
 * `lastEventId` or the header Last-Event-ID. 204 tells the browser to stop asking: this host has no events.
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
    if (isHostError(error, "unsupported", "nonsense")) return new Response(null, { status: 204 });
    if (isHostError(error) && error.status < 500) return new Response(null, { status: error.status });
    // An error status would keep the browser from ever coming again. It comes soon, and waits longer each time it is in vain.
    if (isHostError(error)) return events("retry: 500\nevent: unavailable\ndata: {}\n\n");
    throw error;
  }
}

/** Pages that hear nothing for some of these say that the line is lost (app/ui/live/live-stream.ts). */
const beatMs = 3_000;
const beat = new TextEncoder().encode(":\n\n");
const newline = 10;

/** One clock for all streams of this process: most are displays at which nothing happens. */
const beats = new Set<() => void>();
let clock: NodeJS.Timeout | undefined;

/**
 * The host's events with a beat of our own between them, whatever host it is; `ended` is called once nobody reads any more.
 * Whoever left while it was being opened never reads it, nor cancels it: `signal` tells of them.
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
        // Whoever does not read gets none.
        if (isBetweenEvents && (controller.desiredSize ?? 0) > 0) controller.enqueue(beat);
      };
      if (signal.aborted) return left();
      signal.addEventListener("abort", left, { once: true });
      beats.add(put);
      clock ??= setInterval(() => beats.forEach((put) => put()), beatMs).unref();
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

/** The page finds out what to do by loading itself anew. */
const sessionEnded = () => events("retry: 5000\nevent: session-ended\ndata: {}\n\n");

/** The page comes again: unlike other refusals, this one passes. */
const busy = (seconds: number) => new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });

const events = (body: ReadableStream<Uint8Array> | string) =>
  new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
