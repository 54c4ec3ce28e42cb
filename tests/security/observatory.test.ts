import { describe, expect, test } from "vitest";
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
