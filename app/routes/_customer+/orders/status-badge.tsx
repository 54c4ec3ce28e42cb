import type { OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";

const looks: Record<OrderStatus, { tone: BadgeTone; icon: FilledIconName }> = {
  placed: { tone: "info", icon: "receipt" },
  accepted: { tone: "info", icon: "check-circle" },
  preparing: { tone: "deal", icon: "cooking-pot" },
  ready: { tone: "ok", icon: "package" },
  completed: { tone: "ok", icon: "check-circle" },
  rejected: { tone: "bad", icon: "x-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
};

/** A status as icon and word; a finished takeaway has a bag. */
export function StatusBadge({ status, type, text }: { status: OrderStatus; type: OrderType; text: string }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={status === "completed" && type === "takeaway" ? "shopping-bag" : icon}>
      {text}
    </Badge>
  );
}
