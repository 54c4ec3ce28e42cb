import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { SettingsWire } from "@domain/contract/settings";
import { defaultTimeZone, localDate, toLocalTime } from "@domain/local-time";
import { eidNames, nextEids, parseHijriCorrection } from "@domain/prayer/hijri";
import {
  asrNames,
  calculationNames,
  highLatitudeNames,
  prayerNames,
  prayers,
  standardMethod,
} from "@domain/prayer/method";
import { findPausedMeals } from "@domain/prayer/paused-meals";
import { prayerPauses, toPrayerPlace } from "@domain/prayer/pauses";
import { prayerTimes } from "@domain/prayer/times";
import { clockText } from "@domain/restaurants/opening-text";
import type { PrayerSettings } from "@domain/settings/prayer";
import { saveSettingsTab, parseVersion } from "~/features/settings/save-settings.server";
import type { FormValues } from "~/features/versioned-edit/save-edit.server";
import { findCalendar, findSettings, saveSettings } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { dayText } from "~/lib/lists/period";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { prayerForm } from "./schema";

const validator = createValidator(prayerForm);

const noPauses: PrayerSettings = {
  ...standardMethod,
  is_on: false,
  prayers: [],
  minutes_before: 5,
  minutes_after: 20,
  jumuah_from: null,
  jumuah_to: null,
  eid_orders: false,
};

/**
 * [PRAYER-2] The saved settings and the resulting times today. `values` is null if the host does not support prayer
 * times.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [settings, calendar] = await Promise.all([
    findSettings(context.host, restaurant.id),
    findCalendar(context.host),
  ]);
  if (settings?.prayer === undefined)
    return { canEdit: false, version: null, values: null, today: null, eids: [], warnings: [] };
  const prayer = settings.prayer ?? noPauses;
  return {
    canEdit: isEditor(user.role),
    version: settings.version ?? null,
    today: todayAt(settings, prayer),
    warnings: findPausedMeals(settings.prayer, settings.ramadan ?? null),
    eids: eidsFrom(settings.time_zone ?? defaultTimeZone, calendar?.correction ?? 0),
    values: {
      ...prayer,
      minutes_before: String(prayer.minutes_before),
      minutes_after: String(prayer.minutes_after),
      jumuah_from: prayer.jumuah_from ?? "",
      jumuah_to: prayer.jumuah_to ?? "",
    },
  };
}

/** "Eid al-Fitr, March 20, 2026" */
const eidsFrom = (timeZone: string, correction: number): string[] =>
  nextEids(localDate(new Date(), timeZone), parseHijriCorrection(correction)).map(
    ({ kind, date }) => `${eidNames[kind]}, ${longDay.format(new Date(`${date}T00:00:00Z`))}`,
  );
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Today's prayer times by the saved method, with their pauses; null if the location is unknown. */
function todayAt({ latitude, longitude, time_zone, city, state }: SettingsWire, prayer: PrayerSettings) {
  const place = toPrayerPlace({ latitude, longitude, timeZone: time_zone ?? defaultTimeZone });
  if (!place) return null;
  const date = localDate(new Date(), place.timeZone);
  const clock = (time: Date) => clockText(toLocalTime(time, place.timeZone).minute);
  const times = prayerTimes(place, date, prayer);
  const pauses = prayerPauses(place, prayer)?.(date) ?? [];
  const pauseText = (reason: string) => {
    const pause = pauses.find((one) => one.reason === reason);
    return pause ? `${clock(pause.from)} – ${clock(pause.until)}` : null;
  };
  const jumuah = pauseText("Jumu’ah");
  return {
    day: dayText(date),
    town: [city, state].filter(Boolean).join(", "),
    method: calculationNames[prayer.calculation],
    rows: prayers.map((name) => ({
      name: prayerNames[name],
      time: times[name] ? clock(times[name]) : "Not known",
      pause: name === "dhuhr" && jumuah ? `Jumu’ah, ${jumuah}` : pauseText(prayerNames[name]),
    })),
  };
}

/** [PRAYER-2] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { prayer, version } = result.data;
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save prayer times",
      saved: "Prayer times saved",
      back: dashboardPaths.dashboardSettingsPrayer(),
      fieldOf: (name) => name.replace(/^prayer\./, ""),
      compared: {
        labels,
        typed: toFormTexts(prayer),
        async current() {
          const now = await findSettings(context.host, restaurant.id);
          return now && { values: toFormTexts(now.prayer ?? noPauses) };
        },
      },
    },
    async () => {
      await saveSettings(context.host, restaurant.id, { prayer, version: parseVersion(version) });
      return { message: null };
    },
  );
}

const labels = {
  is_on: "Pause ordering",
  prayers: "Around these prayers",
  minutes: "Minutes before and after",
  jumuah: "Jumu’ah",
  eid_orders: "Orders for Eid 30 days ahead",
  calculation: "Method",
  asr: "Asr",
  high_latitude: "High latitudes",
};

const toFormTexts = (prayer: PrayerSettings): FormValues => ({
  is_on: prayer.is_on ? "Yes" : "No",
  prayers: prayer.prayers.map((name) => prayerNames[name]).join(", "),
  minutes: `${prayer.minutes_before} and ${prayer.minutes_after}`,
  jumuah: prayer.jumuah_from && prayer.jumuah_to ? `${prayer.jumuah_from} to ${prayer.jumuah_to}` : "",
  eid_orders: prayer.eid_orders ? "Yes" : "No",
  calculation: calculationNames[prayer.calculation],
  asr: asrNames[prayer.asr],
  high_latitude: highLatitudeNames[prayer.high_latitude],
});
