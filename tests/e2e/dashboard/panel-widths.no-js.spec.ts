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

test("[ORD-3] on a phone the names of an order's steps stand apart", async ({ page, signIn }) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/online-orders?search=HG-1997");
  await page
    .getByRole("link", { name: /HG-1997/ })
    .first()
    .click();
  const steps = page.getByRole("list", { name: "Progress" });
  await expect(steps.locator("[aria-current=step]")).toContainText("Preparing");
  const gaps = await steps.evaluate((list) => {
    const names = [...list.querySelectorAll("li > span.mt-1")].map((name) => name.getBoundingClientRect());
    return names.slice(1).map(({ left }, index) => left - (names[index]?.right ?? 0));
  });
  expect(gaps).toHaveLength(4);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});
