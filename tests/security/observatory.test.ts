import { describe, expect, test } from "vitest";
import { createVisitor } from "@tests/support/visitor";
import { withApp } from "@tests/support/with-app";
import { observatoryScore } from "./observatory";

const best = {
  "content-security-policy": "default-src 'none'; script-src 'self' 'nonce-a'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};
const getScore = (headers: Record<string, string>, html = "") =>
  observatoryScore({ headers: new Headers({ ...best, ...headers }), html }).score;

describe("the rules", () => {
  test.each([
    [130, {}],
    [135, { "set-cookie": "session=a; Secure; HttpOnly; SameSite=Lax" }],
    [125, { "content-security-policy": best["content-security-policy"].replace("'none'", "'self'") }],
    [120, { "content-security-policy": `${best["content-security-policy"]}; style-src 'unsafe-inline'` }],
    [80, { "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }],
    [80, { "content-security-policy": "default-src 'none'; script-src https:; frame-ancestors 'none'" }],
    [115, { "cross-origin-resource-policy": "cross-origin", "referrer-policy": "no-referrer-when-downgrade" }],
    [80, { "strict-transport-security": "" }],
    [70, { "set-cookie": "session=a; Secure" }],
    [50, { "access-control-allow-origin": "*" }],
  ])("%i for %j", (score, headers: Record<string, string>) => expect(getScore(headers)).toBe(score));

  test("scripts of others need their hash", () => {
    expect(getScore({}, '<script src="https://cdn.test/a.js"></script>')).toBe(125);
    expect(getScore({}, '<script src="/build/a.js"></script>')).toBe(130);
  });
});

const server = withApp({ TRUST_PROXY: "1" });
const https = { "x-forwarded-proto": "https" };

/** Over https cookies have other names. */
async function logIn(visitor: ReturnType<typeof createVisitor>, role: string) {
  const form = { email: `${role}@halalgo.test`, password: "halalgo-demo" };
  const origin = server.app.url.replace("http:", "https:");
  expect((await visitor.post("/auth/login", form, { ...https, origin })).status).toBe(302);
}

async function scan(visitor: ReturnType<typeof createVisitor>, path: string) {
  const { headers, text, status } = await visitor.get(path, https);
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
    const visitor = createVisitor(server.app.url);
    if (role) await logIn(visitor, role);
    for (const path of paths) {
      const page = await scan(visitor, path);
      expect(page, path).toMatchObject({ status: statuses[path] ?? 200, type: expect.stringContaining("text/html") });
      expect(page.score, JSON.stringify(page)).toBeGreaterThanOrEqual(130);
    }
  });

  test("refusals before the app, and the sandbox's payment page and card fields", async () => {
    const visitor = createVisitor(server.app.url);
    const refused = await visitor.post("/auth/login", {}, { ...https, origin: "https://evil.test" });
    expect(refused.status).toBe(403);
    expect(observatoryScore({ headers: refused.headers, html: refused.text }).score).toBeGreaterThanOrEqual(130);
    for (const path of ["/clover-sandbox/fields/CARD_NUMBER", "/clover-sandbox/checkout/none"]) {
      const page = await scan(visitor, path);
      expect(page.score, JSON.stringify(page)).toBeGreaterThanOrEqual(130);
    }
  });
});
