import type { ApiDependencies } from "@api/dependencies";
import { RateLimitedError } from "@api/errors";
import { getAudience } from "@api/events/audience";
import { eventStream } from "@api/events/stream";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute } from "@api/http/router";
import { eventCalls } from "@domain/contract/calls/messages";
import { createStreamLimit } from "@domain/stream-limit";

/** Seconds until a refused stream may be retried: pages are closed all the time. */
const busySeconds = 30;
const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Without it nginx buffers the events.
  "X-Accel-Buffering": "no",
};

/** [HOST-68] Changes to what the signed-in person's open pages show, as server-sent events. */
export function eventsModule({ feed, catalogue, logger }: ApiDependencies) {
  const router = createRouter();
  const limit = createStreamLimit();

  router.openapi(toRoute(eventCalls.streamEvents), (c) => {
    const { restaurant_id, lastEventId } = c.req.valid("query");
    const actor = requireActor(c);
    const audience = getAudience(actor, restaurant_id);
    const after = parseSequence(c.req.header("last-event-id") ?? lastEventId);
    const ended = limit.open(actor.id, c.get("clientAddress"));
    if (!ended) throw new RateLimitedError(busySeconds, "Too many pages are open at once. Please close some of them.");
    const session = { tokenHash: c.get("tokenHash") ?? "", actor };
    return c.body(eventStream({ feed, audience, session, after, logger, ended }), 200, streamHeaders);
  });

  router.openapi(toRoute(eventCalls.streamCatalogue), (c) => {
    const ended = limit.open(`app at ${c.get("clientAddress")}`, c.get("clientAddress"));
    if (!ended) throw new RateLimitedError(busySeconds, "Too many apps follow changes at once.");
    return c.body(catalogue.stream(ended), 200, streamHeaders);
  });

  return router;
}

/** An id that is not one of our sequence numbers is treated as unknown. */
function parseSequence(id: string | undefined): number | null {
  if (!id) return null;
  return /^\d{1,15}$/.test(id) ? Number(id) : Infinity;
}
