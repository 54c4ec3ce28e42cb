import type { Logger } from "pino";
import type { Listen } from "@api/db/listen";

/** Whose things have changed; null: anybody's may have. */
export type CatalogueChange = string | null;

/** Tells of changes to what visitors see, whichever process made them (migration 053). */
export interface CatalogueChanges {
  /** Gives what ends it. */
  follow: (changed: (restaurantId: CatalogueChange) => void) => () => void;
  /** Whether changes are heard of at this moment. */
  isHeard: () => boolean;
  /** The changes as a server-sent stream, which ends where they are no longer heard of, and with the process. */
  stream: (ended: () => void) => ReadableStream<Uint8Array>;
  stop: () => Promise<void>;
}

/** Keeps proxies from taking a quiet stream for a dead one. */
const heartbeatMs = 20_000;
/** What may wait for a reader. One that falls behind further is let go, and takes everything for changed when it comes again. */
const waitingBytes = 64 * 1024;

export function createCatalogueChanges({ listen, logger }: { listen: Listen; logger: Logger }): CatalogueChanges {
  const followers = new Set<(restaurantId: CatalogueChange) => void>();
  const streams = new Set<() => void>();
  let isHeard = false;
  let isStopped = false;
  const heard = (payload?: string) => {
    if (isStopped) return;
    isHeard = true;
    // A trigger names the restaurant; what may have been missed while nobody listened names none.
    for (const follower of followers) follower(payload || null);
  };
  const lost = (error: unknown) => {
    isHeard = false;
    logger.warn({ err: error }, "Changes for visitors are late: the database is not heard");
    for (const end of streams) end();
  };
  const stopListening = listen("catalogue", heard, lost);

  const follow: CatalogueChanges["follow"] = (changed) => {
    followers.add(changed);
    return () => followers.delete(changed);
  };

  return {
    follow,
    isHeard: () => isHeard,
    stream: (ended) => {
      let end = () => {};
      const encoder = new TextEncoder();
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const put = (text: string) => {
              controller.enqueue(encoder.encode(text));
              if ((controller.desiredSize ?? 0) <= 0) close();
            };
            const beats = setInterval(put, heartbeatMs, ":\n\n").unref();
            const unfollow = follow((restaurantId) =>
              put(`data: ${JSON.stringify({ restaurant_id: restaurantId })}\n\n`),
            );
            end = () => {
              clearInterval(beats);
              unfollow();
              ended();
              streams.delete(close);
            };
            const close = () => {
              end();
              controller.close();
            };
            streams.add(close);
            put(":\n\n");
            if (!isHeard) close();
          },
          cancel: () => end(),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes }),
      );
    },
    async stop() {
      isStopped = true;
      isHeard = false;
      for (const end of streams) end();
      await stopListening();
    },
  };
}
