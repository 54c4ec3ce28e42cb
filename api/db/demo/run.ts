import { parseArgs } from "node:util";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { loadDemo } from "./load";
import { loadMarket, type MarketSize } from "./market/load-market";
import { demoLogins, demoPassword, loginEmail } from "./people";

// npm run demo -- --restaurants 1000 --orders 5000 [--town "Bristol, CT"]: loads demo data into DATABASE_URL, or into DATA_DIR.
const { values } = parseArgs({
  options: { restaurants: { type: "string" }, orders: { type: "string" }, town: { type: "string" } },
});
const size: MarketSize = {
  restaurants: parseCount("restaurants", 100_000),
  orders: parseCount("orders", 1_000_000),
  town: values.town,
};

function parseCount(name: "restaurants" | "orders", most: number): number | undefined {
  const count = values[name] === undefined ? undefined : Number(values[name]);
  if (count === undefined || (Number.isInteger(count) && count > 0 && count <= most)) return count;
  throw new Error(`--${name} takes a whole number from 1 to ${most}.`);
}

const url = process.env.DATABASE_URL;
const dataDir = process.env.DATA_DIR ?? "data";
const started = Date.now();
const connection = await connectDatabase(url ? { url } : { dataDir });
try {
  await migrateToLatest(connection.db);
  const clock = { now: () => new Date() };
  const { isNew } = await loadDemo(connection.db, { clock });
  const made = await loadMarket(connection.db, size, { clock, say });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(isNew ? "The demo data is loaded." : "The demo data was there already.");
  if (size.restaurants) say(`${made.restaurants} more restaurants were made up, to list ${size.restaurants}.`);
  if (size.orders) say(`${made.orders} more orders were made up, to have ${size.orders}.`);
  say(`Kept in ${url ? "the database of DATABASE_URL" : dataDir}, after ${seconds} s.`);
  say(`Log in as ${demoLogins.map(({ role }) => loginEmail(role)).join(", ")} with ${demoPassword}.`);
} finally {
  await connection.close();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
