import type { Quote } from "@domain/contract/ordering/quote";
import type { Order } from "~/host/orders.server";

/** An order as pages of the app have it, in cents: accepted, from Anatolia Grill House in New York; without dishes and amounts. */
export const makeOrder = (change: Partial<Order> = {}): Order => ({
  id: "1",
  orderId: "HG-2047",
  restaurant: { id: "r", name: "Anatolia Grill House", timeZone: "America/New_York" },
  source: "online",
  orderType: "delivery",
  items: [],
  subtotal: 0,
  offerDiscount: 0,
  couponDiscount: 0,
  deliveryFee: 0,
  taxes: [],
  tip: 0,
  total: 0,
  currency: "usd",
  paymentMethod: "credit_card",
  status: "accepted",
  history: [],
  refunds: [],
  createdAt: "2026-11-20T23:38:00Z",
  ...change,
});

/** A line of a quote in cents: one Adana for a cent, of which nothing is said about halal. */
export const makeQuoteLine = (change: Partial<Quote["lines"][number]> = {}): Quote["lines"][number] => ({
  cartItemId: "1",
  menuItemId: "9",
  name: "Adana",
  category: null,
  image: null,
  size: "regular",
  addons: [],
  quantity: 1,
  unitPrice: 1,
  lineTotal: 1,
  offerDiscount: 0,
  halal: null,
  contains: null,
  problem: null,
  ...change,
});
