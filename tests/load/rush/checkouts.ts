import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "@api/db/connect";
import { startApp } from "@tests/support/app";
import { startPostgres } from "@tests/support/databases/postgres";
import { openKitchen } from "../../chaos/market";
import { customerMaker } from "./market";

/*
 * How long POST /orders takes when twenty customers a second finish their checkout, on a Postgres of its own: their cards have been
 * charged, so none of it is the provider's time. Requests start by the clock, whether or not earlier ones were answered.
 */
const aSecond = 20;
const seconds = 30;
const warmingUp = 5 * aSecond;
const restaurants = 10;
const promisedMs = 150;

const folder = mkdtempSync(join(tmpdir(), "halalgo-checkouts-"));
const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, ENCRYPTION_KEY: "e".repeat(40), RATE_LIMIT: "0", ROLE: "api" };
const api = await startApp({ dataDir: folder, env, timeoutMs: 180_000, isLasting: true });
const { db, close } = await connectDatabase({ url: postgres.url });
const kitchens = [];
for (let index = 0; index < restaurants; index += 1) kitchens.push(await openKitchen(db, `Checkout Kitchen ${index}`));
const payingCustomer = customerMaker(db);
const checkouts = [];
for (let index = 0; index < warmingUp + aSecond * seconds; index += 1) {
  const kitchen = kitchens[index % restaurants];
  if (kitchen) checkouts.push(await payingCustomer({ ...kitchen, cookie: "" }));
}
await close();

const started = performance.now();
const times = await Promise.all(
  checkouts.map(async ({ token, key, body }, index) => {
    await pause(started + (index * 1_000) / aSecond - performance.now());
    const startedAt = performance.now();
    const response = await fetch(`${api.url}/orders`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`POST /orders answered ${response.status}: ${text}`);
    return performance.now() - startedAt;
  }),
);
await api.stop("SIGKILL");
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

const sorted = times.slice(warmingUp).sort((one, other) => one - other);
const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
console.table({
  orders: sorted.length,
  "a second": aSecond,
  "half, ms": at(0.5),
  "95 of 100, ms": at(0.95),
  "99 of 100, ms": at(0.99),
  "latest, ms": at(1),
});
const isMet = at(0.99) <= promisedMs;
console.log(isMet ? "Kept:    " : "NOT KEPT:", `99 of 100 orders are placed within ${promisedMs} ms`);
process.exit(isMet ? 0 : 1);
