import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createVisitor, type Page } from "@tests/support/visitor";
import { withApp } from "@tests/support/with-app";
import { observatoryScore } from "./observatory";

const server = withApp({ TRUST_PROXY: "1" });
const visitor = () => createVisitor(server.app.url);

const shared = ["/", "/home", "/about"];
const forEveryone = ["/auth/login", "/auth/signup?user_type=user", "/theme", "/no-such-page"];
const forCustomers = ["/carts", "/orders", "/addresses", "/notifications"];

function expectGuarded({ headers, text }: Page, path: string): string {
  const policy = headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
  expect(policy, path).toMatch(/^default-src 'none'; /);
  expect(policy, path).toContain("img-src 'self' data: blob:;");
  expect(policy, path).toContain("frame-ancestors 'none'");
  expect(policy, path).toContain("object-src 'none'");
  expect(policy, path).toContain("base-uri 'none'");
  expect(/script-src [^;]*/.exec(policy)?.[0], path).not.toMatch(/unsafe|\*( |$)/);
  expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  expect(headers.get("x-frame-options"), path).toBe("DENY");
  expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
  expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-powered-by"), path).toBeNull();
  for (const [, attributes = "", script = ""] of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    const isData = /type="application\/(ld\+)?json"/.test(attributes);
    const isAllowed =
      isData || attributes.includes(`nonce="${nonce}"`) || /src="\//.test(attributes) || policy.includes(hash);
    expect(isAllowed, `${path} ${attributes} ${script}`).toBe(true);
  }
  expect(text, path).not.toMatch(/<style\b/);
  expect(text, path).not.toMatch(/<[^>]+\son\w+\s*=\s*["']/);
  expect(text, path).not.toMatch(/href="javascript:/i);
  return nonce;
}

test("every page sends the security headers, and each time a nonce of its own where its scripts are not allowed by what they are", async () => {
  const nonces: string[] = [];
  const look = async (somebody: ReturnType<typeof visitor>, path: string) => {
    const nonce = expectGuarded(await somebody.get(path), path);
    if (nonce !== "none") nonces.push(nonce);
    return nonce;
  };
  for (const path of shared) expect(await look(visitor(), path), path).toBe("none");
  for (const path of forEveryone) await look(visitor(), path);
  const customer = visitor();
  await customer.logIn("customer");
  for (const path of forCustomers) await look(customer, path);
  expect(await look(customer, "/no-such-page")).not.toBe("none");
  expect(nonces.length).toBeGreaterThan(1);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test("refusals before the app carry them as well", async () => {
  const foreign = await visitor().post("/auth/login", {}, { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  expectGuarded(foreign, "cross-origin");
});

test("https is insisted on where it is spoken, and only there", async () => {
  const plain = await visitor().get("/about");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  const https = await visitor().get("/about", { "x-forwarded-proto": "https" });
  expect(https.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
});

test("a page of somebody signed in is kept nowhere, a visitor's by no cache in between", async () => {
  const customer = visitor();
  await customer.logIn("customer");
  for (const path of ["/", "/home", "/carts", "/carts.data", "/auth/login", "/no-such-page", "/resources/sidebar"]) {
    expect((await customer.get(path)).headers.get("cache-control"), path).toBe("no-store");
  }
  for (const path of ["/", "/home", "/home.data", "/no-such-page"])
    expect((await visitor().get(path)).headers.get("cache-control"), path).toBe("private, no-cache");
});

test("suggestions are used again for the same cookies only, which hold address and mode, and for no account", async () => {
  const guest = visitor();
  const { headers } = await guest.get("/resources/suggestions?q=kebab");
  expect(headers.get("cache-control")).toBe("private, max-age=30");
  expect(headers.get("vary")?.split(", ")).toContain("Cookie");
  await guest.logIn("customer");
  expect((await guest.get("/resources/suggestions?q=kebab")).headers.get("cache-control")).toBe("no-store");
});

test("only data prefetched for a link may be used again, for seconds, and a prefetch takes no message away", async () => {
  const customer = visitor();
  await customer.logIn("customer");
  const ahead = { "sec-purpose": "prefetch" };
  const prefetched = await customer.get("/carts.data", ahead);
  expect(prefetched.headers.get("cache-control")).toBe("private, max-age=5");
  // The one of the login.
  expect([prefetched.text, (await customer.get("/carts.data")).text]).toEqual([
    expect.not.stringContaining("Login successful"),
    expect.stringContaining("Login successful"),
  ]);
  for (const path of ["/carts", "/no-such-page.data"])
    expect((await customer.get(path, ahead)).headers.get("cache-control"), path).toBe("no-store");
});

const https = { "x-forwarded-proto": "https" };

/** Over https cookies have other names. */
async function logIn(somebody: ReturnType<typeof createVisitor>, role: string) {
  const form = { email: `${role}@halalgo.test`, password: "halalgo-demo" };
  const origin = server.app.url.replace("http:", "https:");
  expect((await somebody.post("/auth/login", form, { ...https, origin })).status).toBe(302);
}

async function scan(somebody: ReturnType<typeof createVisitor>, path: string) {
  const { headers, text, status } = await somebody.get(path, https);
  return { path, status, type: headers.get("content-type"), ...observatoryScore({ headers, html: text }) };
}

describe("every kind of page has 130 points or more", () => {
  const kinds: [role: string | null, paths: string[]][] = [
    [
      null,
      ["/", "/home", "/about", "/auth/login", "/auth/signup?user_type=business", "/offline.html", "/no-such-page"],
    ],
    ["customer", ["/", "/carts", "/orders", "/account", "/go-pass", "/admin"]],
    ["owner", ["/dashboard", "/dashboard/items", "/dashboard/settings", "/dashboard/kds"]],
    ["admin", ["/admin/restaurants", "/admin/coupons"]],
  ];
  const statuses: Record<string, number> = { "/no-such-page": 404, "/admin": 403 };
  test.each(kinds)("for %s", async (role, paths) => {
    const somebody = visitor();
    if (role) await logIn(somebody, role);
    for (const path of paths) {
      const page = await scan(somebody, path);
      expect(page, path).toMatchObject({ status: statuses[path] ?? 200, type: expect.stringContaining("text/html") });
      expect(page.score, JSON.stringify(page)).toBeGreaterThanOrEqual(130);
    }
  });

  test("refusals before the app, and the sandbox's payment page and card fields", async () => {
    const somebody = visitor();
    const refused = await somebody.post("/auth/login", {}, { ...https, origin: "https://evil.test" });
    expect(refused.status).toBe(403);
    expect(observatoryScore({ headers: refused.headers, html: refused.text }).score).toBeGreaterThanOrEqual(130);
    for (const path of ["/clover-sandbox/fields/CARD_NUMBER", "/clover-sandbox/checkout/none"]) {
      const page = await scan(somebody, path);
      expect(page.score, JSON.stringify(page)).toBeGreaterThanOrEqual(130);
    }
  });
});
