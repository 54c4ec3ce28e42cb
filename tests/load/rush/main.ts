import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { connectDatabase } from "@api/db/connect";
import { createTestApi } from "@tests/support/api";
import { type RunningApp, startApp } from "@tests/support/app";
import { startPostgres } from "@tests/support/postgres";
import { createVisitor } from "@tests/support/visitor";
import { fillWithStreams } from "./crowd";
import { openDisplay } from "./display";
import { openDoor } from "./doorman";

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "200" },
    displays: { type: "string", default: "20" },
    streams: { type: "string", default: "1000" },
  },
});
const [orders, displays, streams] = [Number(values.orders), Number(values.displays), Number(values.streams)];
const rushMs = 60_000;
/** Bounds of what is promised: a ticket stands everywhere this long after its order, and a stream costs this much. */
const latestMs = 20_000;
const mostKbPerStream = 150;

const folder = mkdtempSync(join(tmpdir(), "halalgo-rush-"));
const postgres = await startPostgres();
const shared = { DATABASE_URL: postgres.url, ENCRYPTION_KEY: "e".repeat(40), SESSION_SECRET: "s".repeat(40) };
const startApi = (name: string) =>
  startApp({ dataDir: join(folder, name), env: { ...shared, ROLE: "api" }, patience: 180_000 });
const portOf = ({ url }: RunningApp) => Number(new URL(url).port);

const copies: RunningApp[] = [await startApi("first")];
copies.push(await startApi("second"));
const door = await openDoor(() => copies.map(portOf));
const app = await startApp({ dataDir: join(folder, "app"), env: { ...shared, API_HOST: door.url } });

const call = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(await answer.json()) };
};
const login = await call(`${door.url}/auth/login`, { email: "staff@halalgo.test", password: "halalgo-demo" });
const token = z.object({ access_token: z.string() }).parse({ ...login.body, ...Object(login.body.data) }).access_token;

const visitor = createVisitor(app.url);
await visitor.logIn("staff");
const screens = await Promise.all(Array.from({ length: displays }, () => openDisplay(app.url, visitor)));
const restaurantId = screens[0]?.restaurantId ?? "";
const counter = `${door.url}/restaurants/${restaurantId}/counter-orders`;
const authorized = { authorization: `Bearer ${token}` };
const menu = await (await fetch(`${door.url}/menu-items?restaurant_id=${restaurantId}&search=soup`)).text();
const soup = /"id":"([\da-f-]{36})"/.exec(menu)?.[1] ?? "";
const items = [{ menuItemId: soup, quantity: 1 }];
const quote = await call(`${counter}/quote`, { items, orderType: "takeaway" }, authorized);
const amount = z.object({ data: z.object({ total: z.number() }) }).parse(quote.body).data.total;

const placed = new Map<string, number>();
const made = z.object({ data: z.object({ id: z.string(), orderId: z.string() }) });
let tries = 0;
/** Why calls had to be made again. */
const troubles = new Map<string, number>();

/** An order of the counter, asked for again with its key until an answer comes. @returns its id and number */
async function place() {
  const key = randomUUID();
  for (;;) {
    tries += 1;
    const order = { items, amount, payment: "cash", orderType: "takeaway" };
    const answer = await call(counter, order, { ...authorized, "idempotency-key": key }).catch((error: unknown) => {
      const why = error instanceof Error ? `${error.name} ${String(error.cause ?? error.message)}` : "unknown";
      troubles.set(why, (troubles.get(why) ?? 0) + 1);
      return null;
    });
    if (answer && answer.status !== 200)
      troubles.set(String(answer.status), (troubles.get(String(answer.status)) ?? 0) + 1);
    if (answer && answer.status < 500) return made.parse(answer.body).data;
    await pause(200);
  }
}

console.log(`${displays} displays are open. ${orders} orders in ${rushMs / 1000} s…`);
const trouble = (async () => {
  await pause(rushMs / 3);
  const [killed] = copies.splice(0, 1);
  await killed?.stop("SIGKILL");
  await pause(3_000);
  copies.push(await startApi("third"));
  await pause(rushMs / 6);
  const [stopped] = copies.splice(0, 1);
  await stopped?.stop("SIGTERM");
  copies.push(await startApi("fourth"));
})();
await Promise.all(
  Array.from({ length: orders }, async (_, index) => {
    await pause((index * rushMs) / orders);
    const { orderId } = await place();
    placed.set(orderId, Date.now());
  }),
);
await trouble;
const isShown = () =>
  screens.every((screen) => [...placed.keys()].every((number) => screen.tickets().includes(number)));
for (let waited = 0; waited < latestMs && !isShown(); waited += 250) await pause(250);

const delays = screens
  .flatMap(({ seen }) => [...placed].map(([number, at]) => Math.max(0, (seen.get(number) ?? Infinity) - at)))
  .sort((a, b) => a - b);
const share = (part: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0;
const missing = screens.flatMap((screen) => [...placed.keys()].filter((number) => !screen.tickets().includes(number)));
const doubled = screens.flatMap((screen) => [...screen.doubled]);
console.table({
  orders: placed.size,
  "calls to place them": tries,
  missing: missing.length,
  doubled: doubled.length,
  "loads of a display": Math.round(screens.reduce((sum, { loads }) => sum + loads, 0) / displays),
  "failed loads": screens.reduce((sum, { failures }) => sum + failures, 0),
  "order to ticket, ms, half": share(0.5),
  "order to ticket, ms, 95 of 100": share(0.95),
  "order to ticket, ms, latest": share(1),
});
for (const copy of copies) console.log(copy.log.slice(-3).join("\n").slice(0, 1500));
console.table(Object.fromEntries([...troubles, ...screens.flatMap(({ faults }) => [...faults])]));
for (const screen of screens) screen.close();

const [one] = copies;
if (!one) throw new Error("No copy of the API is left.");
const { db, close: closeDatabase } = await connectDatabase({ url: postgres.url });
const team = createTestApi(db);
team.clock.set(new Date());
// Nobody may hold more than 30 streams open.
const members = Array.from({ length: Math.ceil(streams / 20) }, () => team.signIn("staff", { restaurantId }));
const tokens = (await Promise.all(members)).map((member) => member.token);
await closeDatabase();
const crowd = await fillWithStreams(one, { tokens, restaurantId, count: streams }, async () =>
  Promise.all(Array.from({ length: 50 }, async () => (await place()).id)),
);
const kbPerStream = Math.round(((crowd.after - crowd.before) * 1024) / streams);
console.table({
  streams,
  "MB before": crowd.before,
  "MB open": crowd.open,
  "MB after 50 orders": crowd.after,
  "kB a stream": kbPerStream,
  "streams that missed or repeated one": crowd.wrong,
});

door.close();
await Promise.all([app.stop("SIGKILL"), ...copies.map((copy) => copy.stop("SIGKILL"))]);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
const isGood =
  placed.size === orders && missing.length + doubled.length + crowd.wrong === 0 && kbPerStream < mostKbPerStream;
console.log(isGood ? "Every ticket once on every display." : "Not good.");
process.exit(isGood ? 0 : 1);
