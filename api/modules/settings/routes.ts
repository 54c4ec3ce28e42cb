import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { getVisibleRestaurant } from "@api/modules/restaurants/visibility";
import { settingsCalls } from "@domain/contract/calls/settings";
import { getCalendar, saveCalendar } from "./calendar";
import { getSettings } from "./get-settings";
import { getHours, saveHours } from "./hours";
import { imagesForm, saveImages } from "./images";
import { getMailSettings, saveMailSettings } from "./mail";
import { getMemberRestaurantId, settingsEditors, settingsReaders } from "./permissions";
import { saveSettings } from "./save-settings";

/** [HOST-17, HOST-82…85] A restaurant's settings, for its team. */
export function settingsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(settingsCalls.getSettings), async (c) => {
    const id = await getMemberRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(withData(await getSettings(db, id, clock.now())), 200);
  });

  router.openapi(toRoute(settingsCalls.saveSettings), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    await saveSettings({ db, clock, events, actor }, id, c.req.valid("json"));
    return c.json(withData(await getSettings(db, id, clock.now()), "Settings saved"), 200);
  });

  router.openapi(toRoute(settingsCalls.getHours), async (c) => {
    const restaurant = await getVisibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(withData(await getHours(db, restaurant, clock.now())), 200);
  });

  router.openapi(toRoute(settingsCalls.saveHours), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const restaurant = await getVisibleRestaurant(db, c.req.valid("param").id, actor);
    await saveHours({ db, clock, actor }, restaurant, c.req.valid("json"));
    return c.json(withData(await getHours(db, restaurant, clock.now()), "Opening hours saved"), 200);
  });

  router.openapi(toRoute(settingsCalls.getCalendar), async (c) => c.json(withData(await getCalendar(db)), 200));

  router.openapi(toRoute(settingsCalls.saveCalendar), async (c) => {
    const actor = requireActor(c, "admin");
    const calendar = await saveCalendar({ db, clock, actor }, c.req.valid("json").correction);
    return c.json(withData(calendar, "Calendar saved"), 200);
  });

  router.openapi(toRoute(settingsCalls.getMailSettings), async (c) => {
    const id = await getMemberRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(withData(await getMailSettings(db, id)), 200);
  });

  router.openapi(toRoute(settingsCalls.saveMailSettings), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    await saveMailSettings({ db, clock, actor }, id, c.req.valid("json"));
    return c.json(withData(await getMailSettings(db, id), "Notification settings saved"), 200);
  });

  router.openapi(toRoute(settingsCalls.saveImages, imagesForm), async (c) => {
    const actor = requireActor(c, ...settingsEditors);
    const id = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const images = await saveImages({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(withData(images, "Restaurant images updated"), 200);
  });

  return router;
}
