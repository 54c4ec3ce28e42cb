import { expect, test } from "vitest";
import { answeringHost } from "@tests/support/hosts/answering-host";
import { findTown, listTownsIn, townSlug } from "~/places/towns.server";
import { createListing, placeParts } from "./listing.server";
import { formatSitemapIndex, formatSitemap, listTownPages } from "./route";

/** A host that has pages only, of so many restaurants, every tenth of them not approved; counts the calls. */
function pagedHost(count: number) {
  const requests: number[] = [];
  const host = answeringHost((path) => {
    if (count < 0) throw new Error("away");
    if (path.startsWith("/browse/ids")) return { data: "?" };
    const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
    requests.push(page);
    const first = (page - 1) * 100;
    const data = Array.from({ length: Math.min(100, count - first) }, (_, row) => ({
      id: `r${first + row}`,
      name: `Place ${first + row}`,
      status: row % 10 === 9 ? "pending" : "approved",
    }));
    return { data: { data, total: count, page, per_page: 100 } };
  });
  return { host, requests };
}

/** A host that tells the ids of so many places, as many of each first digit, ten thousand at a time. */
function countingHost(count: number) {
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
  const few = await createListing()(countingHost(9_999));
  expect(few).toMatchObject({ isWhole: true });
  expect(few.ids).toHaveLength(9_999);

  const [listing, many] = [createListing(), countingHost(200_000)];
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
  const { host, requests } = pagedHost(950);
  expect((await listing(host)).ids).toHaveLength(855);
  await listing(host);
  expect(requests.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  now = 5_001;
  await listing(host);
  expect(requests).toHaveLength(20);
});

test("a host that failed is asked again, and one that is too large is asked for so many pages only", async () => {
  const listing = createListing();
  await expect(listing(pagedHost(-1).host)).rejects.toThrow("away");
  const large = pagedHost(12_000);
  expect((await listing(large.host)).ids).toHaveLength(9_000);
  expect(large.requests).toHaveLength(100);
});

test("addresses are written as XML", () => {
  expect(formatSitemap(["https://h.test/a?b=1&c='<"])).toContain("<loc>https://h.test/a?b=1&amp;c=&apos;&lt;</loc>");
});

/** A host that delivers to these ZIP codes; counts the calls. */
function servingHost(zipCodes: readonly string[]) {
  const requests: (string | null)[] = [];
  const host = answeringHost((path) => {
    const digit = new URLSearchParams(path.split("?")[1]).get("begins_with");
    requests.push(digit);
    return { data: zipCodes.filter((zip) => zip.startsWith(digit ?? "?")) };
  });
  return { host, requests };
}

test("[FIND-17, PAGE-3] the sitemap has the towns to whose center places deliver, whether or not one is there", async () => {
  // 06010 is Bristol's center, 06786 Terryville's, 90012 one of many in Los Angeles and not its center.
  const { host, requests } = servingHost(["06010", "06786", "90012", "00000"]);
  expect(await listTownPages(host)).toEqual(["/halal-food/ct/bristol", "/halal-food/ct/terryville"]);
  expect(requests).toHaveLength(10);
});

test(
  "[FIND-17] every page of the sitemap is a town's, also those with points, apostrophes and shortened names",
  {
    timeout: 120_000,
  },
  async () => {
    const all = await listTownsIn({ has: () => true });
    expect(all.length).toBeGreaterThan(25_000);
    const found = await Promise.all(all.map(({ name, state }) => findTown(state, townSlug(name))));
    expect(found).toEqual(all);
  },
);

test("[FIND-17] a host without the call has no pages of towns", async () => {
  expect(await listTownPages(answeringHost(() => ({ data: "?" })))).toEqual([]);
});
