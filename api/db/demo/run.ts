import { parseArgs } from "node:util";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { loadDemo } from "./load";
import { demoLogins, demoPassword, loginEmail } from "./people";

// npm run demo -- --restaurants 1000: loads the demo data into DATABASE_URL, or into DATA_DIR.
const { values } = parseArgs({ options: { restaurants: { type: "string" } } });
const restaurants = values.restaurants === undefined ? undefined : Number(values.restaurants);
if (restaurants !== undefined && !(Number.isInteger(restaurants) && restaurants > 0 && restaurants <= 20_000)) {
  throw new Error("--restaurants takes a whole number from 1 to 20000.");
}

const url = process.env.DATABASE_URL;
const dataDir = process.env.DATA_DIR ?? "data";
const started = Date.now();
const connection = await connectDatabase(url ? { url } : { dataDir });
try {
  await migrateToLatest(connection.db);
  const { isNew, extraRestaurants } = await loadDemo(connection.db, {
    clock: { now: () => new Date() },
    ...(restaurants === undefined ? {} : { restaurants }),
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(isNew ? "The demo data is loaded." : "The demo data was there already.");
  if (restaurants !== undefined) say(`${extraRestaurants} more restaurants were made up, to list ${restaurants}.`);
  say(`Kept in ${url ? "the database of DATABASE_URL" : dataDir}, after ${seconds} s.`);
  say(`Log in as ${demoLogins.map(({ role }) => loginEmail(role)).join(", ")} with ${demoPassword}.`);
} finally {
  await connection.close();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
