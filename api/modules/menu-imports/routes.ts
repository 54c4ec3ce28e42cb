import { z } from "@hono/zod-openapi";
import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { filePart } from "@api/http/files";
import { createRouter, toRoute, withData } from "@api/http/router";
import { getOwnRestaurantId, menuEditors } from "@api/modules/restaurants/membership";
import { menuImportCalls } from "@domain/contract/calls/menu";
import { confirmImport, insertRows, previewImport, readImportFile } from "./service";
/** Text fixed by [ITEM-9]. */
const done = "Menu items created successfully";

/** [ITEM-8…10, HOST-23] Menus from spreadsheets. */
export function menuImportsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    toRoute(menuImportCalls.importMenu, z.object({ file: filePart, restaurant_id: z.string().max(64).optional() })),
    async (c) => {
      const actor = requireActor(c, ...menuEditors);
      const { file, restaurant_id } = c.req.valid("form");
      const restaurantId = await getOwnRestaurantId(db, actor, restaurant_id);
      const rows = await readImportFile(file);
      const importer = { restaurantId, actor, now: clock.now(), events };
      await db.transaction().execute((trx) => insertRows(trx, importer, rows));
      return c.json(withData({ created: rows.length }, done), 200);
    },
  );

  router.openapi(
    toRoute(
      menuImportCalls.previewMenuImport,
      z.object({ file: filePart, restaurant_id: z.string().max(64).optional() }),
    ),
    async (c) => {
      const actor = requireActor(c, ...menuEditors);
      const { file, restaurant_id } = c.req.valid("form");
      const restaurantId = await getOwnRestaurantId(db, actor, restaurant_id);
      const rows = await readImportFile(file);
      return c.json(withData(await previewImport(db, { restaurantId, actor, now: clock.now() }, rows)), 200);
    },
  );

  router.openapi(toRoute(menuImportCalls.confirmMenuImport), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    const created = await db
      .transaction()
      .execute((trx) => confirmImport(trx, id, { actor, now: clock.now(), events }));
    return c.json(withData({ created }, done), 200);
  });

  return router;
}
