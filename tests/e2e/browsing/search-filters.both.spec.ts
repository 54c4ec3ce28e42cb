import { expect, test } from "@tests/support/e2e";

test("[FIND-9, FIND-10] filters chosen in a list stay and apply when something is searched, and can be changed there", async ({
  page,
}) => {
  await page.goto("/home?cuisine=Turkish&cuisine=Syrian&price=1");
  await page.getByRole("searchbox", { name: "Search dishes, places or cuisines" }).fill("chicken");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/cuisine=Turkish&cuisine=Syrian&price=1&search=chicken/);
  const dishes = page.getByRole("region", { name: "Dishes" }).getByRole("status");
  const count = async () => Number(/^\d+/.exec((await dishes.textContent()) ?? "")?.[0]);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.getByRole("checkbox", { name: "Turkish" })).toBeChecked();
  await expect(filters.getByRole("checkbox", { name: "Low prices" })).toBeChecked();
  const few = await count();

  const chips = page.getByRole("list", { name: "Chosen filters" });
  await chips.getByRole("link", { name: "Remove Syrian" }).click();
  await expect(page).toHaveURL(/price=1&cuisine=Turkish$/);
  await expect(chips.getByRole("link", { name: "Remove Syrian" })).toHaveCount(0);
  await expect.poll(count).toBeLessThanOrEqual(few);
  await chips.getByRole("link", { name: "Remove $", exact: true }).click();
  await expect(page).toHaveURL(/search=chicken&cuisine=Turkish$/);
  // The address changes a moment before the links do.
  await expect(chips.getByRole("link", { name: "Remove $", exact: true })).toHaveCount(0);
  await chips.getByRole("link", { name: "Remove Turkish" }).click();
  await expect(page).toHaveURL(/\/home\?search=chicken$/);
  await expect.poll(count).toBeGreaterThan(few);
  await expect(filters.getByRole("checkbox", { name: "Turkish" })).toHaveCount(0);
});

test("[FIND-21] a price in the text is a filter that can be removed; the heading names the dish", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("searchbox", { name: "Search dishes, places or cuisines" }).fill("kebab under $10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showing results for kebab");
  await expect(page.getByRole("region", { name: "Dishes" }).getByText("Bun Kebab").first()).toBeVisible();
  const chips = page.getByRole("list", { name: "Chosen filters" });
  await chips.getByRole("link", { name: "Remove Under $10" }).click();
  await expect(page).toHaveURL(/\/home\?search=kebab$/);
  await expect(chips).toHaveCount(0);

  await page.goto("/home?search=kebab+under+$2");
  await expect(page.getByText(/^No kebab under \$2\. The cheapest is \$\d+\.\d\d\.$/)).toBeVisible();
});

test("[FIND-22] “open now” leads to the open places, “food near me” to all", async ({ page }) => {
  await page.goto("/home?search=open+now");
  await expect(page).toHaveURL(/\/home\?open=on$/);
  await page.goto("/home?search=food+near+me");
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1, name: "Find restaurants" })).toBeAttached();
});

test("[FIND-22] hours in the text are a filter that can be removed; alone they find the places", async ({ page }) => {
  await page.goto("/home?search=burger+24+hours");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showing results for burger");
  await page.getByRole("list", { name: "Chosen filters" }).getByRole("link", { name: "Remove Open 24 hours" }).click();
  await expect(page).toHaveURL(/\/home\?search=burger$/);
  await page.goto("/home?search=24+hours");
  await expect(page.getByRole("region", { name: "Places" }).getByText("Desi Dhaba 24").first()).toBeVisible();
  await page.goto("/home?search=koobideh+24+hours");
  await expect(page.getByText("None of these is open 24 hours.")).toBeVisible();
});

test("[HOME-4] a cleared search leaves no filter behind that only a search has", async ({ page }) => {
  await page.goto("/home?search=chicken&dish=under-15&show=dishes&deals=on");
  await page.getByRole("link", { name: "Clear the search" }).click();
  const chips = page.getByRole("list", { name: "Chosen filters" });
  await expect(chips.getByRole("link", { name: "Remove Deals" })).toBeVisible();
  await expect(chips.getByRole("link")).toHaveCount(1);
});

test("[FIND-10] a search from a page of dishes shows what it finds, places too; a page beyond the last is the last", async ({
  page,
}) => {
  await page.goto("/home?search=kebab&show=dishes");
  await expect(page.getByRole("region", { name: "Dishes" })).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Search dishes, places or cuisines" });
  await box.fill("halal certified");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\?search=halal\+certified$/);
  const places = page.getByRole("region", { name: "Places" });
  await expect(places.getByRole("link").first()).toBeVisible();
  await page.goto("/home?search=halal+certified&show=dishes");
  await expect(places.getByRole("link").first()).toBeVisible();
  await page.goto("/home?search=kebab&show=places&page=7");
  await expect(page).toHaveURL(/\/home\?search=kebab&show=places$/);
  await expect(places.getByRole("link").first()).toBeVisible();
  await page.goto("/home?show=open&page=7");
  await expect(page).toHaveURL(/\/home\?show=open(&page=[2-6])?$/);
});
