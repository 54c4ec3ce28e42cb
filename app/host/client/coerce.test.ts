import { expect, test } from "vitest";
import * as z from "zod";
import { address, addressRequest } from "@domain/contract/accounts/address";
import { agent } from "@domain/contract/accounts/agent";
import { user } from "@domain/contract/accounts/auth";
import { addon, menuItem } from "@domain/contract/menu";
import { cart } from "@domain/contract/ordering/cart";
import { order } from "@domain/contract/ordering/order";
import { chargeResponse } from "@domain/contract/ordering/payment";
import { id } from "@domain/contract/primitives";
import { coupon, deal, tax } from "@domain/contract/promotion";
import { restaurant, restaurantDetails } from "@domain/contract/restaurant";
import { periodFields } from "@domain/promotions/promotion-period";
import { dateText } from "~/lib/text/order-text";
import { coerce, lenient } from "./coerce";

const owner = { first_name: "Selin", last_name: "Aydın", email: "s@x.test", role: "owner", is_active: true };
const place = { id: "1", name: "Anatolia", cuisine_type: "Turkish", average_rating: "4.8", deals: [], logo: null };

/** Each thing of the documents: its schema, and what a host may say of it, as the schema has it. */
const things: [string, z.ZodType, Record<string, unknown>][] = [
  ["user", user, { id: "7", email: "a@x.test", first_name: "A", role: "owner", restaurants: [{ id: "1", name: "A" }] }],
  ["restaurant", restaurant, { ...place, is_active: true, zip_code: "06010", delivery_options: ["pickup"] }],
  ["restaurant with owner", restaurantDetails, { ...place, owner, agree_to_terms: false, bank_name: "First" }],
  ["menu item", menuItem, { id: "2", name: "Soup", price: "5.49", is_available: true, item_type: "food", tags: [] }],
  ["add-on", addon, { id: "3", name: "Yoghurt", price: "0.75", is_active: false }],
  ["coupon", coupon, { id: "4", code: "A", discount_value: "7", type: "fixed", limit_per_user: 2, is_active: true }],
  ["offer", deal, { id: "5", title: "A", type: "fixed", discount_value: "7", is_active: true, restaurantId: "1" }],
  ["tax", tax, { id: "6", name: "City", code: "C", rate: "2.5", status: true }],
  ["sales agent", agent, { id: "7", first_name: "B", last_name: "S", email: "b@x.test", is_active: true }],
  ["address", address, { id: "8", contact_name: "A", zipcode: "06010", is_default: true }],
  ["cart", cart, { id: "9", items: [{ id: "1", quantity: 2, menuItem: { id: "2", name: "Soup", price: "5.49" } }] }],
  ["charge", chargeResponse.shape.data, { transactionId: "t1", amount: 990 }],
];

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
type Write = (name: string, value: unknown) => [string, unknown];

/** Writes all of a value in another way. */
function written(write: Write, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => written(write, one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => write(name, written(write, one))));
}

const ways: Record<string, Write> = {
  "as documented": (name, value) => [name, value],
  "names in camelCase": (name, value) => [camel(name), value],
  "names in snake_case": (name, value) => [snake(name), value],
  "booleans as 0 and 1": (name, value) => [name, typeof value === "boolean" ? Number(value) : value],
  "booleans as text": (name, value) => [name, typeof value === "boolean" ? String(value) : value],
  "numbers as text": (name, value) => [name, typeof value === "number" ? String(value) : value],
  "ids as numbers": (name, value) => [name, /^id$|Id$/.test(name) && name !== "transactionId" ? Number(value) : value],
  "more than anybody asked for": (name, value) => [name, value],
};

test.each(things.flatMap(([what, schema, thing]) => Object.keys(ways).map((way) => ({ what, way, schema, thing }))))(
  "[HOST-3] a $what is read with $way",
  ({ way, schema, thing }) => {
    const input = written(ways[way] ?? ((name, value) => [name, value]), thing);
    const more = way.startsWith("more") ? { pivot: { a: [1] }, created_by: null } : {};
    expect(lenient(schema).parse({ ...Object(input), ...more })).toMatchObject(thing);
  },
);

test.each([
  ["2026-11-21T18:30:00Z", "2026-11-21T18:30:00Z"],
  ["2026-11-21T13:30:00-05:00", "2026-11-21T13:30:00-05:00"],
  ["2026-11-21", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21 00:00:00", "2026-11-21T17:00:00.000Z"],
  ["11/21/2026", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21 18:30", "2026-11-21T18:30Z"],
  ["next week", null],
  ["2026-11-21 18:30:00", "2026-11-21T18:30:00Z"],
  ["2026-11-21T18:30:00.000000", "2026-11-21T18:30:00.000000Z"],
  [1_795_285_800, "2026-11-21T18:30:00.000Z"],
  ["1795285800", "2026-11-21T18:30:00.000Z"],
  [1_795_285_800_000, "2026-11-21T18:30:00.000Z"],
  ["2026-11-21T00:00:00Z", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21T00:00:00.000000Z", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21 00:00:00+00:00", "2026-11-21T17:00:00.000Z"],
  [1_795_219_200_000, "2026-11-21T17:00:00.000Z"],
  // As our own API writes seven in the evening of New York.
  ["2026-11-21T00:00:00.000Z", "2026-11-21T00:00:00.000Z"],
])("[HOST-3] the time %j is %s", (input, time) => {
  expect(lenient(restaurant).parse({ ...place, created_at: input }).created_at).toBe(time);
});

test.each([
  ["2026-11-20", "2026-11-30"],
  ["2026-11-20T00:00:00Z", "2026-11-30T00:00:00Z"],
  [1_795_132_800_000, 1_795_996_800],
])("[HOST-3, UI-8] a period of days alone is told as those days, none earlier: %j to %j", (start, end) => {
  const input = { id: 5, title: "A", type: "fixed", discount_value: "7", start_date: start, end_date: end };
  const { start_date, end_date } = lenient(deal).parse(input);
  const [startsAt, endsAt] = [new Date(start_date ?? ""), new Date(end_date ?? "")];
  expect(periodFields({ startsAt, endsAt }, "America/New_York")).toEqual({
    startDate: "2026-11-20",
    startTime: "",
    endDate: "2026-11-30",
    endTime: "",
  });
  const created = lenient(restaurant).parse({ ...place, created_at: "2026-11-21" }).created_at ?? "";
  for (const zone of ["America/New_York", "America/Los_Angeles", "Pacific/Honolulu", "Europe/Berlin"])
    expect(dateText(created, zone, new Date(created)), zone).toBe("November 21");
});

test("[HOST-3, CHK-15] a time to order for stays that time, also at midnight by UTC", () => {
  const time = "2026-11-22T00:00:00Z";
  expect(lenient(order.shape.scheduledFor).parse(time)).toBe(time);
});

test("[HOST-3] a list may come as its JSON", () => {
  const input = { ...place, delivery_options: '["delivery","pickup"]' };
  expect(lenient(restaurant).parse(input).delivery_options).toEqual(["delivery", "pickup"]);
});

test("[HOST-4] what says something else is refused, and an amount is never made of anything", () => {
  const odd: [z.ZodType, object][] = [
    [tax, { id: 1, name: "A", code: "A", rate: "1", status: "active" }],
    [cart, { id: 1, items: [{ id: 1, quantity: "two", menuItem: { id: 2 } }] }],
    [chargeResponse.shape.data, { transactionId: "t1", amount: "9.90" }],
    [restaurant, { ...place, delivery_options: "[delivery" }],
    [restaurant, { ...place, name: {} }],
  ];
  for (const [schema, input] of odd)
    expect(lenient(schema).safeParse(input).success, JSON.stringify(input)).toBe(false);
  expect(coerce(menuItem, { id: 1, price: "1599" })).toMatchObject({ price: "1599" });
});

test("[HOST-3] what the schema has as it is stays the very same, and free records are left alone", () => {
  const input = { ...place, label: null };
  expect(coerce(z.object({ id, name: z.string(), label: z.string().nullable() }), input)).toBe(input);
  expect(coerce(restaurant, place)).toMatchObject({ name: place.name, logo: null });
  const typed = { zipCode: "06010", agree: 1 };
  expect(coerce(z.record(z.string(), z.unknown()), typed)).toBe(typed);
  expect(coerce(addressRequest.partial(), null)).toBeNull();
});
