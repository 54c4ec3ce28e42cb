import { minuteMs } from "@domain/duration";
import type { Order } from "~/host/orders.server";

/** [KDS-7] Sample tickets for a host that stores no orders, shown under a badge that says so. */
export function sampleOrders(restaurantId: string, now: Date): Order[] {
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
  const base = {
    restaurant: { id: restaurantId, name: "" },
    source: "online",
    subtotal: 0,
    offerDiscount: 0,
    couponDiscount: 0,
    deliveryFee: 0,
    taxes: [],
    tip: 0,
    total: 0,
    currency: "USD",
    paymentMethod: "card",
    refunds: [],
  };
  const item = (qty: number, name: string, size = "regular") => ({
    qty,
    name,
    size,
    addons: [],
    unitPrice: 0,
    lineTotal: 0,
  });
  const accepted = (minutes: number) => [{ status: "accepted" as const, at: at(minutes), actor: "owner" }];
  return [
    {
      ...base,
      id: "sample-1",
      orderId: "HG-1001",
      orderType: "dine-in",
      table: "2",
      token: 1,
      items: [item(1, "Mixed Grill", "large"), item(2, "Ayran")],
      status: "preparing",
      createdAt: at(-14),
      estimatedReadyAt: at(16),
      history: accepted(-12),
    },
    {
      ...base,
      id: "sample-2",
      orderId: "HG-1002",
      orderType: "delivery",
      token: 2,
      items: [item(2, "Chicken Biryani")],
      status: "accepted",
      createdAt: at(-4),
      estimatedReadyAt: at(27),
      history: accepted(-3),
    },
    {
      ...base,
      id: "sample-3",
      orderId: "HG-1003",
      orderType: "takeaway",
      token: 3,
      items: [item(1, "Falafel Bowl")],
      status: "accepted",
      createdAt: at(-2),
      estimatedReadyAt: at(18),
      history: accepted(-2),
    },
  ];
}
