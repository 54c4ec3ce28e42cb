import { sql } from "kysely";
import { auditRow } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findRamadanHours, getOperatingDays, toSpecialDay } from "@api/modules/restaurants/opening-hours";
import type { OperatingHoursRequest } from "@domain/contract/settings";
import { addDays, localDate, parseClock, weekdays } from "@domain/local-time";
import { getVersion, incrementVersion } from "./version";

/** Dates further ahead are probably typos. */
const maxDaysAhead = 400;

/** [HOST-84] The week, the special days from yesterday on, their common version, and the week of Ramadan. */
export async function getHours(db: Db, restaurant: { id: string; time_zone: string }, now: Date) {
  const { id, time_zone } = restaurant;
  const yesterday = addDays(localDate(now, time_zone), -1);
  const [operating_hours, special, fasting, version] = await Promise.all([
    getOperatingDays(db, id),
    db
      .selectFrom("special_days")
      .selectAll()
      .where("restaurant_id", "=", id)
      .where("date", ">=", yesterday)
      .orderBy("date")
      .execute(),
    db
      .selectFrom("restaurants")
      .select(["ramadan", sql<number>`hijri_correction()`.as("correction")])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
    getVersion(db, id, "hours"),
  ]);
  const ramadan = findRamadanHours(fasting);
  return {
    time_zone,
    operating_hours,
    special_days: special.map(toSpecialDay),
    ramadan: ramadan && { correction: ramadan.correction, days: ramadan.days },
    version,
  };
}

/**
 * [HOST-85] Replaces the week, and with `special_days` all special days from yesterday on.
 * @throws ApiError validation_failed, conflict with `editConflictDetails`
 */
export async function saveHours(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  { id, time_zone }: { id: string; time_zone: string },
  { operating_hours, special_days, version }: OperatingHoursRequest,
): Promise<void> {
  const now = clock.now();
  const today = localDate(now, time_zone);
  const yesterday = addDays(today, -1);
  const invalidIndex =
    special_days?.findIndex(({ date }) => date < yesterday || date > addDays(today, maxDaysAhead)) ?? -1;
  if (invalidIndex >= 0) {
    const message = "Please choose a date from today to a year ahead";
    throw new ApiError("validation_failed", message, { errors: { [`special_days[${invalidIndex}].date`]: message } });
  }
  await db.transaction().execute(async (trx) => {
    await incrementVersion(trx, { restaurantId: id, part: "hours", version, actor, now });
    const before = await getHours(trx, { id, time_zone }, now);
    await trx.deleteFrom("operating_hours").where("restaurant_id", "=", id).execute();
    await trx
      .insertInto("operating_hours")
      .values(
        operating_hours.map((day) => ({
          restaurant_id: id,
          day: weekdays.indexOf(day.day),
          opens_minute: parseClock(day.from_time),
          closes_minute: parseClock(day.to_time),
          is_open: day.is_open,
        })),
      )
      .execute();
    if (special_days) await replaceSpecialDays(trx, id, { yesterday, days: special_days });
    const line = { actor, at: now, action: "restaurant.hours", subject: ["restaurant", id] as const, restaurantId: id };
    const after = await getHours(trx, { id, time_zone }, now);
    await auditRow(trx, line, { before: toAuditTexts(before), after: toAuditTexts(after) });
  });
}

/** Each weekday's hours as a text: "11:00–21:00", "closed". */
function toAuditTexts(hours: Awaited<ReturnType<typeof getHours>>): Record<string, string> {
  const text = (day: { is_open: boolean; from_time?: string | null; to_time?: string | null }) =>
    day.is_open ? `${day.from_time ?? ""}–${day.to_time ?? ""}` : "closed";
  return Object.fromEntries([
    ...hours.operating_hours.map((day) => [day.day.toLowerCase(), text(day)]),
    ["special_days", hours.special_days.map((day) => `${day.date} ${text(day)}`).join(", ")],
  ]);
}

async function replaceSpecialDays(
  trx: Db,
  id: string,
  { yesterday, days }: { yesterday: string; days: NonNullable<OperatingHoursRequest["special_days"]> },
): Promise<void> {
  await trx.deleteFrom("special_days").where("restaurant_id", "=", id).where("date", ">=", yesterday).execute();
  if (days.length === 0) return;
  await trx
    .insertInto("special_days")
    .values(
      days.map(({ date, is_open, from_time, to_time, note }) => ({
        restaurant_id: id,
        date,
        is_open,
        opens_minute: is_open && from_time ? parseClock(from_time) : null,
        closes_minute: is_open && to_time ? parseClock(to_time) : null,
        note,
      })),
    )
    .execute();
}
