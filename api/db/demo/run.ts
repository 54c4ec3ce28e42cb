import { parseArgs } from "node:util";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { loadDemo } from "./load";
import { loadMarket, type MarketSize } from "./market/load-market";
import { demoLogins, demoPassword, loginEmail } from "./people";

// npm run demo -- --restaurants 1000 --orders 5000 [--town "Bristol, CT"]: loads demo data into DATABASE_URL, or into DATA_DIR.
try {
  await run();
} catch (error) {
  // What is wrong with an option or a setting says so itself; where it was noticed helps nobody who typed it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { restaurants: { type: "string" }, orders: { type: "string" }, town: { type: "string" } },
  });
  const size: MarketSize = {
    restaurants: parseCount("--restaurants", values.restaurants, 100_000),
    orders: parseCount("--orders", values.orders, 1_000_000),
    town: values.town,
  };
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
    if (size.restaurants)
      say(`${made.restaurants} more restaurants were made up, to list at least ${size.restaurants}.`);
    if (size.orders) say(`${made.orders} more orders were made up, to have at least ${size.orders}.`);
    say(`Kept in ${url ? "the database of DATABASE_URL" : dataDir}, after ${seconds} s.`);
    say(`Log in as ${demoLogins.map(({ role }) => loginEmail(role)).join(", ")} with ${demoPassword}.`);
  } finally {
    await connection.close();
  }
}

function parseCount(option: string, value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const count = Number(value);
  if (Number.isInteger(count) && count > 0 && count <= most) return count;
  throw new Error(`${option} takes a whole number from 1 to ${most}.`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
