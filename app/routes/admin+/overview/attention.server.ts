import { standardZone } from "@domain/local-time";
import type { AdminRefund, FailedPayment } from "~/host/admin-dashboard.server";
import { fullDateText } from "~/lib/full-date";

/** What became of a payment that came to nothing. */
const outcomes: Record<string, string> = {
  declined: "The card was declined. Nothing was charged.",
  charging: "The provider has not answered yet; it is asked again.",
  charged: "Charged, order not placed yet. It is placed or given back by itself.",
  refunding: "Charged, order not placed. It is being given back.",
  refunded: "Charged, order not placed. It was given back.",
};

export const paymentRow = ({ id, restaurant, amount, at, status }: FailedPayment) => ({
  id,
  place: restaurant?.name ?? "Go Pass",
  restaurantId: restaurant?.id ?? null,
  amount,
  when: fullDateText(at, standardZone),
  text: outcomes[status] ?? status,
  isBad: status !== "declined" && status !== "refunded",
});

export const refundRow = ({ id, order, restaurant, amount, status, reason, createdAt }: AdminRefund) => ({
  id,
  title: [order?.number, restaurant?.name].filter(Boolean).join(", ") || "Go Pass",
  amount,
  isFailed: status === "failed",
  reason,
  since: fullDateText(createdAt, standardZone),
});
