import { type OrderStatus, toListStatus } from "@domain/orders/order-status";
import { Badge } from "~/ui/badge";

const looks = {
  pending: { tone: "warn", icon: "clock" },
  completed: { tone: "ok", icon: "check-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
} as const;

/** [ORD-10] An order's status as a coloured badge. */
export const OrderBadge = ({ status, text }: { status: OrderStatus; text: string }) => (
  <Badge {...looks[toListStatus(status)]}>{text}</Badge>
);
