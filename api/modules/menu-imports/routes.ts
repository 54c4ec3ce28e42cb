import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { filePart, multipartBody } from "@api/http/multipart";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { menuEditors, ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { confirmImport, insertRows, previewImport, readFile } from "./service";

const upload = multipartBody(z.object({ file: filePart, restaurant_id: z.string().max(64).optional() }));

const routes = {
  upload: createRoute({
    method: "post",
    path: "/menu-items/bulk-upload",
    summary: "Import a CSV file, all of it or nothing",
    request: { body: upload },
    responses: answers(contract.importedAnswer, "How many items were created"),
  }),
  preview: createRoute({
    method: "post",
    path: "/menu-imports",
    summary: "Check a CSV file and say what it would create (extended)",
    request: { body: upload },
    responses: answers(contract.menuImportAnswer, "Waits a day for its confirmation"),
  }),
  confirm: createRoute({
    method: "post",
    path: "/menu-imports/{id}",
    summary: "Import what was previewed (extended)",
    request: { params: idParams },
    responses: answers(contract.importedAnswer, "How many items were created; pressed twice, the same"),
  }),
};

/** To the letter [ITEM-9]. */
const done = "Menu items created successfully";

/** [ITEM-8…10, HOST-23] Menus from spreadsheets. */
export function menuImportsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.upload, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { file, restaurant_id } = c.req.valid("form");
    const restaurantId = await ownRestaurant(db, actor, restaurant_id);
    const rows = await readFile(file);
    const importer = { restaurantId, actor, now: clock.now(), events };
    await db.transaction().execute((trx) => insertRows(trx, importer, rows));
    return c.json(ok({ created: rows.length }, done), 200);
  });

  router.openapi(routes.preview, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { file, restaurant_id } = c.req.valid("form");
    const restaurantId = await ownRestaurant(db, actor, restaurant_id);
    const rows = await readFile(file);
    return c.json(ok(await previewImport(db, { restaurantId, actor, now: clock.now() }, rows)), 200);
  });

  router.openapi(routes.confirm, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    const created = await db
      .transaction()
      .execute((trx) => confirmImport(trx, id, { actor, now: clock.now(), events }));
    return c.json(ok({ created }, done), 200);
  });

  return router;
}
