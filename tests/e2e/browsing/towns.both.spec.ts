import { expect, test } from "@tests/support/e2e";

test("[FIND-7, FIND-17] a town has a page of the places that deliver there, in the sitemap; where nobody does there is none", async ({
  page,
  request,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await page.goto("/halal-food/CT/Bristol");
  await expect(page).toHaveURL("/halal-food/ct/bristol");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halal food in Bristol, CT");
  await expect(page.getByText(/^\d+ places deliver to Bristol/)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/halal-food\/ct\/bristol$/);
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(data).toMatchObject({ "@type": "ItemList", itemListElement: expect.arrayContaining([]) });
  if (javaScriptEnabled !== false) await expectAccessible(page);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/halal-food/ct/bristol<");
  const towns = [...(await (await request.get("/sitemap.xml")).text()).matchAll(/<loc>[^<]*(\/halal-food\/[^<]+)</g)];
  expect(towns.length).toBeGreaterThan(10);
  for (const [, path = ""] of towns.filter((_, index) => index % Math.ceil(towns.length / 5) === 0)) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const unknown = "We know no town by this name.";
  for (const [path, message] of [
    ["/halal-food/ca/los-angeles", "No place on HalalGo delivers to Los Angeles yet."],
    ["/halal-food/ct/no-such-town", unknown],
    ["/halal-food/ct/06010", unknown],
    ["/halal-food/zz/bristol", unknown],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(message);
  }
  // What the page counts is what the list for the town's address holds.
  const places = page.getByRole("region", { name: "Places that deliver to Bristol" });
  await expect(places.getByRole("heading", { level: 3 })).toHaveCount(12);
  // [FIND-7] Whoever is closed stands below a heading that says so.
  const looks = await places.locator("h2, article").allInnerTexts();
  const firstClosed = looks.indexOf("Closed now");
  const isClosed = looks.map((text) => /\bOpens /.test(text));
  expect(isClosed.indexOf(true)).toBe(firstClosed === -1 ? -1 : firstClosed + 1);
  await expect(page.getByRole("navigation", { name: "Cuisines" }).getByRole("button", { name: /^Other/ })).toHaveCount(
    0,
  );
  const turkish = page.getByRole("navigation", { name: "Cuisines" }).getByRole("button", { name: /^Turkish/ });
  const count = /\d+$/.exec((await turkish.textContent()) ?? "")?.[0] ?? "";
  await turkish.click();
  await expect(page).toHaveURL(/\/home\?cuisine=Turkish/);
  const listed = page.getByRole("main").locator('a[href^="/restaurant/"]');
  const paths = () => listed.evaluateAll((links) => new Set(links.map((link) => link.getAttribute("href"))).size);
  await expect.poll(paths).toBe(Number(count));
  await page.goto("/halal-food/ct/bristol");
  const all = places.getByRole("button", { name: /^Show all \d+ places$/ });
  const total = /\d+/.exec((await all.textContent()) ?? "")?.[0] ?? "";
  await all.click();
  await expect(page).toHaveURL("/home");
  await expect(page.locator("summary").filter({ hasText: "Deliver to" })).toContainText("Bristol");
  await page.goto("/home?show=open");
  await expect(page.getByText("deliver to Bristol").first()).toBeVisible();
  expect(Number(total)).toBeGreaterThan(12);
});

test("[FIND-17] a restaurant leads to its town's page, and a town to those nearby", async ({ page }) => {
  await page.goto("/halal-food/ct/bristol");
  await page
    .getByRole("region", { name: "Places that deliver to Bristol" })
    .getByRole("article")
    .first()
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("link", { name: /^Halal food in .+, CT$/ }).click();
  await expect(page).toHaveURL(/\/halal-food\/ct\/[a-z-]+$/);
  const nearby = page.getByRole("navigation", { name: "Towns nearby" }).getByRole("link").first();
  const name = (await nearby.textContent()) ?? "";
  await nearby.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Halal food in ${name}`);
});
