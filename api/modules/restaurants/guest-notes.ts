import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import type { Guest, guestNotesRequest } from "@domain/contract/guest";
import { getGuest } from "./guest-list";

type Place = Parameters<typeof getGuest>[1];
type Request = z.output<typeof guestNotesRequest>;

/**
 * Saves the restaurant's notes about a guest; empty notes delete them. A field that the sender left as it was shown
 * keeps what a colleague wrote meanwhile: an allergy is not lost to an older page.
 * @throws ApiError not_found, conflict where both have changed a field
 */
export async function saveGuestNotes(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { actor, place }: { actor: Actor; place: Place },
  id: string,
  request: Request,
): Promise<Guest> {
  const { restaurantId } = place;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${restaurantId} ${id}`}, 0))`.execute(trx);
    const guest = await getGuest(trx, place, id);
    const allergies = merge(request, guest, "allergies");
    const notes = merge(request, guest, "notes");
    const [column, who] = isUuid(id) ? (["user_id", { user_id: id }] as const) : (["phone", { phone: id }] as const);
    if (allergies === null && notes === null)
      await trx.deleteFrom("guest_notes").where("restaurant_id", "=", restaurantId).where(column, "=", id).execute();
    else
      await trx
        .insertInto("guest_notes")
        .values({ restaurant_id: restaurantId, ...who, allergies, notes, updated_at: now, updated_by: actor.id })
        .onConflict((same) =>
          same
            .columns(["restaurant_id", column])
            .doUpdateSet({ allergies, notes, updated_at: now, updated_by: actor.id }),
        )
        .execute();
    // The audit log records the change but not the text, which may be about health.
    const changes = {
      ...(allergies === guest.allergies ? {} : { allergies: "changed" }),
      ...(notes === guest.notes ? {} : { notes: "changed" }),
    };
    await audit(trx, { actor, at: now, action: "guest.noted", subject: ["guest", id], restaurantId, changes });
    return getGuest(trx, place, id);
  });
}

/** What a field says from now on. @throws ApiError conflict */
function merge({ before, ...typed }: Request, stored: Guest, field: "allergies" | "notes"): string | null {
  if (!before || isSame(stored[field], before[field]) || isSame(stored[field], typed[field])) return typed[field];
  if (isSame(typed[field], before[field])) return stored[field];
  const message = `Somebody has changed this meanwhile. It says now: ${stored[field] ?? "nothing"}`;
  throw new ApiError("conflict", message, { errors: { [field]: message } });
}

/** Forms send other line breaks than they were given. */
const isSame = (one: string | null, other: string | null) => toLines(one) === toLines(other);
const toLines = (text: string | null) => text?.replaceAll("\r\n", "\n") ?? null;
