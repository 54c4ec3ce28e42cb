import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { booksOf } from "@api/modules/restaurants/books";
import { isListed } from "@api/modules/restaurants/listed";
import { diningTableCalls } from "@domain/contract/calls/settings";
import { createTable, deleteTable, listTables, updateTable } from "./tables";

/** [ROUTE-10] Tables with a code each. */
export function diningTablesModule({ db }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(diningTableCalls.listTables), async (c) => {
    const { id } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager", "staff"), id);
    return c.json(withData({ data: await listTables(db, id) }), 200);
  });

  router.openapi(routeOf(diningTableCalls.createTable), async (c) => {
    const { id } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager"), id);
    return c.json(withData(await createTable(db, id, c.req.valid("json")), "Table added successfully"), 200);
  });

  router.openapi(routeOf(diningTableCalls.updateTable), async (c) => {
    const { id, tableId } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager"), id);
    return c.json(withData(await updateTable(db, id, tableId, c.req.valid("json")), "Table updated successfully"), 200);
  });

  router.openapi(routeOf(diningTableCalls.deleteTable), async (c) => {
    const { id, tableId } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager"), id);
    await deleteTable(db, id, tableId);
    return c.json(withMessage("Table deleted successfully"), 200);
  });

  router.openapi(routeOf(diningTableCalls.getTableOfCode), async (c) => {
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
