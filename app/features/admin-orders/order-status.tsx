import { type OrderStatus, toListStatus } from "@domain/orders/order-status";
import { Badge } from "~/ui/badge";

const looks = {
  pending: { tone: "warn", icon: "clock" },
  completed: { tone: "ok", icon: "check-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
} as const;

/** [ORD-10] Where an order stands, in colour and words. */
export const OrderBadge = ({ status, text }: { status: OrderStatus; text: string }) => (
  <Badge {...looks[toListStatus(status)]}>{text}</Badge>
);
