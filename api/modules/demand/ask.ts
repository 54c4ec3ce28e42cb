import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { middleOfZipCode } from "@api/modules/addresses/zip-codes";
import { mayBeInReach, pointSql } from "@api/modules/browse/geography";
import { hashSecret, newSecret } from "@api/secret-token";

/**
 * [FIND-5] Keeps that somebody wants to be told, once, when a place delivers to a ZIP code. Who asks again gets another token, and the
 * one before is no longer good. @returns the token that takes it back @throws ApiError validation_failed where there is no such code
 */
export async function askForDelivery(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { email, zipCode }: { email: string; zipCode: string },
): Promise<string> {
  const point = await middleOfZipCode(zipCode);
  if (!point) {
    const message = "We do not know this zip code. Please check it.";
    throw new ApiError("validation_failed", message, { errors: { zip_code: message } });
  }
  const token = newSecret();
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into demand_zip_codes (zip_code, latitude, longitude, point, asked, last_at)
      values (${zipCode}, ${point.latitude}, ${point.longitude}, ${pointSql(point)}, 0, ${now})
      on conflict do nothing`.execute(trx);
    const { rows } = await sql<{ is_new: boolean }>`
      insert into demand (zip_code, email, token_hash, created_at)
      values (${zipCode}, ${email}, ${hashSecret(token)}, ${now})
      on conflict (zip_code, lower(email)) do update set token_hash = excluded.token_hash
      returning xmax = 0 as is_new`.execute(trx);
    if (!rows[0]?.is_new) return;
    await sql`update demand_zip_codes set asked = asked + 1, last_at = ${now} where zip_code = ${zipCode}`.execute(trx);
    // A place may have been approved while they were asking.
    const serves = mayBeInReach({ point, zipCode }, "delivery", 0);
    await sql`update listings l set has_new_area = true where ${serves} and not has_new_area`.execute(trx);
  });
  return token;
}

/** Takes it back: it was never asked. @throws ApiError not_found, also when it was told of already */
export async function withdrawDemand(db: Db, token: string): Promise<void> {
  const { rows } = await sql<{ zip_code: string }>`
    with gone as (delete from demand where token_hash = ${hashSecret(token)} returning zip_code)
    update demand_zip_codes z set asked = asked - 1 from gone where z.zip_code = gone.zip_code returning z.zip_code`.execute(
    db,
  );
  if (rows.length === 0) throw notFound("Request");
}
