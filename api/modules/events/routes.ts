import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { errorAnswer } from "@domain/contract/errors";
import { eventsQuery } from "@domain/contract/event";
import type { ApiDependencies } from "@api/dependencies";
import { audienceOf } from "@api/events/audience";
import { eventStream } from "@api/events/stream";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";

/** [HOST-68] Changes to what the signed-in person's open pages show, as server-sent events. */
export function eventsModule({ feed, logger }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/events",
      summary: "Own things as they change; resumes from Last-Event-ID",
      request: { query: eventsQuery },
      responses: {
        200: { description: "Server-sent events", content: { "text/event-stream": { schema: z.string() } } },
        default: { description: "Refused; `code` says why", content: { "application/json": { schema: errorAnswer } } },
      },
    }),
    (c) => {
      const { restaurant_id, lastEventId } = c.req.valid("query");
      const audience = audienceOf(requireActor(c), restaurant_id);
      const after = sequenceOf(c.req.header("last-event-id") ?? lastEventId);
      return c.body(eventStream({ feed, audience, after, logger }), 200, {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        // nginx would hold the events back.
        "X-Accel-Buffering": "no",
      });
    },
  );

  return router;
}

/** What is no sequence of ours lies beyond all of them, and is answered as unknown. */
function sequenceOf(id: string | undefined): number | null {
  if (!id) return null;
  return /^\d{1,15}$/.test(id) ? Number(id) : Infinity;
}
