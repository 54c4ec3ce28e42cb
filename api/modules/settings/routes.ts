import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/settings";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { multipartBody } from "@api/http/multipart";
import { createRouter } from "@api/http/router";
import { restaurantParams as params } from "@api/modules/restaurants/params";
import { visibleRestaurant } from "@api/modules/restaurants/visibility";
import { readHours, saveHours } from "./hours";
import { imagesWrite, saveImages } from "./images";
import { readMailSettings, saveMailSettings } from "./mail";
import { readSettings } from "./read-settings";
import { ownRestaurantId, settingsEditors, settingsReaders } from "./rights";
import { saveSettings } from "./save-settings";

const routes = {
  read: createRoute({
    method: "get",
    path: "/restaurants/{id}/settings",
    summary: "Settings of the own restaurant (owner, manager, staff)",
    request: { params },
    responses: answers(contract.settingsAnswer, "Company and ordering"),
  }),
  save: createRoute({
    method: "put",
    path: "/restaurants/{id}/settings",
    summary: "Change settings (owner, manager); what is left out stays",
    request: { params, body: jsonBody(contract.settingsRequest) },
    responses: answers(contract.settingsAnswer, "The settings as they are now"),
  }),
  hours: createRoute({
    method: "get",
    path: "/restaurants/{id}/operating-hours",
    summary: "Opening hours of the week, and the days that differ",
    request: { params },
    responses: answers(contract.operatingHoursAnswer, "Local times, Monday first"),
  }),
  saveHours: createRoute({
    method: "put",
    path: "/restaurants/{id}/operating-hours",
    summary: "Change the opening hours (owner, manager)",
    request: { params, body: jsonBody(contract.operatingHoursRequest) },
    responses: answers(contract.operatingHoursAnswer, "The hours as they are now"),
  }),
  mail: createRoute({
    method: "get",
    path: "/restaurants/{id}/mail-settings",
    summary: "Which events are mailed to whom (owner, manager, staff)",
    request: { params },
    responses: answers(contract.mailSettingsAnswer, "Readers of each event"),
  }),
  saveMail: createRoute({
    method: "put",
    path: "/restaurants/{id}/mail-settings",
    summary: "Choose who is mailed (owner, manager)",
    request: { params, body: jsonBody(contract.mailSettingsRequest) },
    responses: answers(contract.mailSettingsAnswer, "Readers of each event as they are now"),
  }),
  images: createRoute({
    method: "put",
    path: "/restaurants/{id}/images",
    summary: "Replace logo, banner image or both (owner, manager)",
    request: { params, body: multipartBody(imagesWrite) },
    responses: answers(contract.imagesAnswer, "The addresses of the pictures"),
  }),
};

/** [HOST-17, HOST-82…85] What a restaurant's own people set. */
export function settingsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.read, async (c) => {
    const id = await ownRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(ok(await readSettings(db, id, clock.now())), 200);
  });

  router.openapi(routes.save, async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    await saveSettings({ db, clock, actor }, id, c.req.valid("json"));
    return c.json(ok(await readSettings(db, id, clock.now()), "Settings saved"), 200);
  });

  router.openapi(routes.hours, async (c) => {
    const restaurant = await visibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(ok(await readHours(db, restaurant, clock.now())), 200);
  });

  router.openapi(routes.saveHours, async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    await ownRestaurantId(db, actor, c.req.valid("param").id);
    const restaurant = await visibleRestaurant(db, c.req.valid("param").id, actor);
    await saveHours({ db, clock, actor }, restaurant, c.req.valid("json"));
    return c.json(ok(await readHours(db, restaurant, clock.now()), "Opening hours saved"), 200);
  });

  router.openapi(routes.mail, async (c) => {
    const id = await ownRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(ok(await readMailSettings(db, id)), 200);
  });

  router.openapi(routes.saveMail, async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    await saveMailSettings({ db, clock, actor }, id, c.req.valid("json"));
    return c.json(ok(await readMailSettings(db, id), "Notification settings saved"), 200);
  });

  router.openapi(routes.images, async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    const images = await saveImages({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(ok(images, "Restaurant images updated"), 200);
  });

  return router;
}
