import { expect, test } from "@tests/support/e2e";

test("[HOME-4] [HOME-25] [HOME-30] search stands in the address and says when nothing matches", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("searchbox", { name: "Search dishes, places or cuisines" }).fill("anatolia");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=anatolia/);
  await expect(page.getByRole("region", { name: "Results for “anatolia”" }).getByRole("link")).toHaveText([
    "Anatolia Grill House",
  ]);
  await page.goto("/home?search=zzzz");
  await expect(page.getByText("No restaurants match your filters")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No places found" })).toBeVisible();
});

test("[HOME-25] where nothing matches each thing chosen can be given up, and good places show instead", async ({
  page,
}) => {
  await page.goto("/home?search=anatolia&cuisine=Syrian");
  const results = page.getByRole("region", { name: "Results for “anatolia”" });
  await expect(results.getByText("No restaurants match your filters")).toBeVisible();
  await expect(results.getByRole("heading", { name: "Well rated instead" })).toBeVisible();
  await expect(results.getByRole("article")).toHaveCount(4);
  await results.getByRole("link", { name: "Not only Syrian" }).click();
  await expect(results.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/\/home\?search=anatolia$/);
});

test("[HOME-19] [HOME-20] each quick chip fills the search once, and the promotions lead on", async ({ page }) => {
  await page.goto("/home");
  const chips = page.getByRole("list", { name: "Quick searches" });
  for (const name of ["Pizza", "Pakistani", "Ice Cream", "Malaysian"]) {
    await expect(chips.getByRole("link", { name, exact: true })).toHaveCount(1);
  }
  const promotions = page.getByRole("list", { name: "Promotions" });
  await expect(promotions.getByRole("link")).toHaveCount(3);
  await expect(promotions.locator("img")).toHaveCount(3);
  await chips.getByRole("link", { name: "Turkish" }).click();
  await expect(page).toHaveURL(/search=Turkish/);
  await expect(page.getByRole("searchbox", { name: "Search dishes, places or cuisines" })).toHaveValue("Turkish");
});

test("[HOME-15] [HOME-16] a category sets one cuisine, Deals the offers, All clears both", async ({ page }) => {
  await page.goto("/home");
  const strip = page.getByRole("navigation", { name: "Categories" });
  await strip.getByRole("link", { name: "Biryani" }).click();
  await expect(page).toHaveURL(/cuisine=Biryani/);
  await expect(page.getByRole("heading", { name: "Biryani Restaurants" })).toBeVisible();
  await strip.getByRole("link", { name: "Deals" }).click();
  await expect(page).toHaveURL(/deals=on/);
  await strip.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("[HOME-21] [HOME-22] [HOME-23] carousels show only while nothing is chosen", async ({ page }) => {
  await page.goto("/home");
  for (const name of ["Top Rated", "Newly Added"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.goto("/home?deals=on");
  await expect(page.getByRole("heading", { name: "All Restaurants" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top Rated" })).toHaveCount(0);
});

test("[HOME-9] [HOME-10] the books are real items with an old price, and lead to their shop's dialog", async ({
  page,
}) => {
  await page.goto("/home?service=books");
  const books = page.getByRole("region", { name: "Islamic Books" }).getByRole("article");
  await expect(books).toHaveCount(9);
  await expect(books.first().getByText("was")).toBeAttached();
  await books.first().getByRole("link").click();
  await expect(page.getByRole("button", { name: /^Add to Cart - \$/ })).toBeVisible();
});

test("[HOME-24] the second page of the list has its own address", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("region", { name: "All Restaurants" }).getByRole("article").first()).toBeVisible();
});

test("[HOME-1] [HOME-2] pickup is kept in the address and lists who offers it", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("link", { name: "Pickup" }).first().click();
  await expect(page).toHaveURL(/mode=pickup/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ places$/ })).toBeVisible();
});
