import { expect, test } from "vitest";
import { emailText } from "@api/mail/email";
import type { Quote } from "@domain/contract/ordering/quote";
import { type PlacedOrder, receiptEmail, statusEmail, type StatusUpdate } from "./customer-emails";
import { cancelledEmail, placedEmail, refundedEmail } from "./restaurant-emails";

/** Subject, and what stands above the small print. */
const textOf = (message: Parameters<typeof emailText>[0] | null) =>
  message && [message.subject, emailText(message, "https://app.test").split("\n\n-- ")[0]].join("\n\n");
const toPlaceText = (message: ReturnType<typeof placedEmail>) => textOf({ ...message, to: "", because: "" });

const line: Quote["lines"][number] = {
  cartItemId: null,
  menuItemId: "i1",
  category: null,
  image: null,
  problem: null,
  halal: null,
  contains: null,
  name: "Mandi",
  size: "regular",
  addons: [],
  quantity: 1,
  unitPrice: 1500,
  lineTotal: 1500,
  offerDiscount: 0,
};
const plain: Quote = {
  lines: [line],
  subtotal: 1500,
  offerDiscount: 0,
  offers: [],
  couponDiscount: 0,
  deliveryFee: 0,
  taxes: [],
  tip: 0,
  total: 1500,
  currency: "usd",
  coupon: null,
  deliveryAddress: null,
  deliveryWaivedBy: null,
  deliveryFeeWaived: null,
  giftsAwaitEmail: null,
  couponError: null,
  refusedCoupons: null,
  isOpen: true,
  nextOpening: null,
  occasions: null,
  ifSoldOut: null,
  fullTimes: null,
  served: null,
  occasion: null,
  problems: null,
};
const placed: PlacedOrder = {
  id: "o1",
  number: 1042,
  customer: { id: "u1", email: "amina@example.test", first_name: "Amina" },
  restaurant: { id: "r1", name: "Sanaa Mandi", address: "5 Main St, Bristol", timeZone: "America/Chicago" },
  quote: plain,
  choices: { restaurantId: "r1", orderType: "takeaway" },
};

test("[ORD-15] the receipt of a plain pickup has no line for what it has not", () => {
  const receipt = receiptEmail(placed);
  expect(receipt).toMatchObject({ to: "amina@example.test", template: "order-placed" });
  expect(textOf(receipt)).toBe(`Your order HG-1042 at Sanaa Mandi

Thank you for your order

Hello Amina, Sanaa Mandi has your order and will answer soon.

Order: HG-1042
From: Sanaa Mandi
5 Main St, Bristol
How: Pickup
When: As soon as possible
Payment: Paid by card

1 × Mandi: $15.00
    Regular
Subtotal: $15.00
Total: $15.00

See your order:
https://app.test/orders/o1`);
});

test("[ORD-5, ORD-15] the receipt of a delivery says where and when, and every amount with its sign", () => {
  const street = { address: "48 Prospect St", city: "Bristol", zipcode: "06010" };
  const quote: Quote = {
    ...plain,
    lines: [
      { ...line, size: "large", quantity: 2, lineTotal: 3000 },
      { ...line, name: "Fahsa", addons: ["Bread", "Salta"].map((name) => ({ id: name, name, price: 100 })) },
    ],
    subtotal: 4500,
    offers: [{ id: "d1", title: "10% off", amount: 300 }],
    couponDiscount: 500,
    coupon: { id: "c1", code: "SOFRA5", name: "Sofra" },
    deliveryFee: 299,
    taxes: [{ id: "t1", name: "Sales tax", code: "CT", rate: 7.35, amount: 162 }],
    tip: 250,
    total: 4411,
    deliveryAddress: { label: "Home", contactName: "Dana", contactPhone: "860 555 0100", ...street, miles: 1.6 },
  };
  const choices = { restaurantId: "r1", orderType: "delivery" as const, note: "Ring twice" };
  const receipt = receiptEmail({ ...placed, quote, choices: { ...choices, scheduledFor: "2026-03-04T23:15:00Z" } });
  expect(textOf(receipt)).toContain(`Order: HG-1042
From: Sanaa Mandi
How: Delivery
To: Dana
48 Prospect St
Bristol, CT 06010
When: Wednesday, March 4, 2026 at 5:15 PM
Note: Ring twice
Payment: Paid by card

2 × Mandi: $30.00
    Large
1 × Fahsa: $15.00
    Regular, Bread, Salta
Subtotal: $45.00
10% off: −$3.00
Coupon SOFRA5: −$5.00
Delivery: $2.99
Sales tax: $1.62
Tip: $2.50
Total: $44.11
`);
  const free = { ...plain, couponDiscount: 1500, coupon: { id: "c1", code: "GIFT", name: "Gift" }, total: 0 };
  expect(textOf(receiptEmail({ ...placed, quote: free }))).toContain("Payment: Nothing to pay\n");
  // The address of a customer who came for it themselves is nobody's business.
  expect(textOf(receiptEmail({ ...placed, quote }))).not.toContain("Prospect");
  expect(textOf(receiptEmail({ ...placed, choices: { restaurantId: "r1", orderType: "dine-in" } }))).toContain(
    "How: Dine-in",
  );
});

const news: StatusUpdate = {
  id: "o1",
  number: 1042,
  restaurantId: "r1",
  restaurantName: "Sanaa Mandi",
  restaurantAddress: "5 Main St, Bristol",
  timeZone: "America/Chicago",
  orderType: "takeaway",
  customerId: "u1",
  customerEmail: "amina@example.test",
  status: "accepted",
  expectedAt: null,
  by: "restaurant",
  reason: null,
  refundedCents: 0,
};
const button = "See your order:\nhttps://app.test/orders/o1";

test.each<[string, Partial<StatusUpdate>, string[]]>([
  [
    "accepted",
    { expectedAt: new Date("2026-03-04T17:25:00Z") },
    [
      "Order HG-1042 at Sanaa Mandi: accepted",
      "Your order is accepted",
      "Sanaa Mandi has accepted your order. It should be ready by Wednesday, March 4, 2026 at 11:25 AM.",
      button,
    ],
  ],
  [
    "accepted without a time",
    { reason: "Busy" },
    [
      "Order HG-1042 at Sanaa Mandi: accepted",
      "Your order is accepted",
      "Sanaa Mandi has accepted your order.",
      button,
    ],
  ],
  [
    "ready for pickup",
    { status: "ready" },
    [
      "Order HG-1042 at Sanaa Mandi: ready",
      "Your order is ready",
      `Your order is ready to be picked up at Sanaa Mandi.\n\nWhere: 5 Main St, Bristol\n\n${button}`,
    ],
  ],
  [
    "ready for delivery",
    { status: "ready", orderType: "delivery" },
    [
      "Order HG-1042 at Sanaa Mandi: ready",
      "Your order is ready",
      "Your order from Sanaa Mandi is ready and about to leave for you.",
      button,
    ],
  ],
  [
    "ready for the table",
    { status: "ready", orderType: "dine-in" },
    [
      "Order HG-1042 at Sanaa Mandi: ready",
      "Your order is ready",
      "Your order at Sanaa Mandi is ready and will be brought to your table.",
      button,
    ],
  ],
  [
    "not ready after all",
    { status: "preparing", isRecall: true },
    [
      "Order HG-1042 at Sanaa Mandi: not ready yet",
      "Your order is not ready yet",
      "Sanaa Mandi is still preparing your order. We write to you again once it is ready.",
      button,
    ],
  ],
  [
    "rejected",
    { status: "rejected", reason: "Out of lamb", refundedCents: 2911 },
    [
      "Order HG-1042 at Sanaa Mandi: not taken",
      "Your order could not be taken",
      "We are sorry: Sanaa Mandi could not take your order.",
      "> Out of lamb",
      "$29.11 will be refunded to the card you paid with. We will write to you once it is sent.",
      button,
    ],
  ],
  [
    "cancelled by the restaurant",
    { status: "cancelled" },
    [
      "Order HG-1042 at Sanaa Mandi: cancelled",
      "Your order was cancelled",
      "We are sorry: your order at Sanaa Mandi was cancelled.",
      button,
    ],
  ],
  [
    "cancelled by the customer",
    { status: "cancelled", by: "customer", reason: "Wrong address", refundedCents: 1 },
    [
      "Order HG-1042 at Sanaa Mandi: cancelled",
      "Your order was cancelled",
      "You cancelled your order at Sanaa Mandi.",
      "> Wrong address",
      "$0.01 will be refunded to the card you paid with. We will write to you once it is sent.",
      button,
    ],
  ],
])("[ORD-15] %s: what the customer is mailed", (_name, change, paragraphs) => {
  expect(textOf(statusEmail({ ...news, ...change }))).toBe(paragraphs.join("\n\n"));
});

test("[ORD-15] steps that the open page tells well enough are not mailed, and nothing to an order without an address", () => {
  for (const status of ["placed", "preparing", "completed"] as const)
    expect(statusEmail({ ...news, status })).toBeNull();
  expect(statusEmail({ ...news, customerEmail: null })).toBeNull();
  expect(statusEmail({ ...news, status: "ready", isRecall: false })?.template).toBe("order-ready");
  expect(statusEmail({ ...news, status: "preparing", isRecall: true })?.template).toBe("order-recalled");
});

test("[SET-4] what a restaurant is mailed of a new order, of one that ends, and of money that went back", () => {
  const order = "Open the order:\nhttps://app.test/dashboard/orders/o1";
  expect(toPlaceText(placedEmail(placed, "3 items"))).toBe(`New order HG-1042

New order HG-1042

Accept or reject it in your dashboard.

How: Pickup
What: 3 items
Total: $15.00

${order}`);
  const cancelled = (by: StatusUpdate["by"], reason: string | null = null) =>
    toPlaceText(cancelledEmail({ ...news, status: "cancelled", by, reason }));
  expect(cancelled("customer", "Wrong address")).toBe(`Order HG-1042 was cancelled

Order HG-1042 was cancelled

The customer cancelled order HG-1042.

> Wrong address

${order}`);
  expect(cancelled("admin")).toContain(`HalalGo cancelled order HG-1042.\n\n${order}`);
  expect(cancelled("restaurant")).toContain("Sanaa Mandi cancelled order HG-1042.");
  expect(cancelled("system")).toContain("Order HG-1042 was cancelled automatically.");
  expect(toPlaceText(refundedEmail({ id: "o1", number: 1042 }, 549))).toBe(`$5.49 of order HG-1042 went back

Refund of $5.49

$5.49 of order HG-1042 was refunded to the customer.

${order}`);
});
