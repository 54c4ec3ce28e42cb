import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { readDeliveryArea, readDeliverySteps } from "@api/modules/restaurants/delivery-tiers";
import { readAcceptMinutes } from "@domain/orders/accept-by";
import { busyMinutesAt } from "@domain/orders/delivery-estimate";
import type { DeliveryStep } from "@domain/orders/delivery-fee";
import type { OrderType } from "@domain/orders/order-type";
import type { TaxRule } from "@domain/orders/pricing";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { type PrayerSettings, readPrayerSettings } from "@domain/settings/prayer";
import { type RamadanSettings, readRamadanSettings } from "@domain/settings/ramadan";
import { isListedRow } from "../restaurants/visibility";

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
    deliveryArea: readDeliveryArea(row),
    deliveryFeeCents: row.delivery_fee_cents,
    deliverySteps: readDeliverySteps(row.delivery_fee_steps),
    minimumOrderCents: row.minimum_order_cents,
    preparationMinutes:
      row.preparation_minutes + busyMinutesAt({ busyMinutes: row.busy_minutes, busyUntil: row.busy_until }, now),
    acceptMinutes: readAcceptMinutes(row.accept_within_minutes),
    pausedUntil: row.paused_until,
    prayer: readPrayerSettings(row.prayer),
    ramadan: readRamadanSettings(row.ramadan),
    taxes,
  };
}
