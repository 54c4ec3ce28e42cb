import { type Kysely, sql } from "kysely";
import type { Database } from "@api/db/tables";
import type { Actor } from "@api/http/router";
import { selectSessions } from "@api/http/sessions";

/** The text of the notification on the channel `events` when sessions were revoked; those of events have none. */
export const sessionsRevoked = "sessions";

/** Ends the event streams of sessions that were revoked, in every process, once the transaction is committed. */
export async function endRevokedStreams(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('events', ${sessionsRevoked})`.execute(trx);
}

/** The session that a stream was opened with. */
export interface StreamSession {
  tokenHash: string;
  actor: Pick<Actor, "role" | "restaurantIds">;
}

interface WatchedStream {
  session: StreamSession;
  /** Ends the stream; a reader who may still follow reconnects. */
  end: () => void;
}

/** What sessions permit, to compare. */
const toRights = ({ role, restaurantIds }: StreamSession["actor"]) => [role, ...restaurantIds].join(" ");

/**
 * Ends streams whose session was revoked, or whose person works elsewhere now. One query for all streams of the process, whatever
 * their number.
 */
export function createSessionWatch(db: Kysely<Database>) {
  const byToken = new Map<string, Set<WatchedStream>>();
  let checking: Promise<void> | undefined;
  let isStale = false;

  async function checkAll(): Promise<void> {
    try {
      while (isStale && byToken.size > 0) {
        isStale = false;
        const streams = [...byToken].flatMap(([token, members]) => [...members].map((stream) => ({ token, stream })));
        const found = await selectSessions(db)
          .where(sql<boolean>`access_tokens.token_hash = any(${[...byToken.keys()]})`)
          .select("access_tokens.token_hash")
          .execute();
        const rights = new Map(found.map((row) => [row.token_hash, toRights(row)]));
        for (const { token, stream } of streams) if (rights.get(token) !== toRights(stream.session.actor)) stream.end();
      }
    } finally {
      checking = undefined;
    }
  }

  return {
    add(stream: WatchedStream): void {
      const { tokenHash } = stream.session;
      byToken.set(tokenHash, (byToken.get(tokenHash) ?? new Set()).add(stream));
    },
    remove(stream: WatchedStream): void {
      const members = byToken.get(stream.session.tokenHash);
      members?.delete(stream);
      if (members?.size === 0) byToken.delete(stream.session.tokenHash);
    },
    /** Resolves when every stream whose session was revoked before the call has ended. @throws when the database cannot be read */
    check(): Promise<void> {
      isStale = true;
      // `checkAll` would end before it is stored as `checking`, which would then stand for ever: nothing was checked any more.
      if (byToken.size === 0) return checking ?? Promise.resolve();
      checking ??= checkAll();
      return checking;
    },
    /** Resolves when no check is under way. @throws as the check does */
    settled: (): Promise<void> => checking ?? Promise.resolve(),
  };
}
