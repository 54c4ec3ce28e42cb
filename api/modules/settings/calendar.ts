import { auditRow } from "@api/audit/note";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { type HijriCorrection, readCorrection } from "@domain/prayer/hijri";
import type { Actor } from "../../http/router";

const name = "hijri_correction";

/** [PRAYER-3] By how many days the platform moves the Hijri calendar. */
export async function readCalendar(db: Db): Promise<{ correction: HijriCorrection }> {
  const setting = await db.selectFrom("platform_settings").select("value").where("name", "=", name).executeTakeFirst();
  return { correction: readCorrection(setting?.value) };
}

/** [PRAYER-3] Moves it for everybody, noted with who did. */
export function saveCalendar(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  correction: HijriCorrection,
): Promise<{ correction: HijriCorrection }> {
  return db.transaction().execute(async (trx) => {
    const before = await readCalendar(trx);
    const value = json(correction);
    await trx
      .insertInto("platform_settings")
      .values({ name, value })
      .onConflict((on) => on.column("name").doUpdateSet({ value }))
      .execute();
    const line = { actor, at: clock.now(), action: "platform.calendar", subject: ["platform", "calendar"] as const };
    await auditRow(trx, line, { before, after: { correction } });
    return { correction };
  });
}
