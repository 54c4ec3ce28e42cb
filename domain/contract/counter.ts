import * as z from "zod";
import { cents, dataOf } from "./primitives";
import { order } from "./order";
import { quote, quoteItem } from "./quote";

/** Orders that staff take at the counter or by phone. Extended; amounts in cents. */

/** What is eaten where; nobody delivers an order of the counter. */
export const counterTypes = ["takeaway", "dine-in"] as const;

/** How it is paid: in cash, with a card on the restaurant's own terminal, or later. */
export const counterPayments = ["cash", "credit_card", "later"] as const;

export const counterQuoteRequest = z.object({
  items: z.array(quoteItem).max(60),
  orderType: z.enum(counterTypes, "Choose takeaway or dine-in"),
});
export const counterQuoteAnswer = dataOf(quote);

export const counterOrderRequest = counterQuoteRequest.extend({
  /** What was shown; when the quote is another one by now, nothing is ordered. */
  amount: cents,
  payment: z.enum(counterPayments, "Choose how it is paid"),
  customerName: z.string().trim().max(80, "A name can be at most 80 characters").nullish(),
  customerPhone: z.string().trim().max(30, "A phone number can be at most 30 characters").nullish(),
  table: z.string().trim().max(40, "A table's name can be at most 40 characters").nullish(),
  note: z.string().trim().max(500, "A note can be at most 500 characters").nullish(),
});
export const counterOrderAnswer = dataOf(order);

/** What was to be paid later is paid now. */
export const payOrderRequest = z.object({ method: z.enum(["cash", "credit_card"], "Choose how it is paid") });

export type CounterQuoteRequest = z.infer<typeof counterQuoteRequest>;
export type CounterOrderRequest = z.infer<typeof counterOrderRequest>;
