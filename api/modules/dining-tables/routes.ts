import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { findSaved, type IdempotencyKey, noteSaved } from "@api/modules/resource/idempotency-key";
import { assertVersion } from "@api/modules/resource/resource";
import { getReportScope } from "@api/modules/restaurants/report-scope";
import { isListed } from "@api/modules/restaurants/visibility";
import { diningTableCalls } from "@domain/contract/calls/settings";
import type { DiningTable, diningTableChangeRequest } from "@domain/contract/dining-table";
import { idempotencyHeader } from "@domain/contract/ordering/payment";

/** [ROUTE-10] Dining tables and their codes. */
export function diningTablesModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(diningTableCalls.listTables), async (c) => {
    const { id } = c.req.valid("param");
    await getReportScope(db, requireActor(c, "owner", "manager", "staff"), id);
    return c.json(withData({ data: await listTables(db, id) }), 200);
  });

  router.openapi(toRoute(diningTableCalls.createTable), async (c) => {
    const { id } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager");
    await getReportScope(db, actor, id);
    const key = c.req.valid("header")[idempotencyHeader];
    const idempotencyKey = { actor, scope: ["dining table", id], key, now: clock.now() } as const;
    const write = c.req.valid("json");
    const table = await db.transaction().execute((trx) => createTable(trx, id, { write, idempotencyKey }));
    return c.json(withData(table, "Table added successfully"), 200);
  });

  router.openapi(toRoute(diningTableCalls.updateTable), async (c) => {
    const { id, tableId } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager");
    await getReportScope(db, actor, id);
    const key = c.req.valid("header")[idempotencyHeader];
    const idempotencyKey = { actor, scope: ["dining table update", tableId], key, now: clock.now() } as const;
    const write = c.req.valid("json");
    const table = await db
      .transaction()
      .execute((trx) => updateTable(trx, { restaurantId: id, id: tableId }, { write, idempotencyKey }));
    return c.json(withData(table, "Table updated successfully"), 200);
  });

  router.openapi(toRoute(diningTableCalls.deleteTable), async (c) => {
    const { id, tableId } = c.req.valid("param");
    await getReportScope(db, requireActor(c, "owner", "manager"), id);
    await deleteTable(db, id, tableId);
    return c.json(withMessage("Table deleted successfully"), 200);
  });

  router.openapi(toRoute(diningTableCalls.findTableByCode), async (c) => {
    const table = await db
      .selectFrom("dining_tables")
      .innerJoin("restaurants", "restaurants.id", "dining_tables.restaurant_id")
      .select(["dining_tables.restaurant_id as restaurantId", "dining_tables.label"])
      .where("dining_tables.code", "=", c.req.valid("param").code)
      .where("dining_tables.is_active", "=", true)
      .where(isListed)
      .executeTakeFirst();
    if (!table) throw notFound("Table");
    return c.json(withData(table), 200);
  });

  return router;
}

type Write = z.output<typeof diningTableChangeRequest>;

interface Saving {
  write: Write;
  idempotencyKey: IdempotencyKey & { actor: Actor };
}

const columns = ["id", "label", "seats", "code", "is_active", "version"] as const;

/** By name, "Table 2" before "Table 10". */
const listTables = (db: Db, restaurantId: string): Promise<DiningTable[]> =>
  db
    .selectFrom("dining_tables")
    .select(columns)
    .where("restaurant_id", "=", restaurantId)
    .orderBy(sql`regexp_replace(label, '\\d+', '', 'g')`)
    .orderBy(sql`coalesce(substring(label from '\\d{1,9}')::int, 0)`)
    .orderBy("label")
    .execute();

/** Creates a table with an unguessable code, in a transaction. @throws ApiError validation_failed for a name that is taken */
async function createTable(trx: Db, restaurantId: string, { write, idempotencyKey }: Saving): Promise<DiningTable> {
  const saved = await findSaved(trx, idempotencyKey);
  const before = saved && (await listTables(trx, restaurantId)).find(({ id }) => id === saved);
  if (before && before.label === write.label) return before;
  await refuseSecond(trx, restaurantId, write.label);
  const code = randomBytes(9).toString("base64url");
  const made = await trx
    .insertInto("dining_tables")
    .values({ restaurant_id: restaurantId, code, ...toValues(write), ...toEditor(idempotencyKey) })
    .onConflict((on) => on.columns(["restaurant_id", "label"]).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!made) throw taken();
  await noteSaved(trx, idempotencyKey, made.id);
  return made;
}

/**
 * Changes a table, in a transaction.
 * @throws ApiError not_found (another restaurant's too), validation_failed for a name that is taken, conflict with
 * `editConflictDetails`
 */
async function updateTable(
  trx: Db,
  { restaurantId, id }: { restaurantId: string; id: string },
  { write, idempotencyKey }: Saving,
): Promise<DiningTable> {
  const saved = await findSaved(trx, idempotencyKey);
  const before = await trx
    .selectFrom("dining_tables")
    .select([...columns, "updated_at", "updated_by"])
    .where("restaurant_id", "=", restaurantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound("Table");
  const { updated_at: _at, updated_by: _by, ...stored } = before;
  if (saved && write.version !== undefined && before.version === write.version + 1) return stored;
  await assertVersion(trx, "table", before, write.version);
  if (write.label !== before.label) await refuseSecond(trx, restaurantId, write.label, id);
  const changed = await trx
    .updateTable("dining_tables")
    .set({ ...toValues(write), version: before.version + 1, ...toEditor(idempotencyKey) })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  await noteSaved(trx, idempotencyKey, id);
  return changed;
}

/** Guests and kitchen read "table 4" and "Table 4" as one. @throws ApiError validation_failed where another table has this name */
async function refuseSecond(trx: Db, restaurantId: string, label: string, id?: string): Promise<void> {
  const other = await trx
    .selectFrom("dining_tables")
    .select("id")
    .where("restaurant_id", "=", restaurantId)
    .where(sql<boolean>`lower(label) = lower(${label})`)
    .$if(id !== undefined, (select) => select.where("id", "!=", id ?? ""))
    .executeTakeFirst();
  if (other) throw taken();
}

/** @throws ApiError not_found */
async function deleteTable(db: Db, restaurantId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("dining_tables")
    .where("restaurant_id", "=", restaurantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Table");
}

const toEditor = ({ actor, now }: Saving["idempotencyKey"]) => ({ updated_at: now, updated_by: actor.id });

const toValues = ({ label, seats, is_active }: Write) => ({ label, seats: seats ?? null, is_active });

function taken(): ApiError {
  const message = "Another table has this name";
  return new ApiError("validation_failed", message, { errors: { label: message } });
}
