import { standardZone } from "@domain/local-time";
import type { AdminRefund, FailedPayment } from "~/host/admin-dashboard.server";
import { outcomeOf } from "~/features/admin-lists/outcome";
import { shortMomentText } from "~/lib/order-text";

export function paymentRow({ id, restaurant, amount, at, status, reason }: FailedPayment) {
  const { text, charged } = outcomeOf(status, reason ?? null);
  return {
    id,
    place: restaurant?.name ?? "Go Pass",
    restaurantId: restaurant?.id ?? null,
    amount,
    when: shortMomentText(at, standardZone, new Date()),
    text: `${text}. ${charged}.`,
    isBad: status !== "declined" && status !== "refunded",
  };
}

export const refundRow = ({ id, order, restaurant, amount, status, reason, createdAt }: AdminRefund) => ({
  id,
  title: [order?.number, restaurant?.name].filter(Boolean).join(", ") || "Go Pass",
  amount,
  isFailed: status === "failed",
  reason,
  since: shortMomentText(createdAt, standardZone, new Date()),
});
