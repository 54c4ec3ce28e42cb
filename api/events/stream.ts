import type { Logger } from "pino";
import { json } from "@api/db/tables";
import type { Events } from "@api/dependencies";
import { minuteMs, secondMs } from "@domain/duration";
import type { Audience } from "./audience";
import type { EventFeed, Follower } from "./feed";
import { encodeBlock } from "./frames";
import type { StreamSession } from "./session-watch";

export const streamLimits = {
  /** The maximum backlog of a reader. A slower one is disconnected and resumes where it was. */
  maxBacklogBytes: 64 * 1024,
  /** A heartbeat, so that proxies do not close a quiet stream. */
  heartbeatMs: 20 * secondMs,
  /** The maximum age of a stream, after which the reader reconnects. Up to a fifth longer at random. */
  lifetimeMs: 5 * minuteMs,
  /** The reconnection delay: after a restart, a kitchen gets new orders within two seconds. */
  retryMs: 500,
};

interface StreamOptions {
  feed: EventFeed;
  audience: Audience;
  session: StreamSession;
  after: number | null;
  logger: Logger;
  /** Called once when it ends. */
  ended?: () => void;
  limits?: typeof streamLimits;
}

const heartbeat = encodeBlock(":");

/** The events of an audience as a server-sent stream with bounded memory. It ends by itself; readers resume. */
export function eventStream(options: StreamOptions) {
  const { feed, audience, session, after, logger, ended, limits = streamLimits } = options;
  const closed = new AbortController();
  if (ended) closed.signal.addEventListener("abort", ended, { once: true });
  let makeRoom = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          if (closed.signal.aborted) return;
          closed.abort();
          controller.close();
        };
        const put = (bytes: Uint8Array) => {
          if (closed.signal.aborted) return;
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const hasRoom = () => closed.signal.aborted || (controller.desiredSize ?? 0) >= limits.maxBacklogBytes / 2;
        const heartbeatTimer = setInterval(() => put(heartbeat), limits.heartbeatMs).unref();
        const lifetime = setTimeout(end, limits.lifetimeMs * (1 + Math.random() / 5)).unref();
        closed.signal.addEventListener("abort", () => {
          clearInterval(heartbeatTimer);
          clearTimeout(lifetime);
          makeRoom();
        });
        const follower: Follower = {
          audience,
          session,
          signal: closed.signal,
          begin: (sequence) => put(encodeBlock(`retry: ${limits.retryMs}`, `id: ${sequence}`)),
          reset: (sequence) => put(encodeBlock(`id: ${sequence}`, "event: reset", "data: {}")),
          send: ({ bytes }) => put(bytes),
          room: async () => {
            while (!hasRoom()) await new Promise<void>((resolve) => (makeRoom = resolve));
          },
          end,
        };
        feed.follow(follower, after).catch((error: unknown) => {
          logger.warn({ err: error }, "An event stream could not go on");
          end();
        });
      },
      pull: () => makeRoom(),
      cancel: () => closed.abort(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: limits.maxBacklogBytes }),
  );
}

/** Events as rows of the `events` table; `sequence` orders them for whoever follows. */
export function createEvents(): Events {
  return {
    async publish(trx, ...events) {
      if (events.length === 0) return;
      const rows = events.map((event) => ({
        type: event.type,
        restaurant_id: event.restaurantId ?? null,
        user_id: event.userId ?? null,
        subject_id: event.subjectId,
        payload: json(event.payload ?? {}),
      }));
      await trx.insertInto("events").values(rows).execute();
    },
  };
}
