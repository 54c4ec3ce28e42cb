import type { OperatingDay, SpecialDay } from "@domain/contract/restaurant";
import { standardZone, toLocal, weekdays } from "@domain/local-time";
import { clockText } from "@domain/restaurants/opening-text";
import type { Compared, FormValues } from "~/features/versioned-edit/edit-conflict.server";
import type { Host } from "~/host/client/host";
import { readHours } from "~/host/settings.server";
import { dayText } from "~/lib/lists/period";

interface Hours {
  operating_hours: OperatingDay[];
  special_days?: (Pick<SpecialDay, "date" | "is_open"> & Partial<SpecialDay>)[] | null | undefined;
}

const dayName = (day: string) => day.charAt(0) + day.slice(1).toLowerCase();
const labels = {
  ...Object.fromEntries(weekdays.map((day) => [day, dayName(day)])),
  special_days: "Days that differ",
};

/** The hours, day by day in words; beside them what was typed, as the wire has it. */
export const comparedHours = (
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: Hours,
): Compared & { typed: FormValues } => ({
  labels,
  typed: saidOf(typed),
  async current() {
    const hours = await readHours(host, restaurantId);
    if (!hours) return null;
    // Days that are over are not in the form.
    const { date: today } = toLocal(new Date(), hours.time_zone ?? standardZone);
    return { values: saidOf({ ...hours, special_days: hours.special_days?.filter(({ date }) => date >= today) }) };
  },
});

const saidOf = ({ operating_hours: week, special_days: special }: Hours): FormValues => ({
  ...Object.fromEntries(week.map((day) => [day.day, timesOf(day)])),
  special_days: (special ?? [])
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((day) => `${dayText(day.date)}: ${[timesOf(day), day.note].filter(Boolean).join(", ")}`)
    .join("; "),
});

const timesOf = ({ is_open, from_time: from, to_time: to }: Pick<SpecialDay, "is_open"> & Partial<SpecialDay>) =>
  is_open && from && to ? `${timeOfDay(from)} to ${timeOfDay(to)}` : "Closed";

/** "11:00" is "11:00 AM". */
const timeOfDay = (time: string) => clockText(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
