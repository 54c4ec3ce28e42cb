import * as z from "zod";
import { addressRequest } from "@domain/contract/accounts/address";
import { cents, dataResponse, happenedAt, id, listResponse } from "@domain/contract/primitives";
import { discountReasons } from "@domain/orders/counter-payment";
import { order } from "./order";
import { quote, quoteChoices, quoteItem } from "./quote";

/** Orders that staff take at the counter or by phone. Extended; amounts in cents. */

/** How the food is eaten; orders by phone may be delivered. */
export const counterTypes = ["takeaway", "dine-in", "delivery"] as const;

/** How it is paid: in cash, with a card on the restaurant's own terminal, or later. */
const counterPayments = ["cash", "credit_card", "later"] as const;

/** Delivery address of a phone order; its customer has no address book. */
export const counterAddress = addressRequest.pick({ address: true, city: true, zipcode: true });

/** [RUSH-13] A dish with its note: "One without onions". */
const counterItem = quoteItem.extend({
  note: z.string().trim().max(140, "A note to a dish can be at most 140 characters").nullish(),
});

/** [RUSH-13] A discount given at the till: percent, or cents. */
const counterDiscount = z
  .object({
    kind: z.enum(["percent", "amount"], "Choose percent or an amount"),
    value: z.number("A discount is a number").int("A discount is a whole number").min(1, "A discount is at least 1"),
    reason: z.enum(discountReasons, "Choose why something is taken off"),
    note: z.string().trim().max(200, "A note can be at most 200 characters").nullish(),
  })
  .refine(({ kind, value }) => kind === "amount" || value <= 100, {
    path: ["value"],
    message: "A discount can be at most 100 percent",
  });

export const counterQuoteRequest = z.object({
  items: z.array(counterItem).max(60),
  orderType: z.enum(counterTypes, "Choose takeaway, dine-in or delivery"),
  deliveryAddress: counterAddress.nullish(),
  couponCode: z.string().trim().max(200).nullish(),
  /** Cannot be combined with a coupon. */
  discount: counterDiscount.nullish(),
  tip: quoteChoices.shape.tip,
  /** The customer whose uses of a coupon are counted. */
  customerPhone: z.string().trim().max(30, "A phone number can be at most 30 characters").nullish(),
});
export const counterQuoteResponse = dataResponse(quote);

/** Fields before checking that a delivery has name and phone number. */
export const counterOrderFields = counterQuoteRequest.extend({
  /** The amount shown; if the quote differs by now, nothing is ordered. */
  amount: cents,
  payment: z.enum(counterPayments, "Choose how it is paid"),
  /** For cash, the amount handed over. */
  tendered: cents.nullish(),
  customerName: z.string().trim().max(80, "A name can be at most 80 characters").nullish(),
  table: z.string().trim().max(40, "A table's name can be at most 40 characters").nullish(),
  /** [RUSH-13] The held order this one was placed from; it is no longer on hold. */
  held: z.guid("Begin a new order").nullish(),
  note: z.string().trim().max(500, "A note can be at most 500 characters").nullish(),
});
/** The courier must be able to find and to call the customer. */
export function checkDelivery(order: {
  orderType: string;
  customerName?: string | null | undefined;
  customerPhone?: string | null | undefined;
}): { name: "customerName" | "customerPhone"; message: string }[] {
  if (order.orderType !== "delivery") return [];
  const problems: ReturnType<typeof checkDelivery> = [];
  if (!order.customerName) problems.push({ name: "customerName", message: "Please enter who it goes to" });
  if ((order.customerPhone ?? "").length < 6)
    problems.push({ name: "customerPhone", message: "Please enter a valid phone number" });
  return problems;
}

export const counterOrderRequest = counterOrderFields.superRefine((order, context) => {
  for (const { name, message } of checkDelivery(order)) context.addIssue({ code: "custom", path: [name], message });
});
export const counterOrderResponse = dataResponse(order);

/** Pays an order that was to be paid later, with an optional tip; for cash, the amount handed over. */
export const payOrderRequest = z.object({
  method: z.enum(["cash", "credit_card"], "Choose how it is paid"),
  tip: quoteChoices.shape.tip,
  tendered: cents.nullish(),
  /** What was shown to the guest, with the tip: an order that got more dishes since is not paid by less. */
  amount: cents.nullish(),
});

/** [RUSH-13] Adds dishes to an unpaid order; `amount` is their price as shown. */
export const addLinesRequest = z.object({
  items: z.array(counterItem).min(1, "Choose at least one dish").max(60),
  amount: cents,
});

export const mailReceiptRequest = z.object({ email: z.email("Please enter a valid email address").max(254) });

export type CounterQuoteRequest = z.infer<typeof counterQuoteRequest>;
export type CounterOrderRequest = z.infer<typeof counterOrderRequest>;

/**
 * [RUSH-13] What staff entered of an order that they set aside: it is checked when the order is placed, is not cooked and
 * reserves nothing. With `held` it replaces that order on hold. Extended; amounts in cents.
 */
export const holdOrderRequest = counterOrderFields.omit({ amount: true, payment: true, tendered: true }).extend({
  items: counterOrderFields.shape.items.min(1, "Choose at least one dish"),
});

const heldOrder = z.object({
  id,
  /** A label: the guest, the table, or the number of dishes. */
  name: z.string(),
  /** Its total when it was put on hold. */
  total: cents,
  held_at: happenedAt,
});
export const heldOrderList = listResponse(heldOrder);
export const heldOrderResponse = dataResponse(heldOrder);
export const fullHeldOrder = dataResponse(heldOrder.extend({ order: holdOrderRequest.omit({ held: true }) }));

export type HoldOrderRequest = z.infer<typeof holdOrderRequest>;
