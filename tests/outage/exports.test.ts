import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { createVisitor, type Visitor } from "@tests/support/visitor";

/** What a page may take is 1.3 times this, in ms; the file of this test takes longer. */
const callLimit = 500;
const perCall = 80;
const total = 1_150;

const person = { id: "1", email: "admin@example.test", first_name: "Huda", last_name: "Nasser", role: "admin" };
const nothing = { restaurant: null, reason: null, customer: null, chargeId: null, card: null };
const payment = (at: number) => ({
  ...nothing,
  id: `p${at}`,
  amount: 100 + at,
  at: "2026-03-04T17:00:00Z",
  status: "declined",
});

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-exports-"));
let host: FakeHost;
let app: RunningApp;
let admin: Visitor;

beforeAll(async () => {
  host = await startFakeHost();
  host.behave(async ({ path }, response) => {
    const url = new URL(path, "http://host");
    if (url.pathname === "/auth/login") return json(response, { data: { access_token: "t", user: person } });
    if (url.pathname === "/audit-log/exports") return json(response, { message: "Recorded" });
    if (url.pathname !== "/failed-payments") return json(response, { message: "Not Found" }, 404);
    await wait(perCall);
    const [page = 1, perPage = 1] = ["page", "per_page"].map((name) => Number(url.searchParams.get(name)));
    const rows = Array.from({ length: total }, (_, at) => payment(at)).slice((page - 1) * perPage, page * perPage);
    json(response, { data: { data: rows, total, page, per_page: perPage } });
  });
  const env = { API_HOST: host.url, API_TIMEOUT: String(callLimit), SESSION_SECRET: "a-secret-for-this-test" };
  app = await startApp({ dataDir, env, timeoutMs: 90_000 });
  admin = createVisitor(app.url);
  await admin.post("/auth/login", { email: person.email, password: "whatever" });
});
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("[TABLE-6] a file that takes longer than a page may is whole, of a list of the administration too", async () => {
  const file = await admin.get("/admin/export/failed-payments?format=csv");
  const lines = file.text.trim().split("\r\n");
  expect(lines).toHaveLength(total + 1);
  expect(lines.at(-1)).toContain(`,${((100 + total - 1) / 100).toFixed(2)},`);
});
