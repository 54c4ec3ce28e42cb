import { expect, test } from "vitest";
import { resetEmail } from "@api/modules/auth/password-resets";
import { deliveryEmail } from "@api/modules/demand/notify";
import { welcomeEmail } from "@api/modules/newsletter/routes";
import { receiptEmail, statusEmail } from "@api/modules/orders/customer-emails";
import type { Quote } from "@domain/contract/ordering/quote";
import type { orderStatuses } from "@domain/orders/order-status";
import { type Email, emailText } from "./email";
import { emailHtml } from "./mailer";

const publicUrl = "https://app.test";
const evil = `<img src=x onerror="alert(1)">&'`;
const escaped = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;";

const quote: Quote = {
  lines: [
    {
      cartItemId: null,
      menuItemId: "i1",
      category: null,
      halal: null,
      contains: null,
      image: null,
      problem: null,
      name: `Mandi ${evil}`,
      size: "large",
      addons: [{ id: "a1", name: "Extra rice", price: 200 }],
      quantity: 2,
      unitPrice: 1500,
      lineTotal: 3000,
      offerDiscount: 300,
    },
  ],
  subtotal: 3000,
  offerDiscount: 300,
  offers: [{ id: "d1", title: "10% off", amount: 300 }],
  couponDiscount: 500,
  deliveryFee: 299,
  taxes: [{ id: "t1", name: "Sales tax", code: "CT", rate: 7.35, amount: 162 }],
  tip: 250,
  total: 2911,
  currency: "usd",
  coupon: { id: "c1", code: "SOFRA5", name: "Sofra" },
  deliveryAddress: {
    label: "Home",
    contactName: "Amina",
    contactPhone: "860 555 0100",
    address: "48 Prospect St",
    city: "Bristol",
    zipcode: "06010",
    miles: 1.6,
  },
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
const receipt = receiptEmail({
  id: "o1",
  number: 1042,
  customer: { id: "u1", email: "amina@example.test", first_name: evil },
  restaurant: { id: "r1", name: "Sanaa Mandi", address: "5 Main St, Bristol, CT 06010", timeZone: "America/New_York" },
  quote,
  choices: { restaurantId: "r1", orderType: "delivery", scheduledFor: "2026-03-04T23:15:00Z", note: `Ring ${evil}` },
});
const news = {
  id: "o1",
  number: 1042,
  restaurantId: "r1",
  restaurantName: `Sanaa ${evil}`,
  restaurantAddress: `5 Main St ${evil}`,
  timeZone: "America/New_York",
  orderType: "takeaway",
  customerId: "u1",
  customerEmail: "amina@example.test",
  expectedAt: new Date("2026-03-04T17:25:00Z"),
  by: "restaurant",
  reason: `Out of lamb ${evil}`,
  refundedCents: 2911,
} as const;
const at = (status: (typeof orderStatuses)[number]) => statusEmail({ ...news, status });

test("[ORD-15] the receipt names what was ordered, what was paid, where it goes and when", () => {
  const text = emailText(receipt, publicUrl);
  for (const line of [
    "Order: HG-1042",
    "How: Delivery",
    "48 Prospect St\nBristol, CT 06010",
    "When: Wednesday, March 4, 2026 at 6:15 PM",
    "Large, Extra rice",
    "Subtotal: $30.00",
    "10% off: −$3.00",
    "Coupon SOFRA5: −$5.00",
    "Delivery: $2.99",
    "Sales tax: $1.62",
    "Tip: $2.50",
    "Total: $29.11",
    "https://app.test/orders/o1",
  ])
    expect(text).toContain(line);
});

test("[ORD-15] accepted, rejected, ready and cancelled are mailed, each with what the customer needs", () => {
  const text = (message: Email | null) => (message ? emailText(message, publicUrl) : "none");
  expect(text(at("accepted"))).toContain("It should be ready by Wednesday, March 4, 2026 at 12:25 PM.");
  expect(text(at("ready"))).toContain("ready to be picked up");
  for (const end of [at("rejected"), at("cancelled")]) {
    expect(text(end)).toContain("> Out of lamb");
    expect(text(end)).toContain("$29.11 will be refunded to the card you paid with.");
  }
  expect(text(statusEmail({ ...news, status: "cancelled", by: "customer" }))).toContain("You cancelled your order");
  expect([at("placed"), at("preparing"), at("completed")]).toEqual([null, null, null]);
  expect(statusEmail({ ...news, status: "ready", customerEmail: null })).toBeNull();
});

const reset = { to: "a@example.test", firstName: evil, token: "t0ken", expiresAt: new Date() };
const all: [string, Email | null][] = [
  ["receipt", receipt],
  ["accepted", at("accepted")],
  ["rejected", at("rejected")],
  ["ready", at("ready")],
  ["cancelled", at("cancelled")],
  ["password reset", resetEmail(reset)],
  ["newsletter welcome", welcomeEmail("a@example.test", "t0ken")],
  ["delivery begins", deliveryEmail("a@example.test", { zipCode: "90012", place: evil })],
];

test.each(all)("%s: HTML says what the text says, with absolute links and nobody's markup", (_name, message) => {
  if (!message) throw new Error("There is no such message.");
  const html = emailHtml(message, publicUrl);
  expect(html).not.toContain("<img");
  expect(html).not.toMatch(/<script|javascript:/i);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/app\.test\//);
  expect(html).toContain('<html lang="en"');
  expect(html.match(/<h1/g)).toHaveLength(1);
  const buttons = message.parts.flatMap((part) => ("button" in part ? [part.button.path] : []));
  expect(buttons.length).toBeGreaterThan(0);
  for (const path of buttons) {
    expect(html).toContain(`href="${publicUrl}${path}"`);
    expect(emailText(message, publicUrl)).toContain(`${publicUrl}${path}`);
  }
});

test("what people wrote is escaped in HTML and left alone in text", () => {
  for (const message of [receipt, at("rejected"), resetEmail(reset)]) {
    expect(message && emailHtml(message, publicUrl)).toContain(escaped);
    expect(message && emailText(message, publicUrl)).toContain(evil);
  }
});

test("a word without end breaks within the mail's card, and a note in Arabic keeps its direction", () => {
  const html = emailHtml(
    { ...receipt, parts: [{ facts: [{ name: "Note", value: "الباب 5، ring twice!" }] }] },
    publicUrl,
  );
  expect(html).toMatch(/class="card" style="[^"]*overflow-wrap:anywhere/);
  // Or a long value beside a name leaves it two letters a line.
  for (const [name] of html.matchAll(/<th class="quiet"[^>]*>/g)) expect(name).toContain("white-space:nowrap");
  expect(html).toContain("<bdi>الباب 5، ring twice!</bdi>");
});

test("the newsletter's message has the link to leave, in both bodies", () => {
  const message = welcomeEmail("a@example.test", "t0ken");
  expect(emailText(message, publicUrl)).toContain("Unsubscribe: https://app.test/newsletter/unsubscribe/t0ken");
  expect(emailHtml(message, publicUrl)).toContain('href="https://app.test/newsletter/unsubscribe/t0ken"');
});
