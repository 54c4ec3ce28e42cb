import { expect, test } from "vitest";
import { answeringHost } from "@tests/support/answering-host";
import { createListing, sitemapOf } from "./listing.server";

/** A host of so many restaurants, every tenth of them not approved; counts the calls. */
function hostOf(count: number) {
  const asked: number[] = [];
  const host = answeringHost((path) => {
    const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
    asked.push(page);
    if (count < 0) throw new Error("away");
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

test("the sitemap's restaurants are all approved ones, read page by page and once in five seconds", async () => {
  let now = 0;
  const listing = createListing(() => now);
  const { host, asked } = hostOf(950);
  expect(await listing(host)).toHaveLength(855);
  await listing(host);
  expect(asked.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  now = 5_001;
  await listing(host);
  expect(asked).toHaveLength(20);
});

test("a host that failed is asked again, and one that is too large is asked for so many pages only", async () => {
  const listing = createListing();
  await expect(listing(hostOf(-1).host)).rejects.toThrow("away");
  const large = hostOf(12_000);
  expect(await listing(large.host)).toHaveLength(9_000);
  expect(large.asked).toHaveLength(100);
});

test("addresses are written as XML", () => {
  expect(sitemapOf(["https://h.test/a?b=1&c='<"])).toContain("<loc>https://h.test/a?b=1&amp;c=&apos;&lt;</loc>");
});
