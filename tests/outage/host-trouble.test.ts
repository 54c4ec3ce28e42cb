import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { createVisitor, type Page, readable } from "@tests/support/visitor";

/** What a page may take, host or no host, in ms: nothing waits for the host without an end. */
const limit = 6_000;
/** What a call may take in this app; how a page's limit follows from it is held by app/host/client/client.test.ts. */
const callLimit = 1_000;
const person = { id: "7", email: "amina@example.test", first_name: "Amina", last_name: "Rahman", role: "customer" };

const huge = Buffer.from(`{"data":"${"x".repeat(20 * 1024 * 1024)}"}`);
const as = (response: ServerResponse, type: string, body: string, status = 200) =>
  void response.writeHead(status, { "content-type": type }).end(body);
const troubles: Record<string, (response: ServerResponse) => void> = {
  "cuts the line": (response) => void response.destroy(),
  hangs: () => undefined,
  "stops in the middle": (response) =>
    void response.writeHead(200, { "content-type": "application/json" }).write('{"da'),
  "answers 500": (response) => json(response, { error: "at Object.<anonymous> (/srv/host.js:12:3)" }, 500),
  "answers an HTML page": (response) => as(response, "text/html", "<!doctype html><h1>nginx</h1>"),
  "answers half a JSON": (response) => as(response, "application/json", '{"data":{"data":[{"id":"1","na'),
  "answers []": (response) => as(response, "application/json", "[]"),
  "answers null": (response) => as(response, "application/json", "null"),
  "answers a string": (response) => as(response, "application/json", '"ok"'),
  "answers the wrong things": (response) =>
    json(response, { data: { data: [{ id: {}, name: 5 }], user: 1, token: 9 } }),
  "answers 20 MB": (response) => {
    response.writeHead(200, { "content-type": "application/json" }).write(huge);
    response.end();
  },
  "announces 20 MB": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": huge.length }).end(huge);
  },
};

const pages = [
  "/",
  "/about",
  "/home",
  "/home/filters",
  "/restaurant/1",
  "/restaurant/1/items/2",
  "/auth/login",
  "/welcome",
];
const customersPages = [
  "/home",
  "/carts",
  "/checkout?restaurantId=1",
  "/orders",
  "/orders/1",
  "/addresses",
  "/notifications",
];

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-outage-"));
let host: FakeHost;
let app: RunningApp;
/** Signed in while the host was well. */
let session: string;

beforeAll(async () => {
  host = await startFakeHost();
  host.behave((_call, response) => json(response, { data: { access_token: "t", user: person } }));
  app = await startApp({
    dataDir,
    env: { API_HOST: host.url, API_TIMEOUT: String(callLimit), SESSION_SECRET: "a-secret-for-this-test" },
    timeoutMs: 90_000,
  });
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: person.email, password: "whatever" });
  session = visitor.cookies.get("session") ?? "";
});
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function customer() {
  const visitor = createVisitor(app.url, { limit });
  visitor.cookies.set("session", session);
  return visitor;
}

/** A page that a person understands: ours, with a heading or an alert, and without anything from inside. */
function expectHuman(page: Page, what: string): void {
  expect(page.headers.get("content-type"), what).toContain("text/html");
  expect(page.text, what).toMatch(/<h1|role="alert"/);
  expect(page.text, what).not.toMatch(
    /\bat (\w+\.)*\S+ \(\S*:\d+:\d+\)|node_modules|ECONN|undici|ZodError|&quot;issues&quot;/,
  );
  expect(readable(page), what).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b|Unexpected token/);
}

describe.each(Object.keys(troubles))("[HOST-4] a host that %s", (name) => {
  beforeEach(async () => {
    // Only calls that are really made tell how they end: the pause after the trouble before has to be over.
    host.behave((_call, response) => json(response, { data: { data: [] } }));
    await vi.waitFor(async () => expect((await createVisitor(app.url).get("/home")).status).toBe(200), 20_000);
    host.behave((_call, response) => troubles[name]?.(response));
  });

  test("still gives a visitor every page, in time", async () => {
    const visitor = createVisitor(app.url, { limit });
    const answers = await Promise.all(pages.map(async (path) => ({ path, page: await visitor.get(path) })));
    for (const { path, page } of answers) expectHuman(page, `${path} ${page.status}`);
  });

  test("still gives a customer every page, in time", async () => {
    const answers = await Promise.all(customersPages.map(async (path) => ({ path, page: await customer().get(path) })));
    for (const { path, page } of answers) if (!page.location) expectHuman(page, `${path} ${page.status}`);
  });

  test("[AUTH-7, AUTH-8, FORM-2] keeps what was typed into a login and into a sign-up, and says that it did not work", async () => {
    const [visitor, newcomer] = [createVisitor(app.url, { limit }), createVisitor(app.url, { limit })];
    const typed = { firstName: "Amina", lastName: "Rahman", email: "a@example.test", password: "a long password" };
    const [login, signup] = await Promise.all([
      visitor.post("/auth/login", { email: "amina@example.test", password: "sesame" }),
      newcomer.post("/auth/signup?user_type=user", { ...typed, confirmPassword: typed.password }),
    ]);
    expect(login.status).toBeGreaterThanOrEqual(400);
    expectHuman(login, "login");
    expect(readable(login)).toMatch(
      /An error occurred during login\. Please try again\.|Login response did not include an access token/,
    );
    expect(login.text).toContain('value="amina@example.test"');
    expect(login.text).not.toContain("sesame");
    expect(visitor.cookies.get("session")).toBeUndefined();
    if (signup.location) {
      // A host may answer a sign-up with nothing but "yes": these are yes, in their way.
      expect(["answers the wrong things"]).toContain(name);
      return;
    }
    expectHuman(signup, "sign-up");
    for (const value of ["Amina", "Rahman", "a@example.test"]) expect(signup.text).toContain(`value="${value}"`);
    expect(signup.text).not.toContain("a long password");
  });
});

test("[HOST-4] a host that is not there at all", async () => {
  await host.close();
  const visitor = createVisitor(app.url, { limit });
  for (const path of pages) expectHuman(await visitor.get(path), path);
  const page = await visitor.post("/newsletter", { email: "reader@example.test" });
  expect(page.status).toBe(503);
  expectHuman(page, "newsletter");
  expect(page.text).toContain('value="reader@example.test"');
});

test("an app whose host is down says so to its watchers, and lives", async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
});
