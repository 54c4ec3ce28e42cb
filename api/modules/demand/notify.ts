import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Email } from "@api/mail/email";
import { browsePlace, type ListingRow, listingSelection } from "@api/modules/browse/browse-place";
import { deliversTo } from "@domain/restaurants/delivery-area";

const batch = 500;

/**
 * [FIND-5] Matches listings with a new or changed delivery area against waiting customers. Each customer is emailed once, after
 * which their address is deleted. Safe in several processes at once.
 */
export async function notifyOfDelivery(
  deps: Pick<ApiDependencies, "db" | "clock" | "mailer">,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await notifyBatch(deps)) === batch);
}

async function notifyBatch({ db, clock, mailer }: Pick<ApiDependencies, "db" | "clock" | "mailer">): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update listings set has_new_area = false where restaurant_id = any(array(
        select restaurant_id from listings where has_new_area order by restaurant_id limit ${batch} for update skip locked))
      returning restaurant_id as id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    for (const { place, zipCode } of await served(trx, ids, clock.now())) {
      const gone = await trx.deleteFrom("demand").where("zip_code", "=", zipCode).returning("email").execute();
      await mailer.queue(trx, ...gone.map(({ email }) => deliveryEmail(email, { zipCode, place })));
    }
    return ids.length;
  });
}

type WaitingRow = ListingRow & { asked_zip: string; asked_latitude: number; asked_longitude: number };

/** ZIP codes with waiting customers that one of these places now delivers to. One query. */
async function served(trx: Db, ids: readonly string[], now: Date): Promise<{ place: string; zipCode: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WaitingRow>`
    select z.zip_code as asked_zip, z.latitude as asked_latitude, z.longitude as asked_longitude,
      ${listingSelection}
    from listings l join demand_zip_codes z on (z.point <@ l.reach or z.zip_code = any(l.zip_codes))
    where l.restaurant_id = any(${ids}::uuid[]) and l.delivers
      and exists (select from demand d where d.zip_code = z.zip_code)
    order by l.created_at, l.position, z.zip_code`.execute(trx);
  return rows
    .filter((row) => {
      const point = { latitude: row.asked_latitude, longitude: row.asked_longitude };
      return deliversTo(browsePlace(row, now).area, { point, zipCode: row.asked_zip });
    })
    .map((row) => ({ place: row.name, zipCode: row.asked_zip }));
}

/** Deleted after sending (mail/delivery), as we promise to delete the address. */
export const deliveryEmail = (to: string, { zipCode, place }: { zipCode: string; place: string }): Email => ({
  to,
  template: "delivery-begins",
  subject: `${place} delivers to ${zipCode} now`,
  heading: `${place} delivers to ${zipCode} now`,
  parts: [
    { paragraph: "You asked us to tell you. Enter your address to see what you can order." },
    { button: { label: "See who delivers", path: "/home" } },
  ],
  because: `You get this once, because this address was left with HalalGo for ${zipCode}. We have deleted it.`,
});
