import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/fake-host";
import { createVisitor, readable, type Visitor } from "@tests/support/visitor";

const owner = { id: "9", email: "selin@example.test", first_name: "Selin", last_name: "Aydın", role: "owner" };
const place = { id: "1", name: "Anatolia Grill House", is_active: true };

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-plain-"));
let host: FakeHost;
let app: RunningApp;
let visitor: Visitor;

/** A host that knows the documents' own calls and nothing else. */
beforeAll(async () => {
  host = await startFakeHost();
  host.behave(({ method, path }, answer) => {
    if (path.startsWith("/auth/login"))
      return json(answer, {
        data: { access_token: "t", user: { ...owner, restaurants: [place] }, restaurants: [place] },
      });
    if (method === "GET" && path.startsWith("/restaurants/1?")) return json(answer, { data: place });
    if (method === "GET" && path === "/restaurants/1") return json(answer, { data: place });
    if (method === "GET" && path.startsWith("/menu-items")) return json(answer, { data: { data: [] } });
    return json(answer, { message: "Not Found" }, 404);
  });
  app = await startApp({
    dataDir,
    env: { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" },
    patience: 90_000,
  });
  visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: owner.email, password: "whatever" });
}, 120_000);
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("[DASH-7, SALES-4, TXN-4, KDS-7, UI-9] what a host lacks is shown by samples, and says so", async () => {
  const shown = {
    "/dashboard": /Total Revenue \$48,260\.00.*Monthly sales/,
    "/dashboard/sales-report": /Orders 19 17 paid, 2 unpaid/,
    "/dashboard/sales-report?page=2": /11 to 19 of 19/,
    "/dashboard/transactions": /Bank Transfer HG-1007/,
    "/dashboard/kds": /HG-1001/,
  };
  for (const [path, expected] of Object.entries(shown)) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(200);
    expect(readable(page), path).toContain("Sample data");
    expect(readable(page), path).toMatch(expected);
  }
});

test("[ROUTE-10] of pages that need calls the host lacks, the heading stays", async () => {
  const headings = {
    "/dashboard/tables": "Dining Tables Page",
    "/dashboard/pos": "POS Page",
    "/dashboard/notifications": "Push Notifications Page",
  };
  for (const [path, heading] of Object.entries(headings)) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(200);
    const main = page.text.slice(page.text.indexOf("<main"), page.text.indexOf("</main>"));
    expect(main, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(main, path).not.toMatch(/<form|<button/);
  }
});
