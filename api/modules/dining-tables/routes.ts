import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { getReportScope } from "@api/modules/restaurants/report-scope";
import { isListed } from "@api/modules/restaurants/visibility";
import { diningTableCalls } from "@domain/contract/calls/settings";
import type { DiningTable, diningTableRequest } from "@domain/contract/dining-table";
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
    await getReportScope(db, requireActor(c, "owner", "manager"), id);
    return c.json(withData(await updateTable(db, id, tableId, c.req.valid("json")), "Table updated successfully"), 200);
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

type Write = z.output<typeof diningTableRequest>;

const columns = ["id", "label", "seats", "code", "is_active"] as const;

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
async function createTable(
  trx: Db,
  restaurantId: string,
  { write, idempotencyKey }: { write: Write; idempotencyKey: Parameters<typeof findSaved>[1] },
): Promise<DiningTable> {
  const saved = await findSaved(trx, idempotencyKey);
  const before = saved && (await listTables(trx, restaurantId)).find(({ id }) => id === saved);
  if (before && before.label === write.label) return before;
  const code = randomBytes(9).toString("base64url");
  const made = await trx
    .insertInto("dining_tables")
    .values({ restaurant_id: restaurantId, code, ...toValues(write) })
    .onConflict((on) => on.columns(["restaurant_id", "label"]).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!made) throw taken();
  await noteSaved(trx, idempotencyKey, made.id);
  return made;
}

/** @throws ApiError not_found (another restaurant's too), validation_failed for a name that is taken */
async function updateTable(db: Db, restaurantId: string, id: string, write: Write): Promise<DiningTable> {
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
    .set(toValues(write))
    .where("restaurant_id", "=", restaurantId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  if (!changed) throw notFound("Table");
  return changed;
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

const toValues = ({ label, seats, is_active }: Write) => ({ label, seats: seats ?? null, is_active });

function taken(): ApiError {
  const message = "Another table has this name";
  return new ApiError("validation_failed", message, { errors: { label: message } });
}
