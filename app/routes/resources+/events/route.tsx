import type { LoaderFunctionArgs } from "@remix-run/node";
import { openEvents } from "~/host/events.server";
import { isHostError } from "~/host/errors";

/**
 * [HOST-68] The host's events for open pages, from our own address: the token stays here. Takes `restaurantId`, and
 * `lastEventId` or the header Last-Event-ID. 204 tells the browser to stop asking: this host has no events.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (!context.session.user) return sessionEnded();
  try {
    const stream = await openEvents(context.host, {
      restaurantId: searchParams.get("restaurantId"),
      lastEventId: request.headers.get("Last-Event-ID") ?? searchParams.get("lastEventId"),
      signal: request.signal,
    });
    return events(stream);
  } catch (error) {
    if (isHostError(error, "unauthenticated")) return sessionEnded();
    if (isHostError(error, "unsupported", "nonsense")) return new Response(null, { status: 204 });
    if (isHostError(error) && error.status < 500) return new Response(null, { status: error.status });
    // An error status would keep the browser from ever coming again.
    if (isHostError(error)) return events("retry: 5000\nevent: unavailable\ndata: {}\n\n");
    throw error;
  }
}

/** The page finds out what to do by loading itself anew. */
const sessionEnded = () => events("retry: 5000\nevent: session-ended\ndata: {}\n\n");

const events = (body: ReadableStream<Uint8Array> | string) =>
  new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
