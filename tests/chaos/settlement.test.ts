import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { connectDatabase } from "@api/db/connect";
import { signWebhook } from "@api/payments/clover/wire";
import { sandboxKeys } from "@api/payments/sandbox";
import { seeded } from "@tests/support/random";
import { createSignedIn } from "../support/api";
import { bundlePrograms } from "../support/bundle";
import { withTestDatabase } from "../support/database";
import { databaseUrl, runSql } from "../support/databases/postgres-sql";
import { freePort } from "../support/processes";
import { type Acknowledged, type Answer, type Line, checkOut } from "./customer";
import { fillCart, type Kitchen, openCoupon, openKitchen } from "./market";
import { type Program, start } from "./processes";
import { countOpen, listInconsistencies, readProvider } from "./reconcile";

/** CHAOS_KILLS and CHAOS_SEED are for whoever looks for a bug; the suite runs with these. */
const kills = Number(process.env.CHAOS_KILLS ?? 50);
const customersAtOnce = 6;
const seed = Number(process.env.CHAOS_SEED ?? 20261121);

const files = { api: "tests/chaos/api.ts", provider: "tests/chaos/provider.ts" };
const database = withTestDatabase();
const keys = sandboxKeys("chaos");
const random = seeded(seed);
const acknowledged: Acknowledged = new Map();
let programs: Awaited<ReturnType<typeof bundlePrograms>>;
let books: Awaited<ReturnType<typeof connectDatabase>>;
let booksName: string;
let provider: Program;
let providerUrl: string;
let copies: { url: string; running: Program; restart: () => Promise<Program> }[];
/** Answers of the API so far: the load that kills wait for. */
let answers = 0;
let isOver = false;

beforeAll(async () => {
  programs = await bundlePrograms([files.api, files.provider]);
  const server = inject("postgres");
  booksName = `test_${randomBytes(8).toString("hex")}`;
  await runSql(server.url, `CREATE DATABASE ${booksName} TEMPLATE ${server.template}`);
  const booksUrl = databaseUrl(server.url, booksName);
  books = await connectDatabase({ url: booksUrl });
  const [port, ...apiPorts] = await Promise.all([freePort(), freePort(), freePort()]);
  providerUrl = `http://127.0.0.1:${port}`;
  const apiUrls = apiPorts.map((each) => `http://127.0.0.1:${each}`);
  provider = await start(programs.path(files.provider), [String(port), booksUrl, String(seed), ...apiUrls]);
  copies = await Promise.all(
    apiPorts.map(async (each, index) => {
      const restart = () => start(programs.path(files.api), [String(each), database.url ?? "", providerUrl]);
      return { url: apiUrls[index] ?? "", running: await restart(), restart };
    }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all([provider?.kill(), ...(copies ?? []).map(({ running }) => running.kill())]);
  await books?.close();
  await runSql(inject("postgres").url, `DROP DATABASE ${booksName} WITH (FORCE)`);
  programs?.remove();
});

const anAnswer = z.object({ code: z.string().default(""), data: z.record(z.string(), z.unknown()).default({}) });

const line: Line = {
  random,
  get providerUrl() {
    return providerUrl;
  },
  isOver: () => isOver,
  async call(method, path, { token, key, body }): Promise<Answer | null> {
    const { url } = copies[random.upTo(copies.length - 1)] ?? { url: "" };
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key ? { "idempotency-key": key } : {}),
    };
    try {
      const response = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
      const { code, data } = anAnswer.parse(await response.json());
      answers += 1;
      if (response.status === 500)
        throw new Error(`${method} ${path}: ${copies.map(({ running }) => running.log.at(-1)).join("\n")}`);
      return { status: response.status, code, data };
    } catch (error) {
      // Killed, or not up again yet.
      if (error instanceof TypeError) return null;
      throw error;
    }
  },
  async cardToken(number) {
    const card = { number, exp_month: "12", exp_year: "2040", cvv: "123", name: "Amina Rahman", address_zip: "06010" };
    const headers = { apikey: keys.publicKey, "content-type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify({ card }) };
    const response = await fetch(`${providerUrl}/clover-sandbox/v1/tokens`, request);
    return z.object({ id: z.string() }).parse(await response.json()).id;
  },
  async payPage(href) {
    const card = { number: "4242424242424242", name: "Amina Rahman", date: "12/40", cvv: "123", postalCode: "06010" };
    await fetch(href, { method: "POST", body: new URLSearchParams(card), redirect: "manual" });
  },
};

/** A person after the other comes to order; some with carts at two kitchens and a coupon that is good for one of them. */
async function comeAndOrder(kitchens: Kitchen[], couponId: string): Promise<void> {
  while (!isOver) {
    const { id, token } = await createSignedIn(database.db, "customer");
    const visited = random.chance(0.25) ? kitchens : [kitchens[random.upTo(kitchens.length - 1)]];
    const wanted = visited.length > 1 || random.chance(0.2) ? couponId : null;
    await Promise.all(
      visited.map(async (kitchen) => {
        if (!kitchen) return;
        await fillCart(database.db, id, kitchen, 1 + random.upTo(2));
        await checkOut(line, { kitchen, token, couponId: wanted }, acknowledged);
      }),
    );
  }
}

/** Kills a copy in the middle of its work, now and then both, and starts them again. */
async function killAndRestart(): Promise<void> {
  for (let killed = 0; killed < kills;) {
    const enough = answers + random.upTo(20);
    while (answers < enough) await pause(5);
    const first = random.upTo(copies.length - 1);
    const victims = copies.filter((_, index) => index === first || (random.chance(0.2) && killed + 1 < kills));
    await Promise.all(victims.map(({ running }) => running.kill()));
    killed += victims.length;
    await Promise.all(
      victims.map(async (copy) => {
        copy.running = await copy.restart();
      }),
    );
  }
}

const settled = () => expect.poll(() => countOpen(database.db, books.db), { timeout: 240_000, interval: 250 }).toBe(0);

test("[PAY-15] [PAY-16] [PAY-17] [PAY-18] [PAY-19] killed 50 times under load: every charge is one order or one refund", async () => {
  const kitchens = await Promise.all(
    ["Kabul Charcoal", "Cedar and Sumac"].map((name) => openKitchen(database.db, name)),
  );
  const couponId = await openCoupon(database.db);
  const crowd = Array.from({ length: customersAtOnce }, () => comeAndOrder(kitchens, couponId));
  await Promise.race([killAndRestart(), Promise.all(crowd)]);
  isOver = true;
  await Promise.all(crowd);
  await settled();
  expect(await listInconsistencies(database.db, books.db, acknowledged)).toEqual([]);

  const { charges, refunds, paidPages } = await readProvider(books.db);
  const met = { charges: charges.size, refunds: refunds.size, pages: paidPages.size, acknowledged: acknowledged.size };
  for (const [name, count] of Object.entries(met)) expect(count, `${name}: the load was too small`).toBeGreaterThan(10);

  // Every piece of news once more, in another order, and forged: nothing changes.
  const statuses = () => database.db.selectFrom("payments").select(["id", "status"]).orderBy("id").execute();
  const before = await statuses();
  const url = `${copies[0]?.url ?? ""}/payments/clover/webhooks`;
  const send = (session: string, id: string, secret: string, status: string) => {
    const body = JSON.stringify({ type: "PAYMENT", id, status, data: session });
    return fetch(url, { method: "POST", body, headers: { "clover-signature": signWebhook(secret, body, new Date()) } });
  };
  const news = [...paidPages]
    .reverse()
    .flatMap(([session, id]) => [
      send(session, id, keys.webhookSecret, "DECLINED"),
      send(session, id, keys.webhookSecret, "APPROVED"),
      send(session, id, keys.webhookSecret, "APPROVED"),
      send(session, "FORGED", "guessed", "APPROVED"),
    ]);
  const webhookStatuses = (await Promise.all(news)).map(({ status }) => status);
  expect(webhookStatuses).toEqual([...paidPages].flatMap(() => [200, 200, 200, 401]));
  await settled();
  expect(await statuses()).toEqual(before);
}, 1_200_000);
