import { expect, test } from "@tests/support/e2e";

test("[HOME-3, SESS-15] the header shows the delivery address and lets it be replaced", async ({ page }) => {
  await page.goto("/home?sort=rating");
  const menu = page.locator("summary").filter({ has: page.locator("text=/Deliver to|Where to/") });
  await menu.click();
  await page.getByRole("link", { name: "Enter an address" }).click();
  await page.getByLabel("Delivery address").fill("48 Prospect St, Bristol, CT 06010");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home?sort=rating");
  await expect(menu).toContainText("48 Prospect St, Bristol");
  await menu.click();
  await page.getByRole("link", { name: "Another address" }).click();
  await expect(page.getByLabel("Delivery address")).toHaveValue("48 Prospect St, Bristol, CT 06010");
  await page.getByLabel("Delivery address").fill("   ");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a street and city, or a ZIP code.");
  await page.getByLabel("Delivery address").fill("9 Maple Ave, Bristol, CT");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home?sort=rating");
  await expect(menu).toContainText("9 Maple Ave, Bristol");
});

test("[HOME-1, HOME-30] delivery or pickup is chosen in the header and stays chosen", async ({ page }) => {
  await page.goto("/about");
  const mode = page.getByRole("banner").getByRole("navigation", { name: "Delivery or pickup" });
  await expect(mode.getByRole("link", { name: "Delivery" })).toHaveAttribute("aria-current", "true");
  await mode.getByRole("link", { name: "Pickup" }).click();
  await expect(page).toHaveURL("/about?mode=pickup");
  await expect(mode.getByRole("link", { name: "Pickup" })).toHaveAttribute("aria-current", "true");
  await page.goto("/contact");
  await expect(mode.getByRole("link", { name: "Pickup" })).toHaveAttribute("aria-current", "true");
});

test("[HOME-5, HOME-6, SESS-4] a visitor's header", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/about");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Register your Business" })).toBeVisible();
  await header.getByRole("link", { name: "Notifications" }).click();
  await expect(page).toHaveURL(/\/(auth\/)?login/);
});

test("[HOME-4] the header's search leads to the restaurants", async ({ page }) => {
  await page.goto("/about");
  // Its role changes as the page wakes.
  const field = page.getByRole("search").getByLabel("Search dishes, places or cuisines");
  await field.fill("handi");
  await field.press("Enter");
  await expect(page).toHaveURL("/home?search=handi");
  await expect(field.first()).toHaveValue("handi");
});

test("[ROUTE-19] an address that is no page says so and leads on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Error:/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not find this page");
  await page.getByRole("link", { name: "Find restaurants" }).click();
  await expect(page).toHaveURL("/home");
});

test("[ERR-1] the title says that a page could not be shown, wherever in the frame that is said", async ({
  page,
  signIn,
}) => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  await signIn("customer");
  await page.goto(`/orders/${nobody}`);
  await expect(page).toHaveTitle("Error: Order not found · HalalGo");
  await page.goto(`/restaurant/${nobody}`);
  await expect(page).toHaveTitle("Error: Restaurant not found · HalalGo");
  await signIn("staff");
  await page.goto("/dashboard/sales-report");
  await expect(page).toHaveTitle(/Error: This page is not for your account · HalalGo$/);
});

test("[UI-4] the small header holds from 320 px to 767 px, the large one from 768 px", async ({ page }) => {
  const mode = page.getByRole("banner").getByRole("navigation", { name: "Delivery or pickup" });
  for (const [width, isLarge] of [
    [320, false],
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    await expect(mode).toBeVisible({ visible: isLarge });
    const [place, login] = await Promise.all([
      page.locator("summary").filter({ hasText: "Enter address" }).boundingBox(),
      page.getByRole("banner").getByRole("link", { name: "Log In" }).boundingBox(),
    ]);
    expect(Math.abs((place?.y ?? 0) - (login?.y ?? 99))).toBeLessThan(8);
  }
});
