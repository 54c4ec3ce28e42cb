import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { connectDatabase } from "@api/db/connect";
import { type RunningApp, startApp } from "@tests/support/app";
import { startPostgres } from "@tests/support/databases/postgres";
import { fillWithStreams } from "./crowd";
import { longestSilence, openListener } from "./listener";
import { startLoadBalancer } from "./load-balancer";
import { customerMaker, hireStaff, openPlaces, type Place } from "./market";
import { watchProcessor } from "./processor";
import { openScreen, type Screen } from "./screen";

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "300" },
    places: { type: "string", default: "30" },
    displays: { type: "string", default: "3" },
    dashboards: { type: "string", default: "2" },
    streams: { type: "string", default: "1000" },
    /** Nothing is killed: what a run with it is to be compared with. */
    calm: { type: "boolean", default: false },
  },
});
const orders = Number(values.orders);
const streams = Number(values.streams);
const rushMs = 60_000;
/** An order waits so long for its answer. */
const answerAfterMs = 15_000;
/** Bounds of what is promised: 99 of 100 orders stand on a screen within this time; an alert repeats; a stream costs this much. */
const promisedMs = 2_000;
const maxSilenceMs = 11_500;
const maxKbPerStream = 150;
/** After this time nothing is waited for any more. */
const latestMs = 20_000;

const folder = mkdtempSync(join(tmpdir(), "halalgo-rush-"));
const postgres = await startPostgres();
const shared = { DATABASE_URL: postgres.url, ENCRYPTION_KEY: "e".repeat(40), SESSION_SECRET: "s".repeat(40) };
const startApi = (name: string) =>
  startApp({ dataDir: join(folder, name), env: { ...shared, ROLE: "api" }, timeoutMs: 180_000 });
const portOf = ({ url }: RunningApp) => Number(new URL(url).port);

const copies: RunningApp[] = [await startApi("first")];
copies.push(await startApi("second"));
const loadBalancer = await startLoadBalancer(() => copies.map(portOf));
const app = await startApp({
  dataDir: join(folder, "app"),
  // All screens of the rush look out of one address.
  env: { ...shared, API_HOST: loadBalancer.url, RATE_LIMIT: "0" },
});

const { db, close: closeDatabase } = await connectDatabase({ url: postgres.url });
const places = await openPlaces(db, app.url, Number(values.places));
const payingCustomer = customerMaker(db);
const screens = new Map<Place, Screen[]>();
for (const place of places) {
  const wanted = [
    ...Array.from({ length: Number(values.displays) }, () => "kitchen" as const),
    ...Array.from({ length: Number(values.dashboards) }, () => "dashboard" as const),
  ];
  const open = wanted.map((kind) => openScreen(app.url, { cookie: place.cookie, restaurantId: place.id, kind }));
  screens.set(place, await Promise.all(open));
}
const [heardPlace] = places;
if (!heardPlace) throw new Error("A rush needs a place.");
const listener = await openListener(app.url, heardPlace.cookie);

/** Why calls had to be made again. */
const troubles = new Map<string, number>();
let tries = 0;

/** Asks until an answer comes that is not the server's fault. @returns the answer's JSON */
async function call(method: string, path: string, { token, key, body }: { token: string; key?: string; body: object }) {
  for (;;) {
    tries += 1;
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(`${loadBalancer.url}${path}`, {
      method,
      headers: key ? { ...headers, "idempotency-key": key } : headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch((error: unknown) => {
      note(error instanceof Error ? `${error.name} ${String(error.cause ?? error.message)}` : "unknown");
      return null;
    });
    if (response && response.status !== 200) note(`${method} ${response.status}`);
    // An order that was accepted by a call whose answer got lost is refused the second time.
    const isDone = response && (response.status === 200 || (method === "PATCH" && response.status === 409));
    const json: unknown = await response?.json().catch(() => null);
    if (isDone) return json;
    if (response && response.status < 500)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`);
    await pause(200);
  }
}
const placed = z.object({ data: z.object({ id: z.string(), orderId: z.string() }) });
const placeOrder = async (place: Place) =>
  placed.parse(await call("POST", "/orders", await payingCustomer(place))).data;
const note = (why: string) => void troubles.set(why, (troubles.get(why) ?? 0) + 1);

/** An order and what became of it; milliseconds of the clock. */
interface Played {
  number: string;
  place: Place;
  placedAt: number;
  answeredAt: number;
}

async function playOrder(place: Place): Promise<Played> {
  const { id, orderId: number } = await placeOrder(place);
  const placedAt = Date.now();
  await pause(answerAfterMs);
  await call("PATCH", `/orders/${id}/status`, { token: place.staffToken, body: { status: "accepted" } });
  return { number, place, placedAt, answeredAt: Date.now() };
}

const screenCount = [...screens.values()].flat().length;
console.log(`${screenCount} screens of ${places.length} places are open. ${orders} orders in ${rushMs / 1000} s…`);
const nameOf = (pid: number) =>
  pid === app.pid ? "app" : copies.some((copy) => copy.pid === pid) ? "copies of the API" : undefined;
const processorSeconds = watchProcessor(nameOf);
const trouble = (async () => {
  if (values.calm) return;
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
const played = await Promise.all(
  Array.from({ length: orders }, async (_, index) => {
    await pause((index * rushMs) / orders);
    return playOrder(places[index % places.length] ?? heardPlace);
  }),
);
await trouble;

/** Each order on each screen of its place. */
const sightings = () =>
  played.flatMap((order) => (screens.get(order.place) ?? []).map((screen) => ({ order, screen })));
const isOver = () =>
  sightings().every(({ order, screen }) => screen.seen.has(order.number) && screen.answered.has(order.number));
for (let waited = 0; waited < latestMs && !isOver(); waited += 250) await pause(250);
const heardUntil = Date.now();
const spent = processorSeconds();

const all = sightings();
const missing = all.filter(({ order, screen }) => !screen.seen.has(order.number)).length;
const unanswered = all.filter(({ order, screen }) => !screen.answered.has(order.number)).length;
const doubled = [...screens.values()].flat().reduce((sum, screen) => sum + screen.doubled.size, 0);
const orderToScreen = all.map(({ order, screen }) => (screen.seen.get(order.number) ?? Infinity) - order.placedAt);
const answerToScreen = all.map(
  ({ order, screen }) => (screen.answered.get(order.number) ?? Infinity) - order.answeredAt,
);
const latestOfHundred = (delays: number[], share: number) => {
  const sorted = delays.map((ms) => Math.max(0, ms)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const sounds = await listener.sounds();
await listener.close();
const heard = played.filter(({ place }) => place === heardPlace);
const firstAt = Math.min(...heard.map(({ placedAt }) => placedAt));
const firstSoundMs = (sounds.find((at) => at >= firstAt) ?? Infinity) - firstAt;
const spans = waitingSpans(heard);
const silence = Math.max(...spans.map(({ from, to }) => longestSilence(sounds, from, to)));
/** Two seconds are the promise for the answer to reach the page. */
const afterwards = sounds.filter(
  (at) => at < heardUntil && !spans.some(({ from, to }) => at >= from && at <= to + promisedMs),
);

console.table({
  orders: played.length,
  "calls to place and accept them": tries,
  "missing on a screen": missing,
  "still waiting on a screen": unanswered,
  doubled,
  "loads of a screen": Math.round(
    [...screens.values()].flat().reduce((sum, { loads }) => sum + loads, 0) / screenCount,
  ),
  "order to screen, ms, half": latestOfHundred(orderToScreen, 0.5),
  "order to screen, ms, 99 of 100": latestOfHundred(orderToScreen, 0.99),
  "order to screen, ms, latest": latestOfHundred(orderToScreen, 1),
  "answer to screen, ms, 99 of 100": latestOfHundred(answerToScreen, 0.99),
  "order to first sound, ms": firstSoundMs,
  "longest silence while one waits, ms": silence,
  "sounds while none waits": afterwards.length,
});
console.table(Object.fromEntries([...spent].map(([part, seconds]) => [`processor s: ${part}`, Math.round(seconds)])));
for (const copy of copies) console.log(copy.log.slice(-3).join("\n").slice(0, 1500));
const faults = [...screens.values()].flat().flatMap((screen) => [...screen.faults]);
console.table(Object.fromEntries([...troubles, ...faults]));
for (const screen of [...screens.values()].flat()) screen.close();

const [one] = copies;
if (!one) throw new Error("No copy of the API is left.");
const tokens = await hireStaff(db, heardPlace, Math.ceil(streams / 20));
const crowd = await fillWithStreams(one, { tokens, restaurantId: heardPlace.id, count: streams }, () =>
  Promise.all(Array.from({ length: 50 }, async () => (await placeOrder(heardPlace)).id)),
);
await closeDatabase();
const kbPerStream = streams ? Math.round(((crowd.after - crowd.before) * 1024) / streams) : 0;
console.table({
  streams,
  "MB before": crowd.before,
  "MB open": crowd.open,
  "MB after 50 orders": crowd.after,
  "kB a stream": kbPerStream,
  "streams that missed or repeated one": crowd.wrong,
});

loadBalancer.close();
await Promise.all([app.stop("SIGKILL"), ...copies.map((copy) => copy.stop("SIGKILL"))]);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
const promises: Record<string, boolean> = {
  "every order on every screen once, and gone when answered": missing + unanswered + doubled === 0,
  "99 of 100 within two seconds": latestOfHundred(orderToScreen, 0.99) <= promisedMs,
  "the alert sounds until it is answered, and not after": silence <= maxSilenceMs && afterwards.length === 0,
  "every stream heard each order once, in bounded memory": crowd.wrong === 0 && kbPerStream < maxKbPerStream,
};
for (const [promise, isKept] of Object.entries(promises)) console.log(isKept ? "Kept:    " : "NOT KEPT:", promise);
process.exit(Object.values(promises).every(Boolean) ? 0 : 1);

/** When at least one of `orders` waited for an answer. */
function waitingSpans(waits: readonly Played[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const { placedAt, answeredAt } of waits.toSorted((a, b) => a.placedAt - b.placedAt)) {
    const last = spans.at(-1);
    if (last && placedAt <= last.to + promisedMs) last.to = Math.max(last.to, answeredAt);
    else spans.push({ from: placedAt, to: answeredAt });
  }
  return spans;
}
