import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { expectHuman, proxyPage } from "@tests/support/hosts/human-page";
import { createVisitor, readable } from "@tests/support/visitor";

/** Whatever status a host answers with, the pages of dashboards, kitchen, till, administrators and agents say what it means. */

const place = { id: "1", name: "Anatolia Grill House", is_active: true };
const pages = {
  owner: [
    "",
    "/online-orders",
    "/online-orders/1",
    "/online-orders/1/refund",
    "/kds",
    "/kds/sold-out",
    "/pos",
    "/pos?line=1*2",
    "/pos/charge?line=1*2",
    "/items",
    "/items/3/edit",
    "/menus",
    "/coupons",
    "/coupons/new",
    "/day-close",
    "/day-closes",
    "/sales-report",
    "/transactions",
    "/customers",
    "/customers/5",
    "/reviews",
    "/settings",
    "/settings/hours",
    "/settings/team",
    "/settings/taxes",
    "/settings/halal",
    "/tables",
    "/notifications",
  ].map((path) => `/dashboard${path}`),
  admin: [
    "/dashboard",
    "/restaurants",
    "/restaurants/1",
    "/restaurants/1/edit",
    "/restaurants/1/ask",
    "/orders",
    "/orders/1",
    "/refunds",
    "/failed-payments",
    "/halal-evidence",
    "/certifiers",
    "/customers",
    "/sales-agents",
    "/coupons",
    "/calendar",
    "/audit-log",
    "/reported-reviews",
  ].map((path) => `/admin${path}`),
  agent: ["/agent", "/agent/1/halal"],
};
type Role = keyof typeof pages | "customer";

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-statuses-at-work-"));
let host: FakeHost;
let app: RunningApp;
const sessions = new Map<Role, string>();

const answerLogin = (response: ServerResponse, role: Role) => {
  const restaurants = role === "owner" ? [place] : [];
  const person = { id: role, email: `${role}@example.test`, first_name: "Amina", last_name: "Rahman", role };
  json(response, { data: { access_token: "t", user: { ...person, restaurants }, restaurants } });
};
const logIn = (role: Role) => ({ email: `${role}@example.test`, password: "whatever" });

beforeAll(async () => {
  host = await startFakeHost();
  const env = { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" };
  app = await startApp({ dataDir, env, timeoutMs: 90_000 });
  for (const role of ["owner", "admin", "agent", "customer"] as const) {
    host.behave((_call, response) => answerLogin(response, role));
    const visitor = createVisitor(app.url);
    await visitor.post("/auth/login", logIn(role));
    sessions.set(role, visitor.cookies.get("session") ?? "");
  }
}, 120_000);
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function signedIn(role: Role) {
  const visitor = createVisitor(app.url);
  visitor.cookies.set("session", sessions.get(role) ?? "");
  return visitor;
}

test.each([302, 400, 403, 404, 408, 409, 410, 413, 422, 429, 500, 502, 503, 504])(
  "[HOST-4, ERR-6] at work, a host that answers everything with %i",
  async (status) => {
    host.behave((_call, response) => proxyPage(response, status, status === 302 ? { location: "/login" } : {}));
    for (const role of ["owner", "admin", "agent"] as const) {
      for (const path of pages[role]) {
        const page = await signedIn(role).get(path);
        if (!page.location) expectHuman(page, `${status} ${path}`);
        else expect(page.location, `${status} ${path}`).not.toContain("/login");
      }
    }
  },
);

test("[KDS-5] a kitchen's display that could not be loaded loads itself again, where that may help", async () => {
  const load = async (status: number) => {
    host.behave((_call, response) => proxyPage(response, status));
    return (await signedIn("owner").get("/dashboard/kds")).text;
  };
  const refresh = '<meta http-equiv="refresh" content="15"/>';
  expect(await load(503)).toContain(refresh);
  expect(await load(500)).toContain(refresh);
  expect(await load(403)).not.toContain(refresh);
});

test.each(["owner", "admin", "agent", "customer"] as const)(
  "[SESS-11] the session of an %s that the host has revoked ends at every page, and the login leads back",
  async (role) => {
    const paths = role === "customer" ? ["/orders", "/orders/1", "/addresses", "/account"] : pages[role];
    for (const path of paths) {
      host.behave((_call, response) => proxyPage(response, 401));
      const visitor = signedIn(role);
      const page = await visitor.get(path);
      // Some pages need no call to the host.
      if (page.status === 200) continue;
      expect(page.location, path).toContain("/auth/login");
      const login = await visitor.get(page.location ?? "");
      expect(login.status, path).toBe(200);
      host.behave((_call, response) => answerLogin(response, role));
      const back = await visitor.post(page.location ?? "", {
        ...logIn(role),
        redirectTo: new URL(page.location ?? "", app.url).searchParams.get("redirectTo") ?? "",
      });
      expect(back.location, path).toBe(path);
    }
  },
);

const typed = "Walked by a test";
test.each<[role: Role, path: string, fields: Record<string, string>]>([
  ["owner", "/dashboard/kds", { order: "1", status: "preparing", typed }],
  ["owner", "/dashboard/pos/charge?line=1*2", charge()],
  ["owner", "/dashboard/pos?line=1*2", { intent: "hold", orderType: "takeaway", customerName: typed }],
  ["owner", "/dashboard/addons/new", { name: typed, price: "1.00", is_active: "true" }],
  ["owner", "/dashboard/customers/5", { allergies: typed, notes: "" }],
  ["admin", "/admin/restaurants/1/notes", { text: typed }],
  ["admin", "/admin/restaurants/1/ask", { part: "answer", text: typed }],
])(
  "[SESS-12] what %s typed at %s is offered again where the host had revoked the session",
  async (role, path, fields) => {
    host.behave((_call, response) => proxyPage(response, 401));
    const visitor = signedIn(role);
    const ended = await visitor.post(path, fields);
    expect(ended.location).toContain("/auth/login");
    host.behave((_call, response) => answerLogin(response, role));
    const back = await visitor.post("/auth/login", logIn(role));
    expect(back.location).toContain("/auth/resume");
    const resume = await visitor.get(back.location ?? "");
    expect(readable(resume)).toContain("You were logged out before this was saved. Nothing you typed is lost.");
    expect(readable(resume)).toContain(typed);
    expect(resume.text).toContain(`action="${path}"`);
  },
);

test.each<[role: Role, path: string, fields: Record<string, string>]>([
  ["customer", "/addresses/new", { label: "H", address: typed }],
  ["owner", "/dashboard/addons/new", { name: typed, price: "dear", is_active: "true" }],
  ["owner", "/dashboard/tables/new", { label: typed, seats: "many", is_active: "true" }],
  ["admin", "/admin/sales-agents/new", { first_name: typed, email: "bilal" }],
])(
  "[SESS-12] what %s typed at %s with a mistake is offered again where the host had revoked the session",
  async (role, path, fields) => {
    host.behave((_call, response) => proxyPage(response, 401));
    const visitor = signedIn(role);
    const ended = await visitor.post(path, fields);
    expect(ended.location).toContain("/auth/login");
    host.behave((_call, response) => answerLogin(response, role));
    const back = await visitor.post("/auth/login", logIn(role));
    expect(back.location).toContain("/auth/resume");
    expect(readable(await visitor.get(back.location ?? ""))).toContain(typed);
  },
);

test("[SESS-12] what is too long to be offered again is not lost without a word", async () => {
  host.behave((_call, response) => proxyPage(response, 401));
  const visitor = signedIn("admin");
  // As many letters as a note may have, each of three bytes.
  const text = Array.from({ length: 1_900 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join("");
  const ended = await visitor.post("/admin/restaurants/1/notes", { text });
  const login = await visitor.get(ended.location ?? "");
  expect(readable(login)).toContain("What you sent was not saved and could not be kept.");
});

function charge() {
  const key = "7f0c2a52-6f0e-4a3b-9d6a-0f3f1c0d9b11";
  return { payment: "cash", tendered: "80", receipt: "none", key, amount: "1000", order_tip: "0", note: typed };
}
