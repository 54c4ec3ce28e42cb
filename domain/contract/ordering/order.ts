import * as z from "zod";
import { deliveryAddress } from "@domain/contract/accounts/address";
import {
  cents,
  dataResponse,
  happenedAt,
  id,
  type Lenient,
  pageQuery,
  pageResponse,
  timestamp,
} from "@domain/contract/primitives";
import { profileChoices } from "@domain/halal/profile";
import { halalStates } from "@domain/halal/status";
import { lineChangeResponders, lineChangeStates, soldOutPreferences } from "@domain/orders/line-changes";
import { orderStatuses } from "@domain/orders/order-status";
import { orderTypes } from "@domain/orders/order-type";
import { occasions } from "@domain/prayer/occasions";
import { maximumLines } from "./cart";
import { orderReview } from "./order-review";
import { quoteItem } from "./quote";

/** [PAY-9] The order payload. Amounts are only compared with the host's own. Extended: orderType and what follows. */
export const placeOrderRequest = z.object({
  restaurantId: z.string().min(1).max(64),
  items: z.array(quoteItem).max(maximumLines),
  transactionId: z.string().max(100),
  paymentAmount: z.number().int(),
  currency: z.string().max(3),
  couponId: z.string().max(64).nullish(),
  deliveryAddressId: z.string().max(64).nullish(),
  orderType: z.enum(orderTypes).optional(),
  scheduledFor: timestamp.nullish(),
  table: z.string().max(40).nullish(),
  tip: z.number().int().nullish(),
  note: z.string().max(500).nullish(),
});

/** orderId is the number shown to people, "HG-2047". */
export const orderPlaced = z.object({ id, orderId: z.string().nullable(), status: z.string().nullable() });
export const orderPlacedResponse = dataResponse(orderPlaced);

/** Extended [HALAL-13]: the halal claim of the place, and of a dish, at the time of the order; never recalculated. */
const orderHalal = z.object({
  state: z.enum(halalStates),
  /** The badge's text at that time. */
  sentence: z.string(),
  level: z.enum(profileChoices.level).nullable(),
  certifier: z.string().nullable(),
  number: z.string().nullable(),
  /** In the place's time zone. */
  checked_on: z.string().max(10).nullable(),
  expires_on: z.string().max(10).nullable(),
});
export type OrderHalal = z.infer<typeof orderHalal>;
const orderItemHalal = z.object({ state: z.enum([...halalStates, "not_halal"]), words: z.array(z.string()) });
export type OrderItemHalal = z.infer<typeof orderItemHalal>;

export const orderItem = z.object({
  menuItemId: id.nullable(),
  name: z.string(),
  image: z.string().nullable(),
  qty: z.number().int(),
  size: z.string(),
  addons: z.array(z.object({ id: id.nullable(), name: z.string(), price: cents })),
  unitPrice: cents,
  lineTotal: cents,
  halal: orderItemHalal.nullable(),
  /** Extended [RUSH-11]: the line's id, and what was paid for it after deals and coupon, with its share of the tax. */
  lineId: id.nullable(),
  paid: z.object({ amount: cents, tax: cents }).nullable(),
  /** Extended. Pieces refunded or about to be, and their amounts. */
  refunded: z.object({ pieces: z.number().int(), amount: cents, tax: cents }).nullable(),
  /** Extended [RUSH-13]: how this dish is wanted, as noted at the till. */
  note: z.string().nullable(),
  /** Extended [RUSH-12]: pieces that are left out and not made. */
  leftOut: z.number().int().nullable(),
  /** Extended [RUSH-7]: when the kitchen finished this line. */
  doneAt: timestamp.nullable(),
  /** Extended [RUSH-7]: where in the kitchen it is made, according to the current menu. */
  station: z.string().nullable(),
});

/** A replacement for a sold-out item, as on the menu at that time; its price is at most what was paid. */
export const replacement = z.object({
  menuItemId: id,
  name: z.string(),
  category: z.string().nullable(),
  image: z.string().nullable(),
  size: z.string(),
  addons: z.array(z.object({ id, name: z.string(), price: cents })),
  unitPrice: cents,
  halal: orderItemHalal,
  caution: z.string().nullable(),
});
export type Replacement = z.infer<typeof replacement>;

/** [RUSH-12] Pieces that were left out (no replacement) or replaced, or that await an answer until `answerBy`. */
const lineChange = z.object({
  id,
  lineId: id,
  newLineId: id.nullable(),
  /** The line's name. */
  name: z.string(),
  pieces: z.number().int(),
  replacement: replacement.nullable(),
  state: z.enum(lineChangeStates),
  /** Its halal claim is weaker, or it has more warnings: it is made only if the customer agrees. */
  needsYes: z.boolean(),
  /** The refund, including tax; for an unpaid order, the amount by which the total falls. */
  back: cents,
  /** While the choice is open: the refund if the customer chooses that. */
  refund: cents.nullable(),
  at: timestamp,
  answerBy: timestamp.nullable(),
  answeredBy: z.enum(lineChangeResponders).nullable(),
});

/**
 * The result of ordering a past order again today: the number of its lines, the names of lines no longer sold
 * unchanged, and the other lines whose price (each, before deals) differs. `problems` (extended): why the missing ones cannot
 * be ordered, a sentence each, as being sold out for today is not being gone. `notHalal` (extended, HALAL-6): the names of
 * lines that are left out because their dish is marked not halal, or contains alcohol.
 */
export const orderedAgain = z.object({
  added: z.number().int(),
  missing: z.array(z.string()),
  problems: z.array(z.string()).nullable(),
  changed: z.array(z.object({ name: z.string(), was: cents, now: cents })).nullable(),
  notHalal: z.array(z.string()).nullable(),
});

/** [HOST-64] One order with everything its receipt needs. Amounts in cents. */
export const order = z.object({
  id,
  orderId: z.string(),
  restaurant: z.object({
    id,
    name: z.string(),
    image: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    timeZone: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** Extended. Whether it sells goods, which are prepared and not cooked. */
    isShop: z.boolean().nullable(),
  }),
  customer: z.object({ id: id.nullable(), name: z.string(), phone: z.string().nullable() }).nullable(),
  source: z.string(),
  orderType: z.enum(orderTypes),
  table: z.string().nullable(),
  token: z.number().int().nullable(),
  scheduledFor: timestamp.nullable(),
  /** [PRAYER-4] Extended. The meal it is for, and the time of the prayer at its address. */
  occasion: z.enum(occasions).nullable(),
  prayerAt: timestamp.nullable(),
  estimatedReadyAt: timestamp.nullable(),
  deliveryAddress: deliveryAddress.nullable(),
  items: z.array(orderItem),
  halal: orderHalal.nullable(),
  subtotal: cents,
  offerDiscount: cents,
  /** What each deal took off; missing if the host does not store it. */
  offers: z.array(z.object({ title: z.string(), amount: cents })).nullable(),
  couponDiscount: cents,
  couponCode: z.string().nullable(),
  /** Extended [RUSH-13]: the reason for a discount at the till; the amount is `couponDiscount`. */
  discount: z.object({ reason: z.string(), note: z.string().nullable() }).nullable(),
  deliveryFee: cents,
  taxes: z.array(z.object({ name: z.string(), rate: z.number(), amount: cents })),
  tip: cents,
  total: cents,
  currency: z.string(),
  transactionId: z.string().nullable(),
  paymentMethod: z.string(),
  /** Whether it is paid; missing if the host does not say. Counter orders may be paid later. */
  isPaid: z.boolean().nullable(),
  /** Extended [RUSH-13]: for cash, the amount handed over. */
  tendered: cents.nullable(),
  status: z.enum(orderStatuses),
  note: z.string().nullable(),
  /** Extended [RUSH-12]: the customer's preference for sold-out items, null if not requested; and the changes made. */
  ifSoldOut: z.enum(soldOutPreferences).nullable(),
  changes: z.array(lineChange).nullable(),
  /** Extended [RUSH-17]: the place's notes about the customer, for its team only. */
  guestNotes: z.object({ allergies: z.string().nullable(), notes: z.string().nullable() }).nullable(),
  history: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: happenedAt,
      actor: z.string(),
      /** Extended. The team member who did it, for the team only. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id,
      amount: cents,
      at: happenedAt,
      reason: z.string(),
      status: z.string().nullable(),
      borneBy: z.string().nullable(),
      /** Extended: the refunded pieces, and their tax. Empty if an amount was refunded. */
      lines: z.array(z.object({ lineId: id, quantity: z.number().int(), amount: cents, tax: cents })).nullable(),
    }),
  ),
  /** Extended: the part of the tip that was not refunded; and the card used, "VISA" and "4242". */
  tipLeft: cents.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  createdAt: happenedAt,
  /** The restaurant must accept a placed order by then; otherwise it is cancelled and refunded. */
  acceptBy: timestamp.nullable(),
  /** Extended. Cancelled after the kitchen received its ticket, and not acknowledged there yet. */
  isVoid: z.boolean().nullable(),
  /** The customer's review: null before it is written, missing if the host has no reviews. */
  review: orderReview.nullable(),
  /** Extended. Its review was deleted after the platform had hidden it, so the order cannot be reviewed again. */
  reviewClosed: z.boolean().nullable(),
  /** For its customer, once it is finished: the result of ordering it again. */
  again: orderedAgain.nullish(),
});

export const orderQuery = pageQuery.extend({
  restaurant_id: z.string().max(120).optional(),
  source: z.enum(["online", "table", "pos"]).optional(),
  order_type: z.enum(orderTypes).optional(),
  /** The payment method, as in `paymentMethod`. */
  payment_type: z.enum(["credit_card", "cash", "digital_wallet", "bank_transfer"]).optional(),
  status: z.string().max(120).optional(),
  customer: z.string().max(120).optional(),
  order_id: z.string().max(120).optional(),
  /** Number, telephone number in any format, coupon, charge, or part of the customer's name. */
  search: z.string().max(120).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
  /** Which day counts: when it was placed, or when it was ready or handed over. */
  date_by: z.enum(["placed", "done"]).optional(),
  /** [PRAYER-5] Unfinished ones for a meal of Ramadan, and its time: "iftar 2027-02-20T22:20:00Z". */
  meal: z.string().max(40).optional(),
  sort: z.string().max(40).optional(),
});
export const orderList = pageResponse(order);

export const orderResponse = dataResponse(order);
/** A reason that a person types. */
export const reason = z.string().trim().max(500, "A reason can be at most 500 characters");
export const changeStatusRequest = z.object({
  status: z.enum(orderStatuses, "Choose a status an order can have"),
  reason: reason.nullish(),
  /** Extended. When accepting: minutes until it is ready; by default the restaurant's preparation time. */
  ready_in: z.number().int().min(1, "Choose at least a minute").max(240, "Choose at most four hours").nullish(),
  /** Extended. When rejecting or cancelling: the refund shown to the user, in cents; refused if it differs. */
  refund_cents: z.number().int().min(0).nullish(),
});

/** [RUSH-10] Minutes from now. */
export const moveReadyTimeRequest = z.object({
  ready_in: z
    .number("Choose in how many minutes it is ready")
    .int("Choose whole minutes")
    .min(1, "Choose at least a minute")
    .max(240, "Choose at most four hours"),
});

/** [RUSH-7] Lines of one order and their new state: done, or still to be cooked. */
export const bumpLinesRequest = z.object({
  lines: z.array(z.guid("Choose lines of the order")).min(1, "Choose at least one line").max(200),
  done: z.boolean("Say whether they are done"),
});

/** Extended: what was added to the cart. */
export const reorderResponse = dataResponse(orderedAgain);

export type OrderedAgain = z.infer<typeof orderedAgain>;
export type OrderWire = z.infer<typeof order>;
/** An order as foreign hosts may send it. */
export type LenientOrder = Lenient<OrderWire>;
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>;
