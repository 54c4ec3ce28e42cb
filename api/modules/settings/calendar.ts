import { auditRow } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import { type HijriCorrection, parseHijriCorrection } from "@domain/prayer/hijri";

const name = "hijri_correction";

/** [PRAYER-3] The platform's correction of the Hijri calendar, in days. */
export async function getCalendar(db: Db): Promise<{ correction: HijriCorrection }> {
  const setting = await db.selectFrom("platform_settings").select("value").where("name", "=", name).executeTakeFirst();
  return { correction: parseHijriCorrection(setting?.value) };
}

/** [PRAYER-3] Sets the correction for everyone, recorded in the audit log. */
export function saveCalendar(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  correction: HijriCorrection,
): Promise<{ correction: HijriCorrection }> {
  return db.transaction().execute(async (trx) => {
    const before = await getCalendar(trx);
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
