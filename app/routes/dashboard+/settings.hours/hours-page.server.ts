import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { settingsCalls } from "@domain/contract/calls/settings";
import type { OperatingDay, SpecialDay } from "@domain/contract/restaurant";
import { addDays, defaultTimeZone, localDate, parseClock, weekdays } from "@domain/local-time";
import { clockText } from "@domain/restaurants/opening-text";
import { listWaitingOrders, toClosedOrders } from "~/features/settings/closed-orders.server";
import { saveSettingsTab, parseVersion } from "~/features/settings/save-settings.server";
import type { Comparison, FormValues } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { findHours } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { dayText } from "~/lib/lists/period";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { toFormField, hoursForm } from "./schema";

const validator = createValidator(hoursForm);

/** [HOST-84] Weekly hours and upcoming special days. Throws a 404 page if the host has no hours. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [hours, waiting] = await Promise.all([
    findHours(context.host, restaurant.id),
    listWaitingOrders(context, restaurant.id),
  ]);
  if (!hours)
    throw notFoundPage("Opening hours are not available here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  const now = new Date();
  const today = localDate(now, hours.time_zone ?? defaultTimeZone);
  return {
    closedOrders: toClosedOrders(waiting, hours, now),
    canEdit: isEditor(user.role),
    version: hours.version ?? null,
    today,
    lastDay: addDays(today, 365),
    week: hours.operating_hours.map(({ day, from_time, to_time, is_open }) => ({
      day,
      fromTime: from_time,
      toTime: to_time,
      ...(is_open ? { isOpen: "on" } : {}),
    })),
    /** null if the host does not support special days. */
    specialDays:
      hours.special_days
        ?.filter(({ date }) => date >= today)
        .map(({ date, is_open, from_time, to_time, note }) => ({
          date,
          kind: is_open ? "open" : "closed",
          fromTime: from_time ?? "",
          toTime: to_time ?? "",
          note: note ?? "",
        })) ?? null,
  };
}

/** Saved and typed hours as text by day, to compare after a conflict. `typed` is in the API's format. */
export const hoursComparison = (
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: Hours,
): Comparison & { typed: FormValues } => ({
  labels,
  typed: toFormTexts(typed),
  async current() {
    const hours = await findHours(host, restaurantId);
    if (!hours) return null;
    // The form does not include past days.
    const today = localDate(new Date(), hours.time_zone ?? defaultTimeZone);
    return { values: toFormTexts({ ...hours, special_days: hours.special_days?.filter(({ date }) => date >= today) }) };
  },
});

/** [SET-3, HOST-85] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ...hours } = result.data;
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save opening hours",
      saved: "Opening hours saved",
      back: dashboardPaths.dashboardSettingsHours(),
      fieldOf: toFormField,
      compared: hoursComparison(context.host, restaurant.id, hours),
    },
    () =>
      context.host.send(settingsCalls.saveHours, {
        params: { id: restaurant.id },
        body: { ...hours, version: parseVersion(version) },
      }),
  );
}

interface Hours {
  operating_hours: OperatingDay[];
  special_days?: (Pick<SpecialDay, "date" | "is_open"> & Partial<SpecialDay>)[] | null | undefined;
}

const dayName = (day: string) => day.charAt(0) + day.slice(1).toLowerCase();
const labels = {
  ...Object.fromEntries(weekdays.map((day) => [day, dayName(day)])),
  special_days: "Days that differ",
};

const toFormTexts = ({ operating_hours: week, special_days: special }: Hours): FormValues => ({
  ...Object.fromEntries(week.map((day) => [day.day, hoursText(day)])),
  special_days: (special ?? [])
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((day) => `${dayText(day.date)}: ${[hoursText(day), day.note].filter(Boolean).join(", ")}`)
    .join("; "),
});

const hoursText = ({ is_open, from_time: from, to_time: to }: Pick<SpecialDay, "is_open"> & Partial<SpecialDay>) =>
  is_open && from && to ? `${formatTime(from)} to ${formatTime(to)}` : "Closed";

/** Formats "11:00" as "11:00 AM". */
const formatTime = (time: string) => clockText(parseClock(time));
