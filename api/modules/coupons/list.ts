import { type Selectable, sql } from "kysely";
import type * as z from "zod";
import type { Database } from "@api/db/tables";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { hadOrdered } from "@api/modules/auth/former-customers";
import { hasPromotionStatus, toOrderBy } from "@api/modules/promotions/period";
import { getListTotal } from "@api/modules/resource/list-total";
import { isListed } from "@api/modules/restaurants/visibility";
import type { couponSorts, CouponWire, promotionQuery } from "@domain/contract/promotion";
import { toCouponWire } from "./rows";

interface OfferedTo {
  now: Date;
  customerId?: string | undefined;
}

/** [CHK-11] The coupons a customer can use at a restaurant at `now`. */
export const listUsableCoupons = async (...args: Parameters<typeof selectUsableCoupons>): Promise<CouponWire[]> =>
  (await selectUsableCoupons(...args)).map(toCouponWire);

/**
 * Their rows: the restaurant's first, then the platform's. With `customerId`, first-order coupons are omitted if the customer
 * has ordered before.
 */
export async function selectUsableCoupons(
  db: Db,
  restaurantId: string | undefined,
  { now, customerId }: OfferedTo,
): Promise<Selectable<Database["coupons"]>[]> {
  return db
    .selectFrom("coupons")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("is_active", "=", true)
    .where("starts_at", "<=", now)
    .where("expires_at", ">", now)
    .where((where) => {
      const platform = where("restaurant_id", "is", null);
      if (restaurantId === undefined || !isUuid(restaurantId)) return platform;
      const listed = db.selectFrom("restaurants").select("id").where("id", "=", restaurantId).where(isListed);
      // Comparing the id lets the restaurant's index be used; its approval is checked once.
      return where.or([platform, where.and([where("restaurant_id", "=", restaurantId), where.exists(listed)])]);
    })
    .$if(customerId !== undefined, (select) =>
      select.where((where) =>
        where.or([
          where("first_order_only", "=", false),
          where.and([
            where.not(where.exists(selectOrders(db, customerId ?? ""))),
            where.not(hadOrdered(customerId ?? "", where.ref("coupons.restaurant_id"))),
          ]),
        ]),
      ),
    )
    .orderBy("restaurant_id", (order) => order.asc().nullsLast())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The customer's valid orders in the scope of the outer query's coupon. */
const selectOrders = (db: Db, customerId: string) =>
  db
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.customer_id", "=", customerId)
    .where("orders.status", "not in", ["rejected", "cancelled"])
    .where(sql<boolean>`(coupons.restaurant_id is null or orders.restaurant_id = coupons.restaurant_id)`);

/** The largest list returned when the caller does not ask for a page. */
const wholeListLimit = 1000;

/**
 * Coupons of these restaurants in any status, filtered and sorted as requested (by default by code); "platform" selects the
 * platform's coupons, null everyone's. Searches code and name.
 */
export async function listCoupons(
  db: Db,
  restaurantIds: readonly string[] | "platform" | null,
  { query, now }: { query: z.infer<typeof promotionQuery>; now: Date },
): Promise<{ data: CouponWire[]; total: number; page: number; per_page: number }> {
  const { page = 1, per_page: perPage = wholeListLimit } = query;
  if (restaurantIds?.length === 0) return { data: [], total: 0, page, per_page: perPage };
  const search = query.search?.trim().toLowerCase() ?? "";
  const matching = db
    .selectFrom("coupons")
    .where("deleted_at", "is", null)
    .$if(restaurantIds === "platform", (select) => select.where("restaurant_id", "is", null))
    .$if(Array.isArray(restaurantIds), (select) => select.where("restaurant_id", "in", [...(restaurantIds ?? [])]))
    .where(hasPromotionStatus(query, { table: "coupons", ends: "expires_at", now }))
    .$if(search !== "", (select) => select.where(sql<boolean>`position(${search} in lower(code || ' ' || name)) > 0`));
  const { by, direction } = toOrderBy<(typeof couponSorts)[number]>(
    {
      code: sql`code`,
      // Percentages and amounts are not comparable, so they are sorted by kind first.
      discount: sql`(type = 'fixed', discount_hundredths)`,
      minimum: sql`minimum_order_cents`,
      valid: sql`expires_at`,
    },
    "code",
    query.sort,
  );
  const rows = await matching
    .selectAll()
    .orderBy(by, direction)
    .orderBy("code")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const total = await getListTotal(matching, rows, { page, perPage });
  return { data: rows.map(toCouponWire), total, page, per_page: perPage };
}
