import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, routeOf, withData } from "@api/http/router";
import { type Books, readDays, salesBooksOf } from "@api/modules/restaurants/books";
import { dayCloseCalls, saleCalls } from "@domain/contract/calls/books";
import { closeDay, correctDayClose, listDayCloses, readDayBooks } from "./day-close";
import { listSales } from "./list";
import { summarizeSales } from "./summary";

/** [HOST-89, RUSH-14, RUSH-15] */
export function salesReportsModule(dependencies: ApiDependencies) {
  const { db, reads, clock } = dependencies;
  const router = createRouter();
  router.openapi(routeOf(saleCalls.listSales), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(withData(await listSales(reads, await salesBooksOf(db, actor, query.restaurant_id), query)), 200);
  });
  router.openapi(routeOf(saleCalls.summarizeSales), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const { restaurant_id: named, date_from, date_to } = c.req.valid("query");
    const books = await salesBooksOf(db, actor, named);
    const scope = { ...books, period: readDays(date_from, date_to) };
    return c.json(withData(await summarizeSales(reads, scope)), 200);
  });

  const ownBooks = async (actor: Actor, id: string): Promise<Books & { restaurantId: string }> => ({
    ...(await salesBooksOf(db, actor, id)),
    restaurantId: id,
  });
  router.openapi(routeOf(dayCloseCalls.listDayCloses), async (c) => {
    const books = await ownBooks(requireActor(c, "owner", "manager", "staff", "admin"), c.req.valid("param").id);
    return c.json(withData(await listDayCloses(db, books, c.req.valid("query"))), 200);
  });
  router.openapi(routeOf(dayCloseCalls.getDayBooks), async (c) => {
    const { id, day } = c.req.valid("param");
    const books = await ownBooks(requireActor(c, "owner", "manager", "staff", "admin"), id);
    return c.json(withData(await readDayBooks(db, books, day, clock.now())), 200);
  });
  router.openapi(routeOf(dayCloseCalls.closeDay), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const books = await ownBooks(actor, c.req.valid("param").id);
    const record = await closeDay(dependencies, { actor, books }, c.req.valid("json"));
    return c.json(withData(record, "The day is closed"), 200);
  });
  router.openapi(routeOf(dayCloseCalls.correctDayClose), async (c) => {
    const { id, day } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager", "staff");
    const books = await ownBooks(actor, id);
    const record = await correctDayClose(dependencies, { actor, books }, day, c.req.valid("json"));
    return c.json(withData(record, "Correction added"), 200);
  });
  return router;
}
