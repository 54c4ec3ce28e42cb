import type * as z from "zod";
import { diffRows } from "@api/audit/audit";
import type { ApiDependencies } from "@api/dependencies";
import { assertVersion } from "@api/modules/resource/resource";
import type { profileRequest } from "@domain/contract/accounts/account";

/**
 * Changes a person's own names, phone and prayer times. What is there already, as after a lost answer, is no change.
 * @throws ApiError conflict with `editConflictDetails`
 */
export async function updateProfile(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  id: string,
  { first_name, last_name, phone = null, prayer_asr: asr, version }: z.output<typeof profileRequest>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("users")
      .where("id", "=", id)
      .select(["first_name", "last_name", "phone", "prayer_asr", "version", "updated_at", "updated_by"])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const prayer_asr = asr === undefined ? before.prayer_asr : asr === "off" ? null : asr;
    const after = { first_name, last_name, phone, prayer_asr };
    if (!diffRows({ ...before }, after)) return;
    await assertVersion(trx, "profile", before, version);
    await trx
      .updateTable("users")
      .set({ ...after, version: before.version + 1, updated_at: clock.now(), updated_by: id })
      .where("id", "=", id)
      .execute();
  });
}
