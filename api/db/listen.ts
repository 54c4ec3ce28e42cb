import type pg from "pg";
import { secondMs } from "@domain/duration";

/**
 * Calls `onNotification` with each notification on a channel, and without payload whenever listening (re)starts, since earlier ones may
 * have been missed. `onFailed` is called when the connection breaks; it reconnects by itself. Returns a function that stops it.
 */
export type Listen = (
  channel: string,
  onNotification: (payload?: string) => void,
  onFailed: (error: unknown) => void,
) => () => Promise<void>;

const pauseMs = secondMs;

/** Listens on a dedicated connection: a pooled one would lose its LISTEN with its next user. */
export const postgresListener =
  (url: string): Listen =>
  (channel, onNotification, onFailed) => {
    let isStopped = false;
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;

    const open = async () => {
      const { default: pg } = await import("pg");
      if (isStopped) return;
      const opening = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5 * secondMs });
      client = opening;
      let isBroken = false;
      const broken = (error: unknown) => {
        if (isBroken || isStopped) return;
        isBroken = true;
        onFailed(error);
        opening.end().catch(() => undefined);
        timer = setTimeout(() => void open(), pauseMs).unref();
      };
      opening.on("notification", ({ payload }) => onNotification(payload));
      opening.on("error", broken);
      opening.on("end", () => broken(new Error("The listening connection was closed.")));
      try {
        await opening.connect();
        await opening.query(`listen ${pg.escapeIdentifier(channel)}`);
        onNotification();
      } catch (error) {
        broken(error);
      }
    };
    void open();

    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  };
