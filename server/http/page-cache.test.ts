import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createPageCache, getEncodedBody, getPageVariant, type PageVariant, type SharedPage } from "./page-cache";
import { sandboxOrigins, setSecurityHeaders } from "./security-headers";

const site = { origin: "http://halalgo.test", host: "halalgo.test" };
const firstRequester = { ...site, reference: "number-of-this-request" };
const visitTo = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  getPageVariant({ method, target, headers: new Headers(headers) }, site);

function must(visit: PageVariant | null): PageVariant {
  if (!visit) throw new Error("It is no shared page's.");
  return visit;
}
const home = must(visitTo("/home"));
const one = must(visitTo("/restaurant/1"));
const other = must(visitTo("/restaurant/2"));

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
  const open = (visit: PageVariant, render = () => html(`rendered ${++world.rendered}`)) =>
    pages.open(visit, firstRequester, async () => render());
  const getText = async (page: SharedPage | Response | null) => {
    if (page === null || page instanceof Response) return page;
    return (await getEncodedBody(page, "identity")).toString();
  };
  return { world, pages, open, read: async (visit: PageVariant) => getText(await open(visit)), getText };
}

test("a page is rendered once for all visitors of ten seconds, then behind the back of whoever comes next", async () => {
  const { world, pages, read } = cache();
  expect([await read(home), await read(home), await read(one)]).toEqual(["rendered 1", "rendered 1", "rendered 2"]);
  world.now = 9_999;
  expect(await read(home)).toBe("rendered 1");
  world.now = 10_000;
  expect(pages.ready(home)).toBeNull();
  expect(await read(home)).toBe("rendered 1");
  expect(pages.ready(home)).not.toBeNull();
  await expect.poll(() => read(home)).toBe("rendered 3");
  world.now = 40_000;
  expect(await read(home)).toBe("rendered 4");
});

test("[HALAL-9] a page of yesterday is not given today, were it a second old: a certificate may have ended at midnight", async () => {
  const { world, pages, read } = cache();
  const midnight = Date.parse("2026-11-24T00:00:00-05:00");
  world.now = midnight - 1;
  expect(await read(one)).toBe("rendered 1");
  expect(pages.ready(one)).not.toBeNull();
  world.now = midnight;
  expect(pages.ready(one)).toBeNull();
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
  pages.changed("1");
  expect([await read(home), await read(one), await read(other)]).toEqual(["rendered 4", "rendered 5", "rendered 3"]);
  pages.changed(null);
  expect(await read(other)).toBe("rendered 6");
});

test("what was read before a change is not kept, nor given to whoever asks after it", async () => {
  const { pages, open, getText, read } = cache();
  let answer = (_: Response) => {};
  const early = pages.open(home, firstRequester, () => new Promise<Response>((resolve) => (answer = resolve)));
  pages.changed("1");
  const late = read(home);
  answer(html("old"));
  expect(await getText(await early)).toBe("old");
  expect(await late).toBe("rendered 1");
  expect(await getText(await open(home))).toBe("rendered 1");
});

test("a page rendered right after a change lasts a second: another process may not have heard of it", async () => {
  const { world, pages, read } = cache();
  pages.changed("1");
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
  expect(pages.ready(home)).toBeNull();
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
  expect(pages.ready(home)).toBeNull();
});

test("a render that fails fails for whoever waits, and the next begins anew", async () => {
  const { pages, read } = cache();
  await expect(pages.open(home, firstRequester, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await read(home)).toBe("rendered 1");
});

test("the memory has an end: what was not asked for longest goes", async () => {
  const { pages, read } = cache({ maxBytes: 3 * 2_100 });
  for (const visit of [home, one, other, home]) await read(visit);
  await read(must(visitTo("/about")));
  expect([home, one, other].map((visit) => pages.ready(visit) !== null)).toEqual([true, false, true]);
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
  const control = async (visit: PageVariant) => {
    const page = await open(visit);
    return page && new Headers(page.headers).get("cache-control");
  };
  expect(await control(home)).toBe("public, max-age=0, s-maxage=5, must-revalidate");
  expect(await control(must(visitTo("/home", { cookie: "theme=dark" })))).toBe("private, no-cache");
});

test("theme and mode have pages of their own; what they are not, or nobody reads, makes none", () => {
  const getKey = (cookie: string) => visitTo("/home", { cookie })?.key;
  expect(new Set(["theme=dark", "mode=pickup", "theme=dark; mode=pickup", ""].map(getKey)).size).toBe(4);
  expect(getKey("mode=pickup; theme=dark")).toBe(getKey("theme=dark; mode=pickup"));
  for (const same of ["theme=light", "theme=blue", "mode=delivery", "devices=abc", "sidebar=open"])
    expect(getKey(same), same).toBe(home.key);
  expect(must(visitTo("/home", { cookie: "theme=dark; devices=abc" })).cookie).toBe("theme=dark");
});

test("over https the cookies are those that only this site can set", () => {
  const secure = { origin: "https://halalgo.test", host: "halalgo.test" };
  const visit = (cookie: string) =>
    getPageVariant({ method: "GET", target: "/home", headers: new Headers({ cookie }) }, secure);
  expect(visit("__Host-theme=dark")?.cookie).toBe("__Host-theme=dark");
  for (const cookie of ["theme=dark", "__Host-session=x", "session=x"]) expect(visit(cookie), cookie).toBeNull();
});

test("only public pages, asked for as they are linked to, are shared", () => {
  for (const target of ["/", "/home?search=kebab&open=on", "/restaurant/a-1?q=x", "/halal-food/ct/bristol", "/about"])
    expect(visitTo(target), target).not.toBeNull();
  for (const target of [
    ..."/home.data /home?mode=pickup /home?utm=1 /home/carts /restaurant/a/items/b /orders /dashboard //home /home/".split(
      " ",
    ),
    `/home?search=${"x".repeat(400)}`,
  ])
    expect(visitTo(target), target).toBeNull();
  expect(visitTo("/home", {}, "POST")).toBeNull();
  expect(visitTo("/home", { authorization: "Bearer x" })).toBeNull();
  expect(must(visitTo("/restaurant/a-1")).restaurantId).toBe("a-1");
});

const known = ["theme", "mode", "devices", "sidebar", "kitchenTheme"];
const strange = [
  "session",
  "toast",
  "userAddress",
  "table",
  "kept-form",
  "restoring",
  "__Host-session",
  "Session",
  "_ga",
];
const cookies = fc.array(
  fc.tuple(
    fc.constantFrom(...known, ...strange),
    fc.constantFrom("dark", "pickup", "light", "", "s3cret", '"dark"', "%7B%22a%22%3A1%7D"),
  ),
  { maxLength: 4 },
);

test("whatever cookies and headers come, a page is rendered from its key alone, and who has more than preferences gets none", () => {
  fc.assert(
    fc.property(cookies, fc.constantFrom("; ", ";", " ; ", ";;"), (sent, between) => {
      const cookie = sent.map((pair) => pair.join("=")).join(between);
      const headers = { cookie, "x-secret": "s3cret", "accept-language": "s3cret", "user-agent": "s3cret" };
      const visit = visitTo("/home", headers);
      const isHarmless = sent.every(([name]) => known.includes(name));
      if (!isHarmless) return visit === null;
      const isOfPreferences = /^(theme=dark)?(; )?(mode=pickup)?$/.test(visit?.cookie ?? "none");
      return isOfPreferences && visit?.key === `${site.origin} ${site.host} /home ${visit?.cookie}`;
    }),
    { numRuns: 1_000 },
  );
});
