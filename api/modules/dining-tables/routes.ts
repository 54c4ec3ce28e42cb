import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/dining-table";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { booksOf } from "@api/modules/restaurants/books";
import { isListed } from "@api/modules/restaurants/listed";
import { createTable, deleteTable, listTables, updateTable } from "./tables";

const params = z.object({ id: z.string().max(64) });
const tableParams = params.extend({ tableId: z.guid() });
const path = "/restaurants/{id}/tables";

const routes = {
  list: createRoute({
    method: "get",
    path,
    summary: "Dining tables (extended; the restaurant's people)",
    request: { params },
    responses: answers(contract.diningTableList, "All tables, by name"),
  }),
  create: createRoute({
    method: "post",
    path,
    summary: "Add a dining table (extended; owner, manager)",
    request: { params, body: jsonBody(contract.diningTableRequest) },
    responses: answers(contract.diningTableAnswer, "The table with its code"),
  }),
  update: createRoute({
    method: "put",
    path: `${path}/{tableId}`,
    summary: "Change a dining table; its code stays (extended; owner, manager)",
    request: { params: tableParams, body: jsonBody(contract.diningTableRequest) },
    responses: answers(contract.diningTableAnswer, "The table"),
  }),
  remove: createRoute({
    method: "delete",
    path: `${path}/{tableId}`,
    summary: "Remove a dining table; its code ends (extended; owner, manager)",
    request: { params: tableParams },
    responses: answers(messageAnswer, "What happened"),
  }),
  ofCode: createRoute({
    method: "get",
    path: "/tables/{code}",
    summary: "The table a code names (extended; everyone)",
    request: { params: z.object({ code: z.string().max(40) }) },
    responses: answers(contract.tableOfCodeAnswer, "Restaurant and table; not found where the code has ended"),
  }),
};

/** [ROUTE-10] Tables with a code each. */
export function diningTablesModule({ db }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const { id } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager", "staff"), id);
    return c.json(ok({ data: await listTables(db, id) }), 200);
  });

  router.openapi(routes.create, async (c) => {
    const { id } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager"), id);
    return c.json(ok(await createTable(db, id, c.req.valid("json")), "Table added successfully"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const { id, tableId } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager"), id);
    return c.json(ok(await updateTable(db, id, tableId, c.req.valid("json")), "Table updated successfully"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const { id, tableId } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager"), id);
    await deleteTable(db, id, tableId);
    return c.json(said("Table deleted successfully"), 200);
  });

  router.openapi(routes.ofCode, async (c) => {
    const table = await db
      .selectFrom("dining_tables")
      .innerJoin("restaurants", "restaurants.id", "dining_tables.restaurant_id")
      .select(["dining_tables.restaurant_id as restaurantId", "dining_tables.label"])
      .where("dining_tables.code", "=", c.req.valid("param").code)
      .where("dining_tables.is_active", "=", true)
      .where(isListed)
      .executeTakeFirst();
    if (!table) throw notFound("Table");
    return c.json(ok(table), 200);
  });

  return router;
}
