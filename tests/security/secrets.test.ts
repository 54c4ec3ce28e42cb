import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { createVisitor } from "@tests/support/visitor";

const token = "token-that-must-stay-inside";
const secret = "a-session-secret-that-must-stay-inside";
const person = { id: "7", email: "amina@example.test", first_name: "Amina", last_name: "Rahman", role: "customer" };
const dataDir = mkdtempSync(join(tmpdir(), "halalgo-secrets-"));
let host: FakeHost;
let app: RunningApp;

beforeAll(async () => {
  host = await startFakeHost();
  host.behave(({ path, method }, response) => {
    if (path === "/auth/login") return json(response, { data: { access_token: token, user: person } });
    if (path === "/auth/user/signup") return json(response, { message: "Welcome on board", token, user: person });
    if (path.startsWith("/restaurants") && method === "GET") return json(response, { data: { data: [] } });
    if (path === "/cart/user") return json(response, { data: [] });
    json(response, { message: `No such call at ${host.url}` }, 404);
  });
  const env = { API_HOST: host.url, SESSION_SECRET: secret };
  app = await startApp({ dataDir, env });
});
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("[SESS-2, SESS-3] token, host address and secret never reach the browser", async () => {
  const visitor = createVisitor(app.url);
  const login = await visitor.post("/auth/login", { email: person.email, password: "whatever" });
  expect(login.location).toBe("/home");
  const seen: string[] = [JSON.stringify([...login.headers]), login.text];
  for (const path of ["/", "/home", "/carts", "/about", "/auth/login", "/restaurant/1", "/orders", "/checkout"]) {
    for (const form of [path, `${path === "/" ? "/_root" : path}.data`]) {
      const page = await visitor.get(form);
      seen.push(page.text, JSON.stringify([...page.headers]));
    }
  }
  const { port } = new URL(host.url);
  for (const text of seen) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(`:${port}`);
  }
});

test("[SESS-2] the browser's scripts know no setting of the server", () => {
  const folder = "public/build";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(text, file).not.toMatch(
      /SESSION_SECRET|ENCRYPTION_KEY|API_HOST|DATABASE_URL|CLOVER_PRIVATE|GOOGLE_MAPS|googleapis|sessionSecrets/,
    );
  }
});

test("[HOST-1, SESS-3] calls ask for JSON, and carry the token once there is one", async () => {
  host.calls.length = 0;
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: person.email, password: "whatever" });
  await visitor.get("/carts");
  const [login] = host.calls.filter(({ path }) => path === "/auth/login");
  expect(login?.headers).toMatchObject({ accept: "application/json", "content-type": "application/json" });
  expect(login?.headers.authorization).toBeUndefined();
  const [carts] = host.calls.filter(({ path }) => path === "/cart/user");
  expect(carts?.headers).toMatchObject({ accept: "application/json", authorization: `Bearer ${token}` });
});

test("[SIGNUP-4, SIGNUP-5, HOST-7] the sign-up sends four fields, and shows what the host says", async () => {
  host.calls.length = 0;
  const visitor = createVisitor(app.url);
  const typed = { firstName: "Amina", lastName: "Rahman", email: "amina@example.test", password: "a long password" };
  const page = await visitor.post("/auth/signup?user_type=user", { ...typed, confirmPassword: typed.password });
  expect(page.location).toBe("/welcome");
  const [call] = host.calls.filter(({ path }) => path === "/auth/user/signup");
  expect(JSON.parse(call?.body ?? "")).toEqual(typed);
  expect((await visitor.get("/welcome")).text).toContain("Welcome on board");
});
