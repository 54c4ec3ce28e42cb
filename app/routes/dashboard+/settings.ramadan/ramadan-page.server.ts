import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { parseHijriCorrection } from "@domain/prayer/hijri";
import { findPausedMeals } from "@domain/prayer/paused-meals";
import type { RamadanSettings } from "@domain/settings/ramadan";
import { listWaitingOrders, toClosedOrders } from "~/features/settings/closed-orders.server";
import { saveSettingsTab, parseVersion } from "~/features/settings/save-settings.server";
import type { Host } from "~/host/client/host";
import { nullIfFailed } from "~/host/errors";
import { findRestaurant } from "~/host/restaurants.server";
import { findCalendar, findHours, findSettings, saveSettings } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { formatRamadan } from "./ramadan-dates";
import { ramadanForm } from "./schema";

const validator = createValidator(ramadanForm);

/**
 * [PRAYER-3] The restaurant's Ramadan settings, and the dates of Ramadan. Throws a 404 page if the host has no
 * settings.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const hoursFailed = nullIfFailed(context.logger, "Opening hours not loaded; orders while closed not shown");
  const [settings, place, calendar, hours, waiting] = await Promise.all([
    findSettings(context.host, restaurant.id),
    findRestaurant(context.host, restaurant.id),
    findCalendar(context.host),
    findHours(context.host, restaurant.id).catch(hoursFailed),
    listWaitingOrders(context, restaurant.id),
  ]);
  if (!settings)
    throw notFoundPage("Ramadan settings are not available here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  const now = new Date();
  const today = localDate(now, settings.time_zone ?? defaultTimeZone);
  const { ramadan } = settings;
  return {
    closedOrders: toClosedOrders(waiting, hours, now),
    canEdit: isEditor(user.role),
    version: settings.version ?? null,
    when: formatRamadan(today, parseHijriCorrection(calendar?.correction)),
    warnings: findPausedMeals(settings.prayer ?? null, ramadan ?? null),
    categories: [
      ...new Set([
        ...(place?.menuCategories ?? []),
        ...(ramadan?.iftar_categories ?? []),
        ...(ramadan?.suhoor_categories ?? []),
      ]),
    ],
    week: ramadan?.days.map(({ day, from_time, to_time, is_open }) => ({
      day,
      fromTime: from_time,
      toTime: to_time,
      ...(is_open ? { isOpen: "on" } : {}),
    })),
    values: {
      is_on: ramadan?.is_on ? "on" : "",
      iftar_categories: ramadan?.iftar_categories ?? [],
      suhoor_categories: ramadan?.suhoor_categories ?? [],
      iftar_minutes: String(ramadan?.iftar_minutes ?? 10),
      suhoor_minutes: String(ramadan?.suhoor_minutes ?? 45),
      last_suhoor: ramadan?.last_suhoor ?? "",
      most_orders: ramadan?.most_orders ? String(ramadan.most_orders) : "",
    },
  };
}

/** [PRAYER-3] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ramadan } = result.data;
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save Ramadan",
      saved: "Ramadan saved",
      back: dashboardPaths.dashboardSettingsRamadan(),
      compared: {
        labels,
        typed: toFormTexts(ramadan),
        current: () => savedNow(context.host, restaurant.id),
      },
    },
    async () => {
      await saveSettings(context.host, restaurant.id, { ramadan, version: parseVersion(version) });
      return { message: null };
    },
  );
}

async function savedNow(host: Pick<Host, "call">, restaurantId: string) {
  const settings = await findSettings(host, restaurantId);
  return settings && { values: settings.ramadan ? toFormTexts(settings.ramadan) : {} };
}

const labels = {
  is_on: "Hours of Ramadan",
  days: "Days",
  iftar: "Iftar",
  suhoor: "Suhoor",
  most_orders: "Orders per ten minutes",
};

const toFormTexts = (settings: RamadanSettings) => ({
  is_on: settings.is_on ? "On" : "Off",
  days: settings.days
    .map((day) => `${day.day.slice(0, 3)} ${day.is_open ? `${day.from_time}–${day.to_time}` : "closed"}`)
    .join(", "),
  iftar: `${settings.iftar_minutes} min before; ${settings.iftar_categories.join(", ") || "whole menu"}`,
  suhoor: `${settings.suhoor_minutes} min before, until ${settings.last_suhoor ?? "Fajr"}; ${settings.suhoor_categories.join(", ") || "whole menu"}`,
  most_orders: settings.most_orders === null ? "Any number" : String(settings.most_orders),
});
