import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { addDays, type LocalDate, localDate } from "@domain/local-time";
import { selectMovements } from "./money";

/** Older days are left out: nobody remembers what was in the drawer. */
const maxDaysBack = 14;

/**
 * [RUSH-14] The days of the last two weeks on which money moved and that nobody closed, latest first; without today. Days before the
 * first close do not count, so a restaurant that never closes a day gets none.
 */
export async function listUnclosedDays(
  db: Db,
  { restaurantId, timeZone }: { restaurantId: string; timeZone: string },
  now: Date,
): Promise<LocalDate[]> {
  const today = localDate(now, timeZone);
  const period = { from: addDays(today, -maxDaysBack), to: addDays(today, -1) };
  const day = sql<LocalDate>`to_char(at at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const closes = db.selectFrom("day_closes").where("restaurant_id", "=", restaurantId);
  const rows = await db
    .selectFrom(selectMovements(db, { restaurantId, timeZone, period }).as("movements"))
    .select(day.as("day"))
    .distinct()
    .where(
      day,
      ">",
      closes.select(({ fn }) => fn.min("day").as("first")),
    )
    .where(day, "not in", closes.select("day"))
    .orderBy("day", "desc")
    .execute();
  return rows.map((row) => row.day);
}
