import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { addDays, type LocalDate, localDate } from "@domain/local-time";
import { selectMovements } from "./money";

/** How far back a forgotten day is told: longer ago nobody knows what lay in the drawer. */
const toldForDays = 14;

/**
 * [RUSH-14] The last two weeks' days on which money moved and that nobody closed, the latest first. Today is not over, and who has
 * never closed a day does not keep books here: days count from the first one that was closed.
 */
export async function listUnclosedDays(
  db: Db,
  { restaurantId, timeZone }: { restaurantId: string; timeZone: string },
  now: Date,
): Promise<LocalDate[]> {
  const today = localDate(now, timeZone);
  const period = { from: addDays(today, -toldForDays), to: addDays(today, -1) };
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
