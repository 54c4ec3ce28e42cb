import * as z from "zod";
import { deliveryAddress } from "@domain/contract/accounts/address";
import { cents, dataResponse, id, timestamp } from "@domain/contract/primitives";
import { soldOutPreferences } from "@domain/orders/line-changes";
import { orderTypes } from "@domain/orders/order-type";
import { occasions } from "@domain/prayer/occasions";
import { addToCartRequest, maximumLines } from "./cart";

const maximumTipCents = 50_000;

/** What a customer chose at checkout. It contains no amount except the tip, which only the customer decides. */
export const quoteChoices = z.object({
  restaurantId: z.string().min(1).max(64),
  orderType: z.enum(orderTypes, "Choose delivery, takeaway or dine-in"),
  deliveryAddressId: z.string().max(64).nullish(),
  /** Longer than any valid code: an overlong one is an unknown coupon, not a malformed request. */
  couponCode: z.string().trim().max(200).nullish(),
  couponId: z.string().max(64).nullish(),
  tip: z
    .number("A tip is an amount")
    .int("A tip is a whole number of cents")
    .min(0, "A tip cannot be negative")
    .max(maximumTipCents, "A tip can be at most $500.00")
    .nullish(),
  scheduledFor: timestamp.nullish(),
  /** [PRAYER-4] The meal in Ramadan: `scheduledFor` is then the time in `occasions` for that day and address. */
  occasion: z.enum(occasions, "Choose iftar or suhoor").nullish(),
  /** The name of the table for a dine-in order. */
  table: z.string().trim().max(40, "A table's name can be at most 40 characters").nullish(),
  note: z.string().trim().max(500, "A note can be at most 500 characters").nullish(),
  /** [RUSH-12] Extended. What to do if something turns out to be sold out. */
  ifSoldOut: z.enum(soldOutPreferences, "Choose what happens if something is sold out").nullish(),
});

export const quoteItem = z.object({
  menuItemId: z.string().min(1).max(64),
  quantity: addToCartRequest.shape.quantity,
  size: addToCartRequest.shape.size,
  addonIds: z.array(z.string().max(64)).max(30).optional(),
});

/** [HOST-62] Omitted items mean the stored cart. */
export const quoteRequest = quoteChoices.extend({ items: z.array(quoteItem).max(maximumLines).optional() });

/**
 * One line; unitPrice and lineTotal with size and add-ons, before deals. offerDiscount is the deal's discount on this
 * line.
 */
export const quoteLine = z.object({
  cartItemId: id.nullable(),
  menuItemId: id,
  name: z.string(),
  category: z.string().nullable(),
  image: z.string().nullable(),
  size: z.string(),
  addons: z.array(z.object({ id, name: z.string(), price: cents })),
  quantity: z.number().int(),
  unitPrice: cents,
  lineTotal: cents,
  offerDiscount: cents,
  /** Extended: the owner's halal mark on it (domain/halal/items). */
  halal: z.string().nullable(),
  contains: z.array(z.string()).nullable(),
  /** Why this line cannot be ordered, as a sentence. */
  problem: z.string().nullable(),
});

/** All amounts in cents. total = subtotal - offerDiscount - couponDiscount + deliveryFee + taxes + tip. */
export const quote = z.object({
  lines: z.array(quoteLine),
  subtotal: cents,
  offerDiscount: cents,
  offers: z.array(z.object({ id, title: z.string(), amount: cents })),
  couponDiscount: cents,
  deliveryFee: cents,
  /** Why the business's delivery fee is waived. */
  deliveryWaivedBy: z.enum(["go_pass", "first_order"]).nullable(),
  /** The waived delivery fee; not part of the total. */
  deliveryFeeWaived: cents.nullable(),
  /** Extended: whether something is charged only because the customer's email address is not confirmed. */
  giftsAwaitEmail: z.boolean().nullable(),
  taxes: z.array(z.object({ id, name: z.string(), code: z.string(), rate: z.number(), amount: cents })),
  tip: cents,
  total: cents,
  currency: z.string(),
  coupon: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  couponError: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** [CHK-6] Extended. The listed coupons that this order cannot use, with the `couponError` that choosing one would have. */
  refusedCoupons: z.array(z.object({ id, code: z.string(), message: z.string() })).nullable(),
  /** The delivery address; stored with the payment, so that later edits of the address book do not change it. */
  deliveryAddress: deliveryAddress.nullable(),
  isOpen: z.boolean(),
  nextOpening: timestamp.nullable(),
  /** [PRAYER-4] Extended. Arrival times for iftar and suhoor on the coming days of Ramadan, for this address. */
  occasions: z
    .array(
      z.object({
        kind: z.enum(occasions),
        date: z.string(),
        at: timestamp,
        prayerAt: timestamp,
        orderBy: timestamp,
        state: z.enum(["open", "late", "full"]),
        /** Which part of the order is not available then, as a sentence. */
        unserved: z.string().nullable(),
      }),
    )
    .nullable(),
  /** [PRAYER-5] Extended. Quarter-hours near iftar that are fully booked. */
  fullTimes: z.array(timestamp).nullable(),
  /**
   * [RUSH-18] Extended. What prevents ordering for now, and the offered times at which part of the order is not served.
   */
  served: z.object({ now: z.string().nullable(), unserved: z.array(timestamp) }).nullable(),
  /** Extended. The meal the order is for, and the time of the prayer. */
  occasion: z.object({ kind: z.enum(occasions), prayerAt: timestamp }).nullable(),
  /**
   * [RUSH-12] Extended. What to do about sold-out items: as chosen, else as for the last order; null if not requested.
   */
  ifSoldOut: z.enum(soldOutPreferences).nullable(),
  /** What still prevents placing the order, as error code and sentence; empty if it can be placed. */
  problems: z.array(z.object({ code: z.string(), message: z.string() })).nullable(),
});

export const quoteResponse = dataResponse(quote);

export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;
export type QuoteChoices = z.infer<typeof quoteChoices>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
