import { expect, test } from "@tests/support/e2e";

test("[HOME-11…13] the filters apply by their button, and what is chosen stays ticked", async ({ page }) => {
  await page.goto("/home");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("checkbox", { name: "Turkish" }).check();
  await filters.getByRole("checkbox", { name: "Syrian" }).check();
  await filters.getByRole("checkbox", { name: "Rated 4.5+" }).check();
  await filters.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/rated=on.*cuisine=Syrian/);
  await expect(filters.getByRole("checkbox", { name: "Syrian" })).toBeChecked();
  await filters.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("[HOME-7] the filters of small screens are a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/home");
  await page.getByRole("link", { name: "Filters" }).click();
  await expect(page.getByRole("heading", { name: "Filters", level: 1 })).toBeVisible();
  await page.getByRole("checkbox", { name: "Deals" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/home\?.*deals=on/);
});
