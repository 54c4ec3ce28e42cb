import { type Selectable, sql } from "kysely";
import type { Database } from "@api/db/tables";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, RateLimitedError } from "@api/errors";
import { createRateLimiter } from "@api/http/rate-limit";
import { countFormerUses } from "@api/modules/auth/former-customers";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import type { Coupon } from "@domain/promotions/coupon-rules";

/**
 * The coupon with this code or id, or null. Restaurants may use the same code: this restaurant's comes first, then the
 * platform's, then another's (so that the refusal can say so).
 */
export async function findCoupon(
  db: Db,
  wanted: { restaurantId: string; couponCode?: string | null; couponId?: string | null },
): Promise<Coupon | null> {
  const code = wanted.couponCode?.trim().toUpperCase();
  if (!code && !(wanted.couponId && isUuid(wanted.couponId))) return null;
  const row = await db
    .selectFrom("coupons")
    .selectAll()
    .where("deleted_at", "is", null)
    .$if(Boolean(code), (query) => query.where("code", "=", code ?? ""))
    .$if(!code, (query) => query.where("id", "=", wanted.couponId ?? ""))
    .orderBy(sql`case when restaurant_id = ${wanted.restaurantId} then 0 when restaurant_id is null then 1 else 2 end`)
    .limit(1)
    .executeTakeFirst();
  return row ? toCouponRule(row) : null;
}

export function toCouponRule(row: Selectable<Database["coupons"]>): Coupon {
  return {
    id: row.id,
    restaurantId: row.restaurant_id,
    code: row.code,
    name: row.name,
    type: row.type,
    discountHundredths: row.discount_hundredths,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    minimumOrderCents: row.minimum_order_cents,
    maximumDiscountCents: row.maximum_discount_cents,
    limitPerUser: row.limit_per_user,
    firstOrderOnly: row.first_order_only,
    isActive: row.is_active,
  };
}

interface Uses {
  customerId: string;
  /** The cart whose payment in progress is not counted. */
  exceptCartId: string | null;
}

/**
 * How often a customer has used each of these coupons: valid orders, also with an account since deleted, and payments of other
 * carts in progress. Rejected and cancelled orders do not count.
 */
export async function countUsesByCoupon(
  db: Db,
  { couponIds, customerId, exceptCartId }: Uses & { couponIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; uses: number }>`
    select wanted.id, (
      select count(*) from coupon_redemptions where coupon_id = wanted.id and user_id = ${customerId}
    ) + (
      select count(*) from payments
      where customer_id = ${customerId} and status in ('charging', 'charged')
        and quote -> 'coupon' ->> 'id' = wanted.id::text and cart_id is distinct from ${exceptCartId}::uuid
    ) + ${countFormerUses(customerId, sql.ref("wanted.id"))} as uses
    from unnest(${couponIds}::uuid[]) as wanted (id)`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

export async function countCouponUses(db: Db, { couponId, ...use }: Uses & { couponId: string }): Promise<number> {
  return (await countUsesByCoupon(db, { ...use, couponIds: [couponId] })).get(couponId) ?? 0;
}

const lastDigits = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-10);
const ofPhone = (phone: string) =>
  sql`status not in ('rejected', 'cancelled')
    and right(regexp_replace(customer_phone, '\\D', '', 'g'), 10) = ${lastDigits(phone)}`;

/** Coupon uses of a guest without an account, by phone number: valid orders with or without an account. */
export async function countCouponUsesByPhone(db: Db, couponId: string, phone: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from orders where coupon_id = ${couponId} and ${ofPhone(phone)}`.execute(db);
  return rows[0]?.uses ?? 0;
}

/** Whether there is a valid order at this restaurant with a phone number, with or without an account. */
export async function hasOrderedByPhone(db: Db, restaurantId: string, phone: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders where restaurant_id = ${restaurantId} and ${ofPhone(phone)}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

export const phoneRequired = {
  code: "phone_required",
  message: "This coupon is given only so often. Please enter the customer's phone number.",
};

type Refusal = NonNullable<Quote["couponError"]>;

const counterMessages: Partial<Record<string, string>> = {
  limit_reached: "This guest has already used this coupon.",
  first_order_only: "This coupon is only for a guest's first order at this restaurant.",
};

/** The refusal in the words of who enters a guest's coupon at the counter. */
export const toCounterRefusal = ({ code, message }: Refusal): Refusal => ({
  code,
  message: counterMessages[code] ?? message,
});

/** Unconfirmed addresses are free to create, so they would make per-person limits meaningless. */
export const emailUnconfirmed = {
  code: "email_unconfirmed",
  message: "Please confirm your email address to use this coupon.",
};

/** Staff enter the guest and the payment of counter orders themselves, so these must not cost the platform money. */
export const onlineOnly = {
  code: "online_only",
  message: "This coupon of HalalGo is for orders that customers place online.",
};

type Choices = Pick<QuoteChoices, "couponCode">;

/** Limits guessing of coupon codes. Only unknown codes count. */
export function createCouponGuessLimit(deps: Pick<ApiDependencies, "db" | "clock" | "rateLimits">) {
  const limiter = createRateLimiter(deps);

  const check = async (customerId: string, { couponCode }: Choices) => {
    if (couponCode) await limiter.check("couponAccount", customerId);
  };
  return {
    /**
     * [CHK-8] The message shown instead of the coupon's refusal when the limit is reached, so that the quote still works; null
     * otherwise.
     */
    async findRefusal(customerId: string, choices: Choices): Promise<Quote["couponError"]> {
      try {
        await check(customerId, choices);
        return null;
      } catch (error) {
        if (!(error instanceof RateLimitedError)) throw error;
        const message = "Too many codes were tried. Please wait a few minutes and try again.";
        return { code: error.code, message };
      }
    },
    /** Counts an unknown code. */
    async count(customerId: string, couponError: Quote["couponError"]): Promise<void> {
      if (couponError?.code === "unknown") await limiter.count("couponAccount", customerId);
    },
    /**
     * Applies the limit to payments, which reveal as much about a code as quotes.
     * @throws what `work` throws; ApiError rate_limited
     */
    async run<Result>(customerId: string, choices: Choices, work: () => Promise<Result>): Promise<Result> {
      await check(customerId, choices);
      try {
        return await work();
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === "coupon_refused";
        if (choices.couponCode && isRefused) await limiter.count("couponAccount", customerId);
        throw error;
      }
    },
  };
}
