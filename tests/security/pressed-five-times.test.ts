import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "@api/db/connect";
import { type RunningApp, startApp } from "@tests/support/app";
import { testCards } from "@tests/support/paying";
import { type RunningPostgres, startPostgres } from "@tests/support/postgres";
import { createVisitor, type Visitor } from "@tests/support/visitor";
import * as z from "zod";
import { findWrongs, readProvider } from "../chaos/books";
import { type Kitchen, openKitchen } from "../chaos/market";

/** Impatient people at the app's own forms; on Postgres, where what they do really runs side by side. */
const customers = 40;
const presses = 5;
/** How many of them act at once: more than that, and a slow machine answers that it is too busy. */
const atOnce = 4;

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-pressed-"));
let postgres: RunningPostgres;
let app: RunningApp;
let books: Awaited<ReturnType<typeof connectDatabase>>;
let kitchen: Kitchen;

beforeAll(async () => {
  postgres = await startPostgres();
  const secrets = { SESSION_SECRET: "a-secret-for-this-test", ENCRYPTION_KEY: "a-key-for-this-test-of-32-letters" };
  const env = { DATABASE_URL: postgres.url, DEMO: "0", ...secrets };
  app = await startApp({ dataDir, env });
  books = await connectDatabase({ url: postgres.url });
  kitchen = await openKitchen(books.db, "Kabul Charcoal");
});
afterAll(async () => {
  await books?.close();
  await app?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Does it for each, `atOnce` at a time, and gives what came of it in the same order. */
async function inTurns<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}

/** A new customer with two dishes in the cart. */
async function comeIn(index: number): Promise<Visitor> {
  const visitor = createVisitor(app.url);
  const password = "a-password-of-a-test";
  const person = { firstName: "Amina", lastName: "Rahman", email: `amina-${index}@example.test` };
  const signup = await visitor.post("/auth/signup?user_type=user", { ...person, password, confirmPassword: password });
  expect(signup.location).toBe("/welcome");
  const added = await visitor.post(`/restaurant/${kitchen.id}/items/${kitchen.dish}`, {
    quantity: "2",
    size: "regular",
  });
  expect(added.location).toBe(`/restaurant/${kitchen.id}`);
  return visitor;
}

/** An attribute of the first tag that `tag` finds, as the page's server wrote it. */
function attribute(html: string, tag: RegExp, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag.exec(html)?.[0] ?? "")?.[1];
  if (value === undefined) throw new Error(`No ${name} in ${String(tag)}`);
  return value.replaceAll("&amp;", "&");
}

/** What the checkout offers to press: the query of the choices, and the payment's key with the total it shows. */
async function openCheckout(visitor: Visitor) {
  const { text } = await visitor.get(`/checkout?restaurantId=${kitchen.id}&type=takeaway`);
  const placeOrder = /<button[^>]*name="place"[^>]*>/;
  const [key = "", total = ""] = attribute(text, placeOrder, "value").split(":");
  return { placeOrder: attribute(text, placeOrder, "formaction"), key, total };
}
type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** Place Order, as the page's script posts it; gives the card dialog's address and the provider's public key in it. */
async function openCardDialog(visitor: Visitor, { placeOrder, key, total }: Checkout) {
  const fields = { restaurantId: kitchen.id, type: "takeaway", pay: `${key}:${total}` };
  const { location } = await visitor.post(placeOrder, fields, { origin: app.url });
  const dialog = await visitor.get(location ?? "");
  return { location, publicKey: /publicKey\W+([\w-]+)/.exec(dialog.text)?.[1] ?? "" };
}

/** What the provider's card fields do in the browser. */
async function cardToken(apikey: string): Promise<string> {
  const number = testCards.approved;
  const card = { number, exp_month: "12", exp_year: "2040", cvv: "123", name: "Amina Rahman", address_zip: "06010" };
  const headers = { apikey, "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify({ card }) };
  const answer = await fetch(`${app.url}/clover-sandbox/v1/tokens`, request);
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

const ordersOn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/orders\/([\da-f-]{36})"/g)].map(([, id]) => id)),
];

test("[PAY-16] forty customers press Pay five times at once: one charge and one order each", async () => {
  const numbers = Array.from({ length: customers }, (_, index) => index);
  const checkouts = await inTurns(numbers, async (number) => {
    const visitor = await comeIn(number);
    return { visitor, ...(await openCheckout(visitor)) };
  });
  const [first] = checkouts;
  if (!first) throw new Error("Nobody came.");
  // The dialog is the same for all of them.
  const { location, publicKey } = await openCardDialog(first.visitor, first);
  expect(location).toBe(first.placeOrder.replace("/checkout?", "/checkout/pay?"));
  const told = new Set<string>();
  const pressFiveTimes = async ({ visitor, placeOrder, key, total }: (typeof checkouts)[number]) => {
    const action = placeOrder.replace("/checkout?", "/checkout/pay.data?");
    // Each press asks the card fields for a token of its own.
    const tokens = await Promise.all(Array.from({ length: presses }, () => cardToken(publicKey)));
    const press = async (token: string) => {
      const answer = await visitor.post(action, { token, key, total }, { origin: app.url, accept: "*/*" });
      told.add(/"kind","(\w+)"/.exec(answer.text)?.[1] ?? answer.text);
    };
    await Promise.all(tokens.map(press));
  };
  await inTurns(checkouts, pressFiveTimes);

  const acknowledged = new Map<string, string>();
  await inTurns(checkouts, async (checkout) => {
    // Where a busy machine gave up on all five before the charge, people press again.
    const orders = async () => {
      const found = ordersOn((await checkout.visitor.get("/orders")).text);
      if (found.length === 0) await pressFiveTimes(checkout);
      for (const id of found) acknowledged.set(id ?? "", checkout.key);
      return found;
    };
    await expect.poll(orders, { timeout: 60_000 }).toHaveLength(1);
  });
  expect(acknowledged.size).toBe(customers);
  // A press is told of the order, or that the payment is being worked on; never that nothing was charged.
  expect([...told].filter((kind) => kind !== "ordered" && kind !== "checking")).toEqual([]);
  const { charges, refunds } = await readProvider(books.db);
  expect([...charges.values()].map(String)).toEqual(checkouts.map(({ total }) => total));
  expect(refunds.size).toBe(0);
  expect(await findWrongs(books.db, books.db, acknowledged)).toEqual([]);
}, 150_000);
