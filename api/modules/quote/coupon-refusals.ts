import type { Db } from "@api/dependencies";
import { hasConfirmedEmail } from "@api/modules/auth/email-confirmations";
import { selectUsableCoupons } from "@api/modules/coupons/list";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { type Coupon, couponRefusal, type CouponUse } from "@domain/promotions/coupon-rules";
import {
  countCouponUses,
  countCouponUsesByPhone,
  countUsesByCoupon,
  emailUnconfirmed,
  findCoupon,
  hasOrderedByPhone,
  onlineOnly,
  phoneRequired,
  toCounterRefusal,
  toCouponRule,
} from "./coupon";
import { hasOrdered } from "./first-order";

interface ChosenInput {
  /** Null: a guest at the counter. */
  customerId: string | null;
  guest?: { phone: string | null } | undefined;
  choices: QuoteChoices;
  cartId: string | null;
  subtotalCents: number;
  now: Date;
}

const isLimited = ({ limitPerUser, firstOrderOnly }: Coupon): boolean => limitPerUser !== null || firstOrderOnly;

/** Why a coupon is refused, or null. Its limits hold for confirmed email addresses only. */
function findRefusal(coupon: Coupon | null, use: CouponUse, hasConfirmed: boolean) {
  const isUnknownPerson = coupon !== null && isLimited(coupon) && !hasConfirmed;
  return couponRefusal(coupon, use) ?? (isUnknownPerson ? emailUnconfirmed : null);
}

/** The coupon of these choices, or why it is refused. */
export async function chooseCoupon(
  db: Db,
  input: ChosenInput,
): Promise<{ coupon: Coupon | null; error: Quote["couponError"] }> {
  const { choices, customerId, guest } = input;
  if (!choices.couponCode && !choices.couponId) return { coupon: null, error: null };
  const coupon = await findCoupon(db, choices);
  if (coupon?.restaurantId === null && customerId === null) return { coupon: null, error: onlineOnly };
  const needsPerson = coupon !== null && isLimited(coupon);
  if (needsPerson && customerId === null && !guest?.phone) return { coupon: null, error: phoneRequired };
  const before = needsPerson ? await ordersBefore(db, coupon, input) : { usesByCustomer: 0, hasOrderedBefore: false };
  const hasConfirmed = !needsPerson || customerId === null || (await hasConfirmedEmail(db, customerId));
  const error = findRefusal(coupon, { ...input, restaurantId: choices.restaurantId, ...before }, hasConfirmed);
  if (error) return { coupon: null, error: guest ? toCounterRefusal(error) : error };
  return { coupon, error: null };
}

/** How often the customer has used a coupon, and whether they have ordered in its scope: at its restaurant, or anywhere. */
async function ordersBefore(
  db: Db,
  coupon: Coupon,
  { customerId, guest, choices, cartId }: ChosenInput,
): Promise<{ usesByCustomer: number; hasOrderedBefore: boolean }> {
  const phone = guest?.phone ?? "";
  const own = { exceptCartId: cartId, ...(coupon.restaurantId === null ? {} : { restaurantId: coupon.restaurantId }) };
  const usesByCustomer =
    customerId === null
      ? await countCouponUsesByPhone(db, coupon.id, phone)
      : await countCouponUses(db, { couponId: coupon.id, customerId, exceptCartId: cartId });
  if (!coupon.firstOrderOnly) return { usesByCustomer, hasOrderedBefore: false };
  const hasOrderedBefore =
    customerId === null
      ? await hasOrderedByPhone(db, choices.restaurantId, phone)
      : await hasOrdered(db, { ...own, customerId });
  return { usesByCustomer, hasOrderedBefore };
}

type QuotedCart = Omit<ChosenInput, "customerId" | "guest" | "choices"> & { customerId: string; restaurantId: string };

/**
 * [CHK-6] Those of the coupons offered to a customer at a restaurant that a quoted cart cannot use, with the refusal that choosing
 * one would have. A constant number of queries.
 */
export async function listRefusedCoupons(
  db: Db,
  { customerId, restaurantId, cartId, subtotalCents, now }: QuotedCart,
): Promise<NonNullable<Quote["refusedCoupons"]>> {
  const offered = (await selectUsableCoupons(db, restaurantId, { now, customerId })).map(toCouponRule);
  const limited = offered.filter(isLimited);
  const own = { customerId, exceptCartId: cartId };
  const couponIds = limited.map(({ id }) => id);
  const firstOrders = limited.filter(({ firstOrderOnly }) => firstOrderOnly);
  const isFirst = { here: firstOrders.some(isHere), anywhere: firstOrders.some((coupon) => !isHere(coupon)) };
  const [hasConfirmed, uses, orderedHere, orderedAnywhere] = await Promise.all([
    limited.length === 0 || hasConfirmedEmail(db, customerId),
    limited.length === 0 ? new Map<string, number>() : countUsesByCoupon(db, { ...own, couponIds }),
    isFirst.here && hasOrdered(db, { ...own, restaurantId }),
    isFirst.anywhere && hasOrdered(db, own),
  ]);
  return offered.flatMap((coupon) => {
    const use = {
      restaurantId,
      now,
      subtotalCents,
      usesByCustomer: uses.get(coupon.id) ?? 0,
      hasOrderedBefore: isHere(coupon) ? orderedHere : orderedAnywhere,
    };
    const refusal = findRefusal(coupon, use, hasConfirmed);
    return refusal ? [{ id: coupon.id, ...refusal }] : [];
  });
}

const isHere = ({ restaurantId }: Coupon): boolean => restaurantId !== null;
