import * as z from "zod";
import { formatCents, parseCents } from "@domain/money";
import { typedNumber } from "@domain/values/typed-number";

const reason = z
  .string({ error: "Please give a reason" })
  .trim()
  .min(1, "Please give a reason")
  .max(500, "A reason can be at most 500 characters");

/** [HOST-66] What a refund is asked for with: an amount in dollars as it was typed, or the whole of what is left. */
export const refundFields = {
  part: z.enum(["amount", "whole"], "Choose an amount or the whole order"),
  amount: z.string().trim().optional(),
  reason,
};

interface Asked {
  part: "amount" | "whole";
  amount?: string | undefined;
}

/** Refuses what could be read in two ways; told beside the amount, together with what is wrong with the other fields. */
export function withAmountRules<Schema extends z.ZodType<Asked>>(schema: Schema) {
  const beside = { path: ["amount"], when: () => true };
  return schema
    .refine(({ part, amount }) => part !== "amount" || centsTyped(amount) > 0, {
      ...beside,
      message: "Enter an amount such as 4.50",
    })
    .refine(({ part, amount }) => part !== "whole" || !amount, {
      ...beside,
      message: "Leave the amount empty to give back the whole order",
    });
}

const centsTyped = (amount = "") => parseCents(amount) ?? 0;

/** Cents that are asked for, of `left`; or why that cannot be. */
export function centsAsked({ part, amount }: Asked, left: number): { cents: number } | { error: string } {
  if (left <= 0) return { error: "There is nothing left to give back on this order." };
  const cents = part === "whole" ? left : centsTyped(amount);
  if (cents <= left) return { cents };
  return { error: `Enter an amount between $0.01 and ${formatCents(left)}, which is what is left of this payment.` };
}

/** The second press: what the page said, in cents, checked again by the host. `key`: of the page, one refund each. */
export const confirmedRefundFields = {
  sum: typedNumber(z.number().int().min(1)),
  left: typedNumber(z.number().int().min(0)),
  key: z.uuid(),
  reason,
};

interface PaidOrder {
  orderId: string;
  total: number;
  source: string;
  customer?: { name: string } | null | undefined;
  refunds: readonly { amount: number; status?: string | null | undefined }[];
}

/** Cents paid and not given back; refunds that the provider refused count nothing. */
export const leftOf = ({ total, refunds }: PaidOrder): number =>
  Math.max(0, total - refunds.reduce((sum, { amount, status }) => sum + (status === "failed" ? 0 : amount), 0));

/** A question before something is done that cannot be taken back, with everything that the press posts again. */
export interface Question {
  title: string;
  facts: { label: string; value: string }[];
  detail: string;
  button: string;
  fields: Record<string, string>;
}

/** [HOST-66] Says the sum and to whom it goes, before it does. */
export function refundQuestion(
  order: PaidOrder,
  {
    cents,
    reason: why,
    borneBy,
    ...rest
  }: Pick<Question, "title" | "fields"> & {
    button?: string;
    cents: number;
    reason: string | null;
    borneBy: string;
  },
): Question {
  const paidAtCounter = order.source === "pos";
  return {
    button: `Give back ${formatCents(cents)}`,
    ...rest,
    facts: [
      { label: "Sum", value: `${formatCents(cents)} of ${formatCents(order.total)}, order ${order.orderId}` },
      { label: "To", value: order.customer?.name || (paidAtCounter ? "The guest" : "The customer") },
      { label: "Way", value: paidAtCounter ? "Handed back at the counter" : "Back to the card it was paid with" },
      { label: "Borne by", value: borneBy },
      ...(why ? [{ label: "Reason", value: why }] : []),
    ],
    detail: "The customer will see the reason. This cannot be taken back.",
  };
}
