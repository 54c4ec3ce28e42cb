import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

/** The page's JSON-LD as robots read it: from the document as it was sent. */
async function structured(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null";
  return JSON.parse(text);
}

test("[PAGE-3] robots are told what is not for them, and where the sitemap is", async ({ request, app }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const lines = (await response.text()).split("\n");
  for (const path of ["/checkout", "/account", "/orders", "/dashboard", "/admin", "/auth", "/resources"]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${app.url}/sitemap.xml`);
});

test("[PAGE-3] the sitemap names public pages that there are, and the listed restaurants", async ({ request, app }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("application/xml");
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(found).toEqual(expect.arrayContaining([`${app.url}/about`, `${app.url}/go-pass`]));
  const places = found.filter((url) => url.startsWith(`${app.url}/restaurant/`));
  expect(places.length).toBeGreaterThan(10);
  expect(new Set(found).size).toBe(found.length);
  for (const url of [...found.filter((url) => !places.includes(url)), ...places.slice(0, 2)]) {
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
  }
});

test("[PAGE-3] public pages have one title, description, canonical address and picture to be shared with", async ({
  page,
  app,
}) => {
  const restaurant = (await (await page.request.get("/sitemap.xml")).text()).match(/\/restaurant\/[^<]+/)?.[0] ?? "";
  const titles = new Set<string>();
  const paths = ["/", "/home?sort=rating", "/about", "/contact", "/privacy", "/terms", "/go-pass", restaurant];
  for (const path of paths) {
    await page.goto(path);
    const only = async (selector: string, attribute: string) => {
      await expect(page.locator(selector), `${selector} of ${path}`).toHaveCount(1);
      return (await page.locator(selector).getAttribute(attribute)) ?? "";
    };
    titles.add(await page.title());
    expect((await only('head meta[name="description"]', "content")).length).toBeGreaterThan(10);
    expect(await only('head link[rel="canonical"]', "href")).toBe(app.url + path.replace(/\?.*/, ""));
    expect(await only('head meta[property="og:title"]', "content")).toBe(await page.title());
    expect(await only('head meta[name="twitter:card"]', "content")).toBe("summary_large_image");
    const picture = await only('head meta[property="og:image"]', "content");
    expect(picture).toMatch(new RegExp(`^${app.url}/`));
    expect((await page.request.get(picture)).headers()["content-type"]).toMatch(/^image\//);
  }
  expect(titles.size).toBe(paths.length);
});

test("[PAGE-3] the landing page and a restaurant say what they are in JSON-LD", async ({ page, app }) => {
  const site = await structured(page, "/");
  expect(site["@graph"].map((thing: { "@type": string }) => thing["@type"])).toEqual(["WebSite", "Organization"]);

  const text = await (await page.request.get("/sitemap.xml")).text();
  const path = text.match(/\/restaurant\/[^<]+/)?.[0] ?? "";
  await page.goto(path);
  const place = await structured(page, path);
  expect(place).toMatchObject({
    url: app.url + path,
    name: await page.getByRole("heading", { level: 1 }).textContent(),
    address: { "@type": "PostalAddress", addressCountry: "US" },
  });
  expect(["Restaurant", "Store"]).toContain(place["@type"]);
  expect(place.openingHoursSpecification[0]).toMatchObject({
    opens: expect.stringMatching(/^\d\d:\d\d$/),
    closes: expect.stringMatching(/^\d\d:\d\d$/),
  });
  const [section] = place.hasMenu.hasMenuSection;
  const [item] = section.hasMenuItem;
  await expect(page.getByRole("main").getByText(item.name).first()).toBeAttached();
  expect(item.offers).toMatchObject({ priceCurrency: "USD", price: expect.stringMatching(/^\d+\.\d\d$/) });
  if (place.aggregateRating) expect(place.aggregateRating.ratingCount).toBeGreaterThan(0);
  expect(await structured(page, "/about")).toBeNull();
});
