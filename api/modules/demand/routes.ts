import { sql } from "kysely";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { findZipCodeCenter } from "@api/modules/addresses/service";
import { mayBeInReach, pointSql } from "@api/modules/browse/nearby";
import { generateSecret, hashSecret } from "@api/vault";
import type { administeredListQuery, demandList } from "@domain/contract/browse";
import { browseCalls } from "@domain/contract/calls/browse";

/** [FIND-5] Customers waiting for delivery in their area. */
export function demandModule(dependencies: ApiDependencies) {
  const { db, reads } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(browseCalls.askForDelivery), async (c) => {
    await limiter.take("demandAddress", c.get("clientAddress"));
    const { email, zip_code } = c.req.valid("json");
    const token = await askForDelivery(dependencies, { email, zipCode: zip_code });
    return c.json(withData({ token, email, zip_code }), 201);
  });

  router.openapi(toRoute(browseCalls.withdrawDemand), async (c) => {
    await withdrawDemand(db, c.req.valid("param").token);
    return c.json(withMessage("We have deleted your request."), 200);
  });

  router.openapi(toRoute(browseCalls.listDemand), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listDemand(reads, c.req.valid("query"))), 200);
  });

  return router;
}

/**
 * [FIND-5] Subscribes an address to be told, once, when a place delivers to a ZIP code. Subscribing again replaces the token.
 * @returns the token that cancels it
 * @throws ApiError validation_failed for an unknown ZIP code
 */
async function askForDelivery(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { email, zipCode }: { email: string; zipCode: string },
): Promise<string> {
  const point = await findZipCodeCenter(zipCode);
  if (!point) {
    const message = "We do not know this ZIP code. Please check it.";
    throw new ApiError("validation_failed", message, { errors: { zip_code: message } });
  }
  const token = generateSecret();
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
    // A place may have been approved in the meantime.
    const serves = mayBeInReach({ point, zipCode }, "delivery", 0);
    await sql`update listings l set has_new_area = true where ${serves} and not has_new_area`.execute(trx);
  });
  return token;
}

/** Cancels the subscription and deletes it. @throws ApiError not_found, also once the email was sent */
async function withdrawDemand(db: Db, token: string): Promise<void> {
  const { rows } = await sql<{ zip_code: string }>`
    with gone as (delete from demand where token_hash = ${hashSecret(token)} returning zip_code)
    update demand_zip_codes z set asked = asked - 1 from gone where z.zip_code = gone.zip_code returning z.zip_code`.execute(
    db,
  );
  if (rows.length === 0) throw notFound("Request");
}

/** [FIND-5] The number of waiting and total subscriptions by ZIP code, without personal data. Two parallel queries. */
async function listDemand(
  db: Db,
  { page = 1, per_page: perPage = 20, search }: z.output<typeof administeredListQuery>,
): Promise<z.output<typeof demandList>["data"]> {
  const matching = sql`asked > 0 and starts_with(z.zip_code, ${search?.trim() ?? ""})`;
  const [rows, counted] = await Promise.all([
    sql<{ zip_code: string; waiting: number; asked: number; last_at: Date }>`
      select z.zip_code, coalesce(w.waiting, 0) as waiting, z.asked, z.last_at
      from demand_zip_codes z
      left join (select zip_code, count(*)::int as waiting from demand group by zip_code) w using (zip_code)
      where ${matching} order by waiting desc, z.asked desc, z.zip_code
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from demand_zip_codes z where ${matching}`.execute(db),
  ]);
  const data = rows.rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
  return { data, total: counted.rows[0]?.total ?? 0, page, per_page: perPage };
}
