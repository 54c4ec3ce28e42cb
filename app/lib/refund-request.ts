import { formatCents } from "@domain/money";

interface PaidOrder {
  orderId: string;
  total: number;
  source: string;
  /** Guests of the counter have no account: an id of null. */
  customer?: { id?: string | null | undefined; name: string } | null | undefined;
  refunds: readonly { amount: number; status?: string | null | undefined }[];
}

/** Cents paid and not refunded; refunds that the provider refused do not count. */
export function refundableCents({ total, refunds }: PaidOrder): number {
  const { done, pending } = sumRefunds(refunds);
  return Math.max(0, total - done - pending);
}

export type RefundState = "done" | "pending" | "failed";

/** A host that names no other status means a refund that was made. */
export const toRefundState = (status: string | null | undefined): RefundState =>
  status === "pending" || status === "failed" ? status : "done";

/** Cents refunded, on their way and refused by the provider: what went back earlier is not on its way again. */
export function sumRefunds(refunds: PaidOrder["refunds"]): Record<RefundState, number> {
  const sums = { done: 0, pending: 0, failed: 0 };
  for (const { amount, status } of refunds) sums[toRefundState(status)] += amount;
  return sums;
}

/** A confirmation before something irreversible, with everything that the next submission needs. */
export interface Question {
  title: string;
  facts: { label: string; value: string }[];
  detail: string;
  button: string;
  /** The submission only asks for confirmation and refunds nothing yet. */
  isAsked?: boolean;
  fields: Record<string, string>;
}

/** Whether notices reach the customer: guests of the counter have no account. */
export const isNotified = ({ source, customer }: Pick<PaidOrder, "source" | "customer">): boolean =>
  source !== "pos" || Boolean(customer?.id);

/** [HOST-66] The confirmation names the sum and the payee. */
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
    detail: `${isNotified(order) ? "The customer will see the reason." : "The receipt names the reason."} This cannot be taken back.`,
  };
}
