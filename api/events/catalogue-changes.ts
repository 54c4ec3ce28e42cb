import type { Logger } from "pino";
import type { Listen } from "@api/db/listen";
import { secondMs } from "@domain/duration";

/** The restaurant that changed; null: possibly any. */
export type CatalogueChange = string | null;

/** Publishes changes to public data made by any process (migration 053). */
export interface CatalogueChanges {
  /** Returns a function that ends it. */
  subscribe: (changed: (restaurantId: CatalogueChange) => void) => () => void;
  /** Whether changes are currently received. */
  isListening: () => boolean;
  /** The changes as a server-sent stream, which ends when they are no longer received, or with the process. */
  stream: (ended: () => void) => ReadableStream<Uint8Array>;
  stop: () => Promise<void>;
}

/** A heartbeat, so that proxies do not close a quiet stream. */
const heartbeatMs = 20 * secondMs;
/** The maximum backlog of a reader. A slower one is disconnected, and assumes that everything changed when it reconnects. */
const maxBacklogBytes = 64 * 1024;

/** Receives the database's notifications of changes and passes them to all subscribers of this process. */
export function createCatalogueChanges({ listen, logger }: { listen: Listen; logger: Logger }): CatalogueChanges {
  const followers = new Set<(restaurantId: CatalogueChange) => void>();
  const streams = new Set<() => void>();
  let isListening = false;
  let isStopped = false;
  const onNotification = (payload?: string) => {
    if (isStopped) return;
    isListening = true;
    // Triggers name the restaurant; after missed notifications there is no payload.
    for (const follower of followers) follower(payload || null);
  };
  const onListenFailed = (error: unknown) => {
    isListening = false;
    logger.warn({ err: error }, "LISTEN connection lost; catalogue changes are delayed");
    for (const end of streams) end();
  };
  const stopListening = listen("catalogue", onNotification, onListenFailed);

  const subscribe: CatalogueChanges["subscribe"] = (changed) => {
    followers.add(changed);
    return () => followers.delete(changed);
  };

  return {
    subscribe,
    isListening: () => isListening,
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
            const heartbeatTimer = setInterval(put, heartbeatMs, ":\n\n").unref();
            const unsubscribe = subscribe((restaurantId) =>
              put(`data: ${JSON.stringify({ restaurant_id: restaurantId })}\n\n`),
            );
            end = () => {
              clearInterval(heartbeatTimer);
              unsubscribe();
              ended();
              streams.delete(close);
            };
            const close = () => {
              end();
              controller.close();
            };
            streams.add(close);
            put(":\n\n");
            if (!isListening) close();
          },
          cancel: () => end(),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maxBacklogBytes }),
      );
    },
    async stop() {
      isStopped = true;
      isListening = false;
      for (const end of streams) end();
      await stopListening();
    },
  };
}
