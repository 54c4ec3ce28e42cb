import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { apiReference } from "./api-reference";
import { createStaticFiles } from "./static-files";

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

test("what the build compressed is sent as it is, and is no file of its own", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "static-files-"));
  const script = `/* ${"x".repeat(400)} */`;
  const compressed = brotliCompressSync(script);
  await writeFile(path.join(folder, "page.js"), script);
  await writeFile(path.join(folder, "page.js.br"), compressed);
  const staticFile = await createStaticFiles(folder);
  const ask = (name: string, encoding: string) =>
    staticFile(new Request(`http://app.test/${name}`, { headers: { "Accept-Encoding": encoding } }), `/${name}`);
  const asBrotli = await ask("page.js", "gzip, br");
  expect(asBrotli?.headers.get("Content-Encoding")).toBe("br");
  expect(Buffer.from((await asBrotli?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(compressed);
  expect(await (await ask("page.js", "identity"))?.text()).toBe(script);
  expect(await ask("page.js.br", "br")).toBeNull();
});

test("a picture is sent as AVIF to who accepts it, and a cache in between keeps both apart", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "static-files-"));
  await writeFile(path.join(folder, "card.webp"), "as WebP");
  await writeFile(path.join(folder, "card.avif"), "as AVIF");
  await writeFile(path.join(folder, "alone.webp"), "only WebP");
  const staticFile = await createStaticFiles(folder);
  const ask = async (name: string, accept: string) => {
    const response = await staticFile(
      new Request(`http://app.test/${name}`, { headers: { Accept: accept } }),
      `/${name}`,
    );
    return [await response?.text(), response?.headers.get("Content-Type"), response?.headers.get("Vary")];
  };
  expect(await ask("card.webp", "image/avif,image/webp,*/*")).toEqual(["as AVIF", "image/avif", "Accept"]);
  expect(await ask("card.webp", "image/webp,*/*")).toEqual(["as WebP", "image/webp", "Accept"]);
  expect(await ask("alone.webp", "image/avif,image/webp,*/*")).toEqual(["only WebP", "image/webp", null]);
});
