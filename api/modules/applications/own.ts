import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { isOwnerOf } from "@api/modules/restaurants/visibility";

/**
 * The restaurant whose application this person may see: its owner, the sales agent who registered it, administrators.
 * With `lock` nobody else changes or decides it until the transaction ends. @throws ApiError not_found, for all others too
 */
export async function findApplication(db: Db, id: string, actor: Actor, { lock = false } = {}) {
  const row = isUuid(id)
    ? await db
        .selectFrom("restaurants")
        .selectAll()
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .$if(lock, (select) => select.forUpdate())
        .executeTakeFirst()
    : undefined;
  const isTheirs = row && (isOwnerOf(actor, row.id) || (actor.role === "agent" && row.registered_by === actor.id));
  if (!row || !isTheirs) throw notFound("Application");
  return row;
}

/**
 * As findApplication, locked, for its applicant's changes: it waits or was rejected.
 * @throws ApiError not_found, forbidden (administrators edit restaurants elsewhere), conflict (it is decided)
 */
export async function changeableApplication(trx: Db, id: string, actor: Actor) {
  const row = await findApplication(trx, id, actor, { lock: true });
  if (actor.role === "admin") throw new ApiError("forbidden", "Only the applicant changes an application.");
  if (row.status === "pending" || row.status === "rejected") return row;
  throw new ApiError("conflict", `${row.name} is approved already. It is changed in its dashboard.`);
}

/** Notes what was changed, in words, until the application is sent again. Idempotent. */
export async function noteChange(
  trx: Db,
  restaurantId: string,
  changes: readonly string[],
  what: string,
): Promise<void> {
  if (changes.includes(what)) return;
  await trx
    .updateTable("restaurants")
    .set({ application_changes: [...changes, what] })
    .where("id", "=", restaurantId)
    .execute();
}
