import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { expectHuman, proxyPage } from "@tests/support/hosts/human-page";
import { createVisitor, readable } from "@tests/support/visitor";

/** Whatever status a host answers with, pages say in our words what it means, and when to come back. */

const person = { id: "7", email: "amina@example.test", first_name: "Amina", last_name: "Rahman", role: "customer" };
const visitorsPages = ["/", "/home", "/home?search=kebab", "/restaurant/1", "/restaurant/1/items/2", "/halal"];
const customersPages = ["/carts", "/checkout?restaurantId=1", "/orders", "/orders/1", "/addresses", "/go-pass"];

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-statuses-"));
let host: FakeHost;
let app: RunningApp;
let session: string;

beforeAll(async () => {
  host = await startFakeHost();
  host.behave((_call, response) => json(response, { data: { access_token: "t", user: person } }));
  const env = { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" };
  app = await startApp({ dataDir, env, timeoutMs: 90_000 });
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: person.email, password: "whatever" });
  session = visitor.cookies.get("session") ?? "";
}, 120_000);
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function signedIn() {
  const visitor = createVisitor(app.url);
  visitor.cookies.set("session", session);
  return visitor;
}

test.each([302, 400, 403, 404, 408, 409, 410, 413, 422, 429, 500, 502, 503, 504])(
  "[HOST-4, ERR-6] a host that answers everything with %i",
  async (status) => {
    host.behave((_call, response) => proxyPage(response, status, status === 302 ? { location: "/login" } : {}));
    const visitors = await Promise.all(visitorsPages.map((path) => createVisitor(app.url).get(path)));
    const customers = await Promise.all(customersPages.map((path) => signedIn().get(path)));
    [...visitors, ...customers].forEach((page, index) => {
      if (!page.location) expectHuman(page, [...visitorsPages, ...customersPages][index] ?? "");
    });
  },
);

test("[ERR-6] a restaurant's page is busy where its host is, and says when to come back", async () => {
  host.behave((_call, response) => proxyPage(response, 429, { "retry-after": "17" }));
  const page = await createVisitor(app.url).get("/restaurant/1");
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, "17"]);
  expect(readable(page)).toContain("Too many requests");
  host.behave((_call, response) => proxyPage(response, 503, { "retry-after": "23" }));
  const down = await createVisitor(app.url).get("/restaurant/1");
  expect([down.status, down.headers.get("retry-after")]).toEqual([503, "23"]);
  expect(readable(down)).toContain("Error: Could not find restaurant.");
});
