import { expect, test } from "vitest";
import { answeringHost } from "@tests/support/hosts/answering-host";
import { createListing, placeParts } from "./listing.server";
import { formatSitemapIndex, formatSitemap, listTownPages } from "./route";

/** A host that has pages only, of so many restaurants, every tenth of them not approved; counts the calls. */
function pagedHost(count: number) {
  const asked: number[] = [];
  const host = answeringHost((path) => {
    if (count < 0) throw new Error("away");
    if (path.startsWith("/browse/ids")) return { data: "?" };
    const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
    asked.push(page);
    const first = (page - 1) * 100;
    const data = Array.from({ length: Math.min(100, count - first) }, (_, row) => ({
      id: `r${first + row}`,
      name: `Place ${first + row}`,
      status: row % 10 === 9 ? "pending" : "approved",
    }));
    return { data: { data, total: count, page, per_page: 100 } };
  });
  return { host, asked };
}

/** A host that tells the ids of so many places, as many of each first digit, ten thousand at a time. */
function tellingHost(count: number) {
  const ids = Array.from(
    { length: count },
    (_, row) => `${(row % 16).toString(16)}${String(row).padStart(7, "0")}`,
  ).sort();
  return answeringHost((path) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const [digit, after] = [query.get("begins_with") ?? "", query.get("after") ?? ""];
    const found = ids.filter((id) => id.startsWith(digit) && id > after);
    return { data: { ids: found.slice(0, 10_000), is_last: found.length < 10_000 } };
  });
}

test("[PAGE-3] up to ten thousand places stand in one sitemap, more in parts that hold each of them once", async () => {
  const few = await createListing()(tellingHost(9_999));
  expect(few).toMatchObject({ isWhole: true });
  expect(few.ids).toHaveLength(9_999);

  const [listing, many] = [createListing(), tellingHost(200_000)];
  expect(await listing(many)).toMatchObject({ isWhole: false });
  const parts = await Promise.all(placeParts.map((part) => listing(many, part)));
  expect(parts.every(({ isWhole }) => isWhole)).toBe(true);
  expect(new Set(parts.flatMap(({ ids }) => ids)).size).toBe(200_000);
  expect(formatSitemapIndex(["https://h.test/sitemap.xml?part=0"])).toContain(
    "<sitemap><loc>https://h.test/sitemap.xml?part=0</loc></sitemap>",
  );
});

test("the sitemap's restaurants are all approved ones, read page by page and once in five seconds", async () => {
  let now = 0;
  const listing = createListing(() => now);
  const { host, asked } = pagedHost(950);
  expect((await listing(host)).ids).toHaveLength(855);
  await listing(host);
  expect(asked.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  now = 5_001;
  await listing(host);
  expect(asked).toHaveLength(20);
});

test("a host that failed is asked again, and one that is too large is asked for so many pages only", async () => {
  const listing = createListing();
  await expect(listing(pagedHost(-1).host)).rejects.toThrow("away");
  const large = pagedHost(12_000);
  expect((await listing(large.host)).ids).toHaveLength(9_000);
  expect(large.asked).toHaveLength(100);
});

test("addresses are written as XML", () => {
  expect(formatSitemap(["https://h.test/a?b=1&c='<"])).toContain("<loc>https://h.test/a?b=1&amp;c=&apos;&lt;</loc>");
});

/** A host of so many towns, at most `most` a page; counts the calls. */
function townHost(count: number, { most = 1000, readsPage = true, total = count } = {}) {
  const asked: number[] = [];
  const host = answeringHost((path) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const page = readsPage ? Number(query.get("page")) : 1;
    asked.push(page);
    const perPage = Math.min(most, Number(query.get("per_page")));
    const first = (page - 1) * perPage;
    const data = Array.from({ length: Math.max(0, Math.min(perPage, count - first)) }, (_, row) => ({
      state: "CT",
      city: `Town ${first + row}`,
      places: 1,
    }));
    return { data: { data, total, page, per_page: perPage } };
  });
  return { host, asked };
}

test("[FIND-17, PAGE-3] the sitemap reads town pages one after the other until the last, each town once", async () => {
  for (const [count, calls] of [
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [3421, 4],
  ] as const) {
    const { host, asked } = townHost(count);
    const towns = await listTownPages(host);
    expect(towns).toHaveLength(count);
    expect(new Set(towns).size).toBe(count);
    expect(asked).toEqual(Array.from({ length: calls }, (_, page) => page + 1));
  }
  const small = townHost(250, { most: 100 });
  expect(await listTownPages(small.host)).toHaveLength(250);
  expect(small.asked).toEqual([1, 2, 3]);
});

test("[FIND-17] more towns than a sitemap may hold, a host that repeats its first page, and a total that is too high all end", async () => {
  const large = townHost(200_000);
  expect(await listTownPages(large.host)).toHaveLength(49_000);
  expect(large.asked).toHaveLength(49);
  const repeating = townHost(300, { most: 100, readsPage: false });
  expect(await listTownPages(repeating.host)).toHaveLength(100);
  expect(repeating.asked).toHaveLength(2);
  const boasting = townHost(5, { total: 9_999 });
  expect(await listTownPages(boasting.host)).toHaveLength(5);
  expect(boasting.asked).toHaveLength(2);
});

test("[FIND-17] towns that share a page stand once in the sitemap", async () => {
  const data = ["St. Louis", "St Louis", "Saint Louis"].map((city) => ({ state: "MO", city, places: 1 }));
  const host = answeringHost(() => ({ data: { data, total: 3, page: 1, per_page: 1000 } }));
  expect(await listTownPages(host)).toEqual(["/halal-food/mo/st-louis", "/halal-food/mo/saint-louis"]);
});
