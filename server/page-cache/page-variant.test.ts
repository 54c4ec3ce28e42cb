import fc from "fast-check";
import { expect, test } from "vitest";
import { getPageVariant } from "./page-variant";

const site = { origin: "http://halalgo.test", host: "halalgo.test" };
const variantOf = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  getPageVariant({ method, target, headers: new Headers(headers) }, site);

test("theme and mode have pages of their own; what they are not, or nobody reads, makes none", () => {
  const getKey = (cookie: string) => variantOf("/home", { cookie })?.key;
  expect(new Set(["theme=dark", "mode=pickup", "theme=dark; mode=pickup", ""].map(getKey)).size).toBe(4);
  expect(getKey("mode=pickup; theme=dark")).toBe(getKey("theme=dark; mode=pickup"));
  for (const same of ["theme=light", "theme=blue", "mode=delivery", "devices=abc", "sidebar=open"])
    expect(getKey(same), same).toBe(getKey(""));
  expect(variantOf("/home", { cookie: "theme=dark; devices=abc" })?.cookie).toBe("theme=dark");
});

test("over https the cookies are those that only this site can set", () => {
  const secure = { origin: "https://halalgo.test", host: "halalgo.test" };
  const variant = (cookie: string) =>
    getPageVariant({ method: "GET", target: "/home", headers: new Headers({ cookie }) }, secure);
  expect(variant("__Host-theme=dark")?.cookie).toBe("__Host-theme=dark");
  for (const cookie of ["theme=dark", "__Host-session=x", "session=x"]) expect(variant(cookie), cookie).toBeNull();
});

test("only public pages, asked for as they are linked to, are shared", () => {
  for (const target of ["/", "/home?search=kebab&open=on", "/restaurant/a-1?q=x", "/halal-food/ct/bristol", "/about"])
    expect(variantOf(target), target).not.toBeNull();
  for (const target of [
    ..."/home.data /home?mode=pickup /home?utm=1 /home/carts /restaurant/a/items/b /orders /dashboard //home /home/".split(
      " ",
    ),
    `/home?search=${"x".repeat(400)}`,
  ])
    expect(variantOf(target), target).toBeNull();
  expect(variantOf("/home", {}, "POST")).toBeNull();
  expect(variantOf("/home", { authorization: "Bearer x" })).toBeNull();
  expect(variantOf("/restaurant/a-1")?.restaurantId).toBe("a-1");
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
      const variant = variantOf("/home", headers);
      const isHarmless = sent.every(([name]) => known.includes(name));
      if (!isHarmless) return variant === null;
      const isOfPreferences = /^(theme=dark)?(; )?(mode=pickup)?$/.test(variant?.cookie ?? "none");
      return isOfPreferences && variant?.key === `${site.origin} ${site.host} /home ${variant?.cookie}`;
    }),
    { numRuns: 1_000 },
  );
});
