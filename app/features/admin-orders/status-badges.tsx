import { type OrderStatus, toListStatus } from "@domain/orders/order-status";
import { Badge } from "~/ui/badge";

const orderLooks = {
  pending: { tone: "warn", icon: "clock" },
  completed: { tone: "ok", icon: "check-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
} as const;

/** [ORD-10] An order's status as a coloured badge. */
export const OrderBadge = ({ status, text }: { status: OrderStatus; text: string }) => (
  <Badge {...orderLooks[toListStatus(status)]}>{text}</Badge>
);

type Outcome = "pending" | "succeeded" | "failed";

export const refundStatusText: Record<Outcome, string> = {
  pending: "Waiting for the provider",
  succeeded: "Given back",
  failed: "Refused by the provider",
};

const refundLooks = {
  pending: { tone: "warn", icon: "hourglass-medium" },
  succeeded: { tone: "ok", icon: "check-circle" },
  failed: { tone: "bad", icon: "warning-circle" },
} as const;

/** The status of a refund as a badge. */
export const RefundStatus = ({ status }: { status: Outcome }) => (
  <Badge {...refundLooks[status]}>{refundStatusText[status]}</Badge>
);
