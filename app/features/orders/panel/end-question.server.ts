import { formatCents } from "@domain/money";
import type { Order } from "~/host/orders.server";
import { leftOf, type Question, refundQuestion } from "~/lib/refund-request";

const words = { rejected: "Reject", cancelled: "Cancel" };

/** What ending an order gives back, before it does; null where nothing was paid. */
export function endQuestion(order: Order, status: "rejected" | "cancelled", reason: string | null): Question | null {
  const isPaid = order.isPaid ?? Boolean(order.transactionId);
  const cents = isPaid ? leftOf(order) : 0;
  if (cents === 0) return null;
  return refundQuestion(order, {
    title: `${words[status]} order ${order.orderId} and give back ${formatCents(cents)}?`,
    button: `${words[status]} and give back ${formatCents(cents)}`,
    cents,
    reason,
    borneBy: "The restaurant",
    fields: { status, reason: reason ?? "", gives_back: String(cents) },
  });
}
