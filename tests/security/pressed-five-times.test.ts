import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "@api/db/connect";
import { type RunningApp, startApp } from "@tests/support/app";
import { addToCart, cardToken, openCardDialog, openCheckout, signUp } from "@tests/support/checkout-visitor";
import { type RunningPostgres, startPostgres } from "@tests/support/databases/postgres";
import { type Kitchen, openKitchen } from "../chaos/market";
import { listInconsistencies, readProvider } from "../chaos/reconcile";

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
  const secrets = { SESSION_SECRET: "a-secret-for-this-test", ENCRYPTION_KEY: "a-key-for-this-test-of-32-messages" };
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

const ordersOn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/orders\/([\da-f-]{36})"/g)].map(([, id]) => id)),
];

test("[PAY-16] forty customers press Pay five times at once: one charge and one order each", async () => {
  const numbers = Array.from({ length: customers }, (_, index) => index);
  const checkouts = await inTurns(numbers, async (number) => {
    const visitor = await signUp(app.url, `amina-${number}@example.test`);
    await addToCart(visitor, kitchen);
    return { visitor, ...(await openCheckout(visitor, kitchen)) };
  });
  const [first] = checkouts;
  if (!first) throw new Error("Nobody came.");
  // The dialog is the same for all of them.
  const { location, publicKey } = await openCardDialog(first.visitor, kitchen, first);
  expect(location).toBe(first.placeOrder.replace("/checkout?", "/checkout/pay?"));
  const outcomes = new Set<string>();
  const pressFiveTimes = async ({ visitor, placeOrder, key, total }: (typeof checkouts)[number]) => {
    const action = placeOrder.replace("/checkout?", "/checkout/pay.data?");
    // Each press asks the card fields for a token of its own.
    const tokens = await Promise.all(Array.from({ length: presses }, () => cardToken(app.url, publicKey)));
    const press = async (token: string) => {
      const page = await visitor.post(action, { token, key, total }, { accept: "*/*" });
      outcomes.add(/"kind","(\w+)"/.exec(page.text)?.[1] ?? page.text);
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
  expect([...outcomes].filter((kind) => kind !== "ordered" && kind !== "checking")).toEqual([]);
  const { charges, refunds } = await readProvider(books.db);
  expect([...charges.values()].map(String)).toEqual(checkouts.map(({ total }) => total));
  expect(refunds.size).toBe(0);
  expect(await listInconsistencies(books.db, books.db, acknowledged)).toEqual([]);
}, 150_000);
