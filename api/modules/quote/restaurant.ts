import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { hasConfirmedEmail } from "@api/modules/auth/email-confirmations";
import { parseDeliveryArea, parseDeliverySteps } from "@api/modules/restaurants/view";
import type { Quote } from "@domain/contract/ordering/quote";
import { clampAcceptMinutes } from "@domain/orders/accept-deadline";
import { busyMinutesAt } from "@domain/orders/delivery-estimate";
import type { DeliveryStep } from "@domain/orders/delivery-fee";
import type { OrderType } from "@domain/orders/order-type";
import type { TaxRule } from "@domain/orders/pricing";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { parsePrayerSettings, type PrayerSettings } from "@domain/settings/prayer";
import { parseRamadanSettings, type RamadanSettings } from "@domain/settings/ramadan";
import { isListedRow } from "../restaurants/visibility";
import { hasOrdered } from "./first-order";

/** What an order needs to know of its restaurant. Cents, minutes. */
export interface QuoteRestaurant {
  id: string;
  name: string;
  image: string | null;
  timeZone: string;
  /** Approved and still there. */
  isOrderable: boolean;
  status: "pending" | "approved" | "rejected" | "suspended";
  orderTypes: OrderType[];
  /** Where it delivers to, with what a delivery costs by distance; without tiers the plain fee. */
  deliveryArea: DeliveryArea;
  deliveryFeeCents: number;
  /** What it costs by subtotal, where there are no tiers. */
  deliverySteps: DeliveryStep[];
  minimumOrderCents: number;
  /** From acceptance to ready, with what a busy kitchen adds. */
  preparationMinutes: number;
  /** How long an order waits to be accepted. */
  acceptMinutes: number;
  pausedUntil: Date | null;
  /** [PRAYER-1, PRAYER-3] What it has chosen for prayers and Ramadan. */
  prayer: PrayerSettings | null;
  ramadan: RamadanSettings | null;
  /** Switched on. */
  taxes: TaxRule[];
}

/** What owners call pickup is the customer's takeaway [ORD-4]. */
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
  /** What the restaurant asks and the customer does not pay, in cents. */
  waivedCents: number;
  /** Why the restaurant's fee is not charged; null when it is, or when there is none. */
  waivedBy: NonNullable<Quote["deliveryWaivedBy"]> | null;
  /** Whether it is charged only because the customer's e-mail address is not confirmed. */
  awaitsEmail: boolean;
}

/**
 * [LAND-3, LAND-5] What this customer's delivery costs: the restaurant's fee; nothing with a Go Pass whose month is paid, and
 * nothing on the first order that a restaurant has not turned down. A guest without an account pays the restaurant's fee.
 */
export async function deliveryFeeFor(
  db: Db,
  order: {
    customerId: string | null;
    /** The cart that is ordered: its own payment does not count as an order before it. */
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
