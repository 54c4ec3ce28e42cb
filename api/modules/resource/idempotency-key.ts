import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import { hashSecret } from "@api/vault";
import { minuteMs } from "@domain/duration";

/** Milliseconds. The same request sent later is a new one, not a repetition. */
const repeatMs = 10 * minuteMs;

/** What was saved before this time is no first sending of a request sent `now`. */
export const firstSentAfter = (now: Date) => new Date(now.getTime() - repeatMs);

export interface IdempotencyKey {
  actor: Pick<Actor, "id">;
  /** The action and what it is done to, such as "invitation" and the restaurant's id: a key counts for these alone. */
  scope: readonly [action: string, recordId: string];
  /** The request's idempotency key; without one nothing is remembered. */
  key: string | undefined;
  now: Date;
}

/** The key of a request whose form has none: what it says. */
export const contentKey = (content: unknown): string => hashSecret(JSON.stringify(content));

/**
 * [FORM-5] What the same person's request with the same key and scope saved within the last minutes: its id, or null for the
 * first such request. Waits for one that is under way; `noteSaved` has to follow in the same transaction.
 */
export async function findSaved(trx: Db, { actor, scope, key: sentKey, now }: IdempotencyKey): Promise<string | null> {
  if (sentKey === undefined) return null;
  const key = scopedKey(scope, sentKey);
  const { record_id: id, sent_at: at } = await trx
    .insertInto("request_keys")
    .values({ actor_id: actor.id, key, sent_at: now })
    // Changes nothing, but locks the row of the request that was first.
    .onConflict((conflict) => conflict.columns(["actor_id", "key"]).doUpdateSet({ key }))
    .returning(["record_id", "sent_at"])
    .executeTakeFirstOrThrow();
  return at >= firstSentAfter(now) ? id : null;
}

/** When the request that `findSaved` found was sent; for what is changed by other requests too. */
export async function getSavedAt(trx: Db, { actor, scope, key = "" }: IdempotencyKey): Promise<Date> {
  const { sent_at: at } = await trx
    .selectFrom("request_keys")
    .select("sent_at")
    .where("actor_id", "=", actor.id)
    .where("key", "=", scopedKey(scope, key))
    .executeTakeFirstOrThrow();
  return at;
}

/** Remembers what the request saved. */
export async function noteSaved(trx: Db, { actor, scope, key, now }: IdempotencyKey, id: string): Promise<void> {
  if (key === undefined) return;
  await trx
    .updateTable("request_keys")
    .set({ record_id: id, sent_at: now })
    .where("actor_id", "=", actor.id)
    .where("key", "=", scopedKey(scope, key))
    .execute();
}

const scopedKey = (scope: IdempotencyKey["scope"], key: string) => [...scope, key].join(" ");

/** Forgets the keys of requests that are no longer repeated. */
export async function deleteOldIdempotencyKeys({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  await db.deleteFrom("request_keys").where("sent_at", "<", firstSentAfter(clock.now())).execute();
}
