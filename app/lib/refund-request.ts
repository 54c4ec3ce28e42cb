import { formatCents } from "@domain/money";

interface PaidOrder {
  orderId: string;
  total: number;
  source: string;
  customer?: { name: string } | null | undefined;
  refunds: readonly { amount: number; status?: string | null | undefined }[];
}

/** Cents paid and not given back; refunds that the provider refused count nothing. */
export const refundableCents = ({ total, refunds }: PaidOrder): number =>
  Math.max(0, total - refunds.reduce((sum, { amount, status }) => sum + (status === "failed" ? 0 : amount), 0));

/** A question before something is done that cannot be taken back, with everything that the press posts again. */
export interface Question {
  title: string;
  facts: { label: string; value: string }[];
  detail: string;
  button: string;
  /** Somebody is asked first: the press gives nothing back. */
  isAsked?: boolean;
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
