import { sql } from "kysely";
import { audit } from "@api/audit/note";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import type { Note } from "@domain/contract/administration/note";

const mostNotes = 500;

/** [HOST-80] Administrators' notes about a restaurant, the newest first. */
export async function listNotes(db: Db, restaurantId: string): Promise<Note[]> {
  const rows = await notes(db)
    .where("n.restaurant_id", "=", restaurantId)
    .orderBy("n.created_at", "desc")
    .orderBy("n.id")
    .limit(mostNotes)
    .execute();
  return rows.map(toNote);
}

/** [HOST-81] Notes what an administrator wrote; the text is trimmed and not empty. */
export async function addNote(
  db: Db,
  { restaurantId, text, actor, now }: { restaurantId: string; text: string; actor: Actor; now: Date },
): Promise<Note> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("restaurant_notes")
      .values({ restaurant_id: restaurantId, author_id: actor.id, text, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.noted",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { note: text },
    });
    return toNote(await notes(trx).where("n.id", "=", id).executeTakeFirstOrThrow());
  });
}

const notes = (db: Db) =>
  db
    .selectFrom("restaurant_notes as n")
    .leftJoin("users as u", "u.id", "n.author_id")
    .select(["n.id", "n.text", "n.created_at"])
    .select(sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as("author"));

const toNote = ({ created_at, ...rest }: Omit<Note, "created_at"> & { created_at: Date }): Note => ({
  ...rest,
  created_at: created_at.toISOString(),
});
