import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { DiningTable, diningTableRequest } from "@domain/contract/dining-table";

type Write = z.output<typeof diningTableRequest>;

const columns = ["id", "label", "seats", "code", "is_active"] as const;

/** By name, "Table 2" before "Table 10". */
export const listTables = (db: Db, restaurantId: string): Promise<DiningTable[]> =>
  db
    .selectFrom("dining_tables")
    .select(columns)
    .where("restaurant_id", "=", restaurantId)
    .orderBy(sql`regexp_replace(label, '\\d+', '', 'g')`)
    .orderBy(sql`coalesce(substring(label from '\\d{1,9}')::int, 0)`)
    .orderBy("label")
    .execute();

/** The code is not to be guessed from another's. @throws ApiError validation_failed for a name that is taken */
export async function createTable(db: Db, restaurantId: string, write: Write): Promise<DiningTable> {
  const code = randomBytes(9).toString("base64url");
  const made = await db
    .insertInto("dining_tables")
    .values({ restaurant_id: restaurantId, code, ...valuesOf(write) })
    .onConflict((on) => on.columns(["restaurant_id", "label"]).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!made) throw taken();
  return made;
}

/** @throws ApiError not_found (another restaurant's too), validation_failed for a name that is taken */
export async function updateTable(db: Db, restaurantId: string, id: string, write: Write): Promise<DiningTable> {
  const other = await db
    .selectFrom("dining_tables")
    .select("id")
    .where("restaurant_id", "=", restaurantId)
    .where("label", "=", write.label)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (other) throw taken();
  const changed = await db
    .updateTable("dining_tables")
    .set(valuesOf(write))
    .where("restaurant_id", "=", restaurantId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  if (!changed) throw notFound("Table");
  return changed;
}

/** @throws ApiError not_found */
export async function deleteTable(db: Db, restaurantId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("dining_tables")
    .where("restaurant_id", "=", restaurantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Table");
}

const valuesOf = ({ label, seats, is_active }: Write) => ({ label, seats: seats ?? null, is_active });

function taken(): ApiError {
  const message = "Another table has this name";
  return new ApiError("validation_failed", message, { errors: { label: message } });
}
