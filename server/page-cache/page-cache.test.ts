import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sandboxOrigins, setSecurityHeaders } from "../http/security-headers";
import { createPageCache } from "./page-cache";
import { getPageVariant, type PageVariant } from "./page-variant";
import { getEncodedBody, type SharedPage } from "./shared-page";

const site = { origin: "http://halalgo.test", host: "halalgo.test" };
const firstRequester = { ...site, reference: "number-of-this-request" };
const variantOf = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  getPageVariant({ method, target, headers: new Headers(headers) }, site);

function requireVariant(variant: PageVariant | null): PageVariant {
  if (!variant) throw new Error("It is no shared page's.");
  return variant;
}
const home = requireVariant(variantOf("/home"));
const one = requireVariant(variantOf("/restaurant/1"));
const other = requireVariant(variantOf("/restaurant/2"));

const html = (text: string, headers = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/html", "Cache-Control": "private, no-cache", ...headers },
  });

function cache({ maxBytes = 1_000_000, sharedSeconds = 0 } = {}) {
  const world = { now: 0, isWatched: true, rendered: 0 };
  const pages = createPageCache({
    maxBytes,
    sharedSeconds,
    isWatched: () => world.isWatched,
    now: () => world.now,
    secure: (headers, _origin, allowed) =>
      setSecurityHeaders(headers, { ...allowed, isSecure: false, card: sandboxOrigins, pictures: [] }),
  });
  const open = (variant: PageVariant, render = () => html(`rendered ${++world.rendered}`)) =>
    pages.open(variant, firstRequester, async () => render());
  const getText = async (page: SharedPage | Response | null) => {
    if (page === null || page instanceof Response) return page;
    return (await getEncodedBody(page, "identity")).toString();
  };
  return { world, pages, open, read: async (variant: PageVariant) => getText(await open(variant)), getText };
}

test("a page is rendered once for all visitors of ten seconds, then behind the back of whoever comes next", async () => {
  const { world, pages, read } = cache();
  expect([await read(home), await read(home), await read(one)]).toEqual(["rendered 1", "rendered 1", "rendered 2"]);
  world.now = 9_999;
  expect(await read(home)).toBe("rendered 1");
  world.now = 10_000;
  expect(pages.findServable(home)).toBeNull();
  expect(await read(home)).toBe("rendered 1");
  expect(pages.findServable(home)).not.toBeNull();
  await expect.poll(() => read(home)).toBe("rendered 3");
  world.now = 40_000;
  expect(await read(home)).toBe("rendered 4");
});

test("[HALAL-9] a page of yesterday is not given today, were it a second old: a certificate may have ended at midnight", async () => {
  const { world, pages, read } = cache();
  const midnight = Date.parse("2026-11-24T00:00:00-05:00");
  world.now = midnight - 1;
  expect(await read(one)).toBe("rendered 1");
  expect(pages.findServable(one)).not.toBeNull();
  world.now = midnight;
  expect(pages.findServable(one)).toBeNull();
  expect(await read(one)).toBe("rendered 2");
  // Kathmandu's midnight is at a quarter past.
  world.now = midnight + 900_000 - 1;
  expect(await read(home)).toBe("rendered 3");
  world.now += 1;
  expect(await read(home)).toBe("rendered 4");
});

test("where nobody tells of changes, a page lasts two seconds", async () => {
  const { world, read } = cache();
  world.isWatched = false;
  expect(await read(home)).toBe("rendered 1");
  world.now = 1_999;
  expect(await read(home)).toBe("rendered 1");
  world.now = 2_000;
  expect(await read(home)).toBe("rendered 2");
});

test("many who ask at once get one render", async () => {
  const { read } = cache();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => read(home))))).toEqual(new Set(["rendered 1"]));
});

test("a restaurant's change forgets its page and every list, and no other restaurant's page", async () => {
  const { pages, read } = cache();
  expect([await read(home), await read(one), await read(other)]).toEqual(["rendered 1", "rendered 2", "rendered 3"]);
  pages.evict("1");
  expect([await read(home), await read(one), await read(other)]).toEqual(["rendered 4", "rendered 5", "rendered 3"]);
  pages.evict(null);
  expect(await read(other)).toBe("rendered 6");
});

test("what was read before a change is not kept, nor given to whoever asks after it", async () => {
  const { pages, open, getText, read } = cache();
  let answer = (_: Response) => {};
  const early = pages.open(home, firstRequester, () => new Promise<Response>((resolve) => (answer = resolve)));
  pages.evict("1");
  const late = read(home);
  answer(html("old"));
  expect(await getText(await early)).toBe("old");
  expect(await late).toBe("rendered 1");
  expect(await getText(await open(home))).toBe("rendered 1");
});

test("a page rendered right after a change lasts a second: another process may not have heard of it", async () => {
  const { world, pages, read } = cache();
  pages.evict("1");
  world.now = 500;
  expect(await read(home)).toBe("rendered 1");
  world.now = 1_499;
  expect(await read(home)).toBe("rendered 1");
  world.now = 1_500;
  expect(await read(home)).toBe("rendered 2");
});

test("what sets a cookie is nobody else's, nor its firstRequester's from here", async () => {
  const { open, pages } = cache();
  expect(await open(home, () => html("hers", { "Set-Cookie": "session=x" }))).toBeNull();
  expect(pages.findServable(home)).toBeNull();
});

test.each([
  ["an error", () => html("failed", {}, 503), "failed"],
  ["what is not to be stored", () => html("a secret", { "Cache-Control": "no-store" }), "a secret"],
  ["a redirect", () => new Response(null, { status: 301, headers: { Location: "/home" } }), ""],
])("%s is given to its firstRequester and not kept", async (_, render, text) => {
  const { open, pages } = cache();
  const page = await open(home, render);
  expect(page).toBeInstanceOf(Response);
  if (page instanceof Response) expect(await page.text()).toBe(text);
  expect(pages.findServable(home)).toBeNull();
});

test("a render that fails fails for whoever waits, and the next begins anew", async () => {
  const { pages, read } = cache();
  await expect(pages.open(home, firstRequester, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await read(home)).toBe("rendered 1");
});

test("the memory has an end: what was not asked for longest goes", async () => {
  const { pages, read } = cache({ maxBytes: 3 * 2_100 });
  for (const variant of [home, one, other, home]) await read(variant);
  await read(requireVariant(variantOf("/about")));
  expect([home, one, other].map((variant) => pages.findServable(variant) !== null)).toEqual([true, false, true]);
  expect(pages.bytes()).toBeLessThan(3 * 2_100);
});

test("every inline script and style is allowed by its hash, none by a nonce, and no request's number is kept", async () => {
  const { open } = cache();
  const scripts = ["let a = 1;", "import 'x'", '{"@type":"X"}', `"${firstRequester.reference}"`];
  const [first = "", module = "", data = "", numbered = ""] = scripts;
  const page = await open(home, () =>
    html(`<style>b{}</style><script>${first}</script><script type="module" async="">${module}</script>
      <script src="/a.js"></script><script type="application/ld+json">${data}</script><script>${numbered}</script>`),
  );
  if (!page || page instanceof Response) throw new Error("It was not kept.");
  const policy = page.headers.find(([name]) => name === "content-security-policy")?.[1] ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${[first, module, data, '""'].map(hash).join(" ")};`);
  expect(policy).toContain(`style-src 'self' ${hash("b{}")};`);
  expect(policy).not.toContain("nonce");
  expect(gunzipSync(page.bodies.gzip ?? "").toString()).not.toContain(firstRequester.reference);
});

test("a proxy may keep what is for anybody, by setting, and never what a cookie chose", async () => {
  const { open } = cache({ sharedSeconds: 5 });
  const control = async (variant: PageVariant) => {
    const page = await open(variant);
    return page && new Headers(page.headers).get("cache-control");
  };
  expect(await control(home)).toBe("public, max-age=0, s-maxage=5, must-revalidate");
  expect(await control(requireVariant(variantOf("/home", { cookie: "theme=dark" })))).toBe("private, no-cache");
});
