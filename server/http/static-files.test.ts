import { expect, test } from "vitest";
import { apiReference } from "./static-files";

const readPage = async (setting: Parameters<typeof apiReference>[0]) => {
  const mount = apiReference(setting).find(({ path }) => path === "/docs/api");
  return mount?.fetch(new Request("http://app.test/docs/api"));
};

test("[HOST-94] an app in production has no reference page", () => {
  expect(apiReference({ role: "app", isDemo: false })).toEqual([]);
});

test.each([
  ["the API", { role: "api", isDemo: false }, false],
  ["the demo", { role: "app", isDemo: true }, true],
] as const)("[HOST-94] the page of %s loads one script of ours, and may ask nobody else", async (_, setting, hides) => {
  const page = await readPage(setting);
  const text = (await page?.text()) ?? "";
  expect(text).toContain("<title>HalalGo marketplace API</title>");
  expect([...text.matchAll(/<script[^>]*>([^<]*)/g)].map(([, inline]) => inline)).toEqual([""]);
  expect(text).toContain('src="/docs/api/scalar.js"');
  expect(text).toContain(`hideTestRequestButton&quot;:${hides}`);
  const policy = page?.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain("; connect-src 'self'; ");
  expect(policy).toContain("frame-ancestors 'none'");
});
