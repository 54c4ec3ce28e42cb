import { expect, test } from "@tests/support/e2e";

test("[UI-5] without JavaScript a side panel is a page as wide as a phone", async ({ page, signIn }) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/dashboard/items/new",
    "/dashboard/coupons/new",
    "/dashboard/offers/new",
    "/dashboard/tables/new",
    "/dashboard/settings/halal/suppliers/new",
    "/dashboard/settings/halal/certificate",
  ]) {
    await page.goto(path);
    await expect(page.locator("[data-panel-page]")).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
  }
});
