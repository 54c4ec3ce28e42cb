import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { hasConfirmedEmail } from "@api/modules/auth/email-confirmations";
import { parseDeliveryArea, parseDeliverySteps } from "@api/modules/restaurants/view";
import { isListedRow } from "@api/modules/restaurants/visibility";
import type { Quote } from "@domain/contract/ordering/quote";
import { clampAcceptMinutes } from "@domain/orders/accept-deadline";
import { busyMinutesAt } from "@domain/orders/busy-time";
import type { DeliveryStep } from "@domain/orders/delivery-fee";
import type { OrderType } from "@domain/orders/order-type";
import type { TaxRule } from "@domain/orders/pricing";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { formatAddress } from "@domain/restaurants/us-place";
import { parsePrayerSettings, type PrayerSettings } from "@domain/settings/prayer";
import { parseRamadanSettings, type RamadanSettings } from "@domain/settings/ramadan";
import { hasOrdered } from "./first-order";

/** The restaurant's data an order needs. Amounts in cents, times in minutes. */
export interface QuoteRestaurant {
  id: string;
  name: string;
  image: string | null;
  /** "214 North Main St, Bristol, CT 06010" */
  address: string;
  timeZone: string;
  /** Approved and not deleted. */
  isOrderable: boolean;
  status: "pending" | "approved" | "rejected" | "suspended";
  orderTypes: OrderType[];
  /** The delivery area, with fees by distance; without tiers the plain fee applies. */
  deliveryArea: DeliveryArea;
  deliveryFeeCents: number;
  /** Delivery fees by subtotal, when there are no tiers. */
  deliverySteps: DeliveryStep[];
  minimumOrderCents: number;
  /** From acceptance to ready, including busy time. */
  preparationMinutes: number;
  /** How long an order waits to be accepted. */
  acceptMinutes: number;
  pausedUntil: Date | null;
  /** [PRAYER-1, PRAYER-3] Its settings for prayers and Ramadan. */
  prayer: PrayerSettings | null;
  ramadan: RamadanSettings | null;
  /** Switched on. */
  taxes: TaxRule[];
}

/** Owners' "pickup" is the customers' takeaway [ORD-4]. */
const typeOfOption: Record<string, OrderType> = {
  delivery: "delivery",
  pickup: "takeaway",
  takeaway: "takeaway",
  "dine-in": "dine-in",
  dine_in: "dine-in",
};

/** @throws ApiError not_found */
export async function loadQuoteRestaurant(db: Db, id: string, now: Date): Promise<QuoteRestaurant> {
  const row = isUuid(id)
    ? await db.selectFrom("restaurants").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Restaurant");
  const taxes = await db
    .selectFrom("taxes")
    .select(["id", "name", "code", "rate_hundredths as rateHundredths"])
    .where("restaurant_id", "=", row.id)
    .where("status", "=", true)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    id: row.id,
    name: row.name,
    image: row.logo,
    address: formatAddress(row),
    timeZone: row.time_zone,
    isOrderable: isListedRow(row),
    status: row.status,
    orderTypes: row.delivery_options.flatMap((option) => typeOfOption[option.toLowerCase()] ?? []),
    deliveryArea: parseDeliveryArea(row),
    deliveryFeeCents: row.delivery_fee_cents,
    deliverySteps: parseDeliverySteps(row.delivery_fee_steps),
    minimumOrderCents: row.minimum_order_cents,
    preparationMinutes:
      row.preparation_minutes + busyMinutesAt({ busyMinutes: row.busy_minutes, busyUntil: row.busy_until }, now),
    acceptMinutes: clampAcceptMinutes(row.accept_within_minutes),
    pausedUntil: row.paused_until,
    prayer: parsePrayerSettings(row.prayer),
    ramadan: parseRamadanSettings(row.ramadan),
    taxes,
  };
}

export interface DeliveryFee {
  cents: number;
  /** The part of the restaurant's fee that the customer does not pay, in cents. */
  waivedCents: number;
  /** Why the fee is waived; null when it is charged, or when there is none. */
  waivedBy: NonNullable<Quote["deliveryWaivedBy"]> | null;
  /** Whether it is charged only because the customer's email address is unconfirmed. */
  awaitsEmail: boolean;
}

/**
 * [LAND-3, LAND-5] The customer's delivery fee: the restaurant's fee; free with a paid Go Pass, and on the first order. Guests
 * without an account pay the restaurant's fee.
 */
export async function deliveryFeeFor(
  db: Db,
  order: {
    customerId: string | null;
    /** The ordered cart, whose own payment does not count as an earlier order. */
    cartId: string | null;
    orderType: OrderType;
    restaurantFeeCents: number;
    now: Date;
  },
): Promise<DeliveryFee> {
  const { customerId, cartId, restaurantFeeCents, now } = order;
  const charged = { cents: restaurantFeeCents, waivedCents: 0, waivedBy: null, awaitsEmail: false };
  if (customerId === null || restaurantFeeCents === 0 || order.orderType !== "delivery") return charged;
  const free = { cents: 0, waivedCents: restaurantFeeCents, awaitsEmail: false };
  if (await hasPass(db, customerId, now)) return { ...free, waivedBy: "go_pass" };
  if (await hasOrdered(db, { customerId, exceptCartId: cartId })) return charged;
  if (!(await hasConfirmedEmail(db, customerId))) return { ...charged, awaitsEmail: true };
  return { ...free, waivedBy: "first_order" };
}

async function hasPass(db: Db, customerId: string, now: Date): Promise<boolean> {
  const pass = db.selectFrom("passes").select("id").where("user_id", "=", customerId).where("status", "<>", "lapsed");
  return (await pass.where("paid_until", ">", now).limit(1).executeTakeFirst()) !== undefined;
}
