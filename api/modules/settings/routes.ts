import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData } from "@api/http/router";
import { visibleRestaurant } from "@api/modules/restaurants/visibility";
import { settingsCalls } from "@domain/contract/calls/settings";
import { readCalendar, readHours, saveCalendar, saveHours } from "./hours";
import { imagesWrite, saveImages } from "./images";
import { readMailSettings, saveMailSettings } from "./mail";
import { readSettings } from "./read-settings";
import { ownRestaurantId, settingsEditors, settingsReaders } from "./rights";
import { saveSettings } from "./save-settings";

/** [HOST-17, HOST-82…85] What a restaurant's own people set. */
export function settingsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(settingsCalls.getSettings), async (c) => {
    const id = await ownRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(withData(await readSettings(db, id, clock.now())), 200);
  });

  router.openapi(routeOf(settingsCalls.saveSettings), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    await saveSettings({ db, clock, events, actor }, id, c.req.valid("json"));
    return c.json(withData(await readSettings(db, id, clock.now()), "Settings saved"), 200);
  });

  router.openapi(routeOf(settingsCalls.getHours), async (c) => {
    const restaurant = await visibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(withData(await readHours(db, restaurant, clock.now())), 200);
  });

  router.openapi(routeOf(settingsCalls.saveHours), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    await ownRestaurantId(db, actor, c.req.valid("param").id);
    const restaurant = await visibleRestaurant(db, c.req.valid("param").id, actor);
    await saveHours({ db, clock, actor }, restaurant, c.req.valid("json"));
    return c.json(withData(await readHours(db, restaurant, clock.now()), "Opening hours saved"), 200);
  });

  router.openapi(routeOf(settingsCalls.getCalendar), async (c) => c.json(withData(await readCalendar(db)), 200));

  router.openapi(routeOf(settingsCalls.saveCalendar), async (c) => {
    const actor = requireActor(c, "admin");
    const calendar = await saveCalendar({ db, clock, actor }, c.req.valid("json").correction);
    return c.json(withData(calendar, "Calendar saved"), 200);
  });

  router.openapi(routeOf(settingsCalls.getMailSettings), async (c) => {
    const id = await ownRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(withData(await readMailSettings(db, id)), 200);
  });

  router.openapi(routeOf(settingsCalls.saveMailSettings), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    await saveMailSettings({ db, clock, actor }, id, c.req.valid("json"));
    return c.json(withData(await readMailSettings(db, id), "Notification settings saved"), 200);
  });

  router.openapi(routeOf(settingsCalls.saveImages, imagesWrite), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    const images = await saveImages({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(withData(images, "Restaurant images updated"), 200);
  });

  return router;
}
