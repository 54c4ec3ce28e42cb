import type { Locator, Page } from "@playwright/test";
import { expect, expectReflow, test } from "@tests/support/e2e";

async function openAnatolia(page: Page): Promise<void> {
  await page.goto("/home?search=anatolia");
  await page.getByRole("link", { name: "Anatolia Grill House" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anatolia Grill House" })).toBeVisible();
}

async function logIn(page: Page): Promise<void> {
  // The page before has a field for the newsletter.
  await page.getByLabel("Email", { exact: true }).fill("customer@halalgo.test");
  await page.getByLabel("Password", { exact: true }).fill("halalgo-demo");
  await page.getByRole("button", { name: "Log In" }).click();
}

test("[REST-1] [REST-2] [REST-4] [REST-14] the page tells what one asks first, and its menu in sections", async ({
  page,
}) => {
  await openAnatolia(page);
  await expect(page.getByRole("link", { name: "← Back to all restaurants" })).toBeVisible();
  await expect(page.getByText("312 ratings", { exact: true })).toBeVisible();
  for (const name of ["Featured Items", "Popular Items", "Special Offers", "All Menu Items", "Opening hours"]) {
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReflow(page);
});

test("[REST-4] the bars above a menu hide neither one another nor what the keyboard reaches on the way up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await openAnatolia(page);
  const adds = page.getByRole("main").getByRole("link", { name: /^Add / });
  await adds.nth(6).focus();
  // To where the one before it stands below the bars.
  await adds.nth(5).evaluate((link) => scrollBy(0, link.getBoundingClientRect().top - 100));
  await page.keyboard.press("Shift+Tab");
  await expect(adds.nth(5)).toBeFocused();
  const box = async (part: Locator) => {
    const found = await part.boundingBox();
    return { top: found?.y ?? NaN, bottom: (found?.y ?? NaN) + (found?.height ?? NaN) };
  };
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  await expect.poll(async () => (await box(adds.nth(5))).top - (await box(sections)).bottom).toBeGreaterThanOrEqual(0);
  expect((await box(sections)).top).toBeGreaterThan((await box(page.getByRole("banner"))).bottom - 2);
});

test("[REST-5] [REST-6] a deal lowers the price, and what is not available cannot be added", async ({ page }) => {
  await openAnatolia(page);
  const kebab = page.getByRole("article").filter({ hasText: "Adana Kebab Plate" }).first();
  await expect(kebab).toContainText("$14.39");
  await expect(kebab).toContainText("$15.99");
  const salad = page.getByRole("article").filter({ hasText: "Shepherd Salad" });
  await expect(salad).toContainText("Sold out");
  await expect(salad.getByRole("link")).toHaveCount(0);
});

test("[REST-16] the menu is searched from the page's own search", async ({ page }) => {
  await openAnatolia(page);
  await page.getByRole("searchbox", { name: "Search this menu" }).first().fill("lentil");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=lentil/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").locator("mark")).toHaveText("Lentil");
  // [FIND-14] Below the picture, the offers and the facts, it would not be seen.
  await expect(page.getByRole("heading", { name: "1 item for “lentil”" })).toBeInViewport();
  // [FIND-14] What is misspelled beyond mending is answered with what the menu has.
  await page.goto(`${new URL(page.url()).pathname}?q=lintaal`);
  await expect(page.getByText("Did you mean:")).toBeVisible();
  await page.getByRole("link", { name: "lentil", exact: true }).click();
  await expect(page).toHaveURL(/q=lentil/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("[REST-7…11] a visitor's item, with size and add-ons, is added after the login", async ({ page }) => {
  await openAnatolia(page);
  await page.getByRole("link", { name: "Add Adana Kebab Plate" }).first().click();
  await page.getByRole("radio", { name: "Large" }).check();
  await page.getByRole("checkbox", { name: "Garlic yoghurt" }).check();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Add to Cart - $32.28" }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  await expect(page.getByText("Log in and Adana Kebab Plate goes into your cart.")).toBeVisible();
  await logIn(page);
  await expect(page.getByText("Item added to cart successfully")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Add Adana Kebab Plate, \d+ in your cart$/ }).first()).toBeVisible();
  const resumed = await page.goBack();
  expect(resumed?.status() ?? 200).toBeLessThan(400);
});

test("[REST-11] a visitor who signs up instead of logging in has the item in the new cart", async ({ page }, {
  project,
}) => {
  await openAnatolia(page);
  await page.getByRole("link", { name: "Add Adana Kebab Plate" }).first().click();
  await page.getByRole("radio", { name: "Large" }).check();
  await page.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await page.getByLabel("First Name").fill("Safiya");
  await page.getByLabel("Last Name").fill("Haddad");
  await page.getByLabel("Email", { exact: true }).fill(`safiya-${project.name}-${Date.now()}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.getByLabel("Confirm Password").fill("a long password");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("link", { name: "Look around first" }).click();
  await expect(page.getByText("Item added to cart successfully")).toBeVisible();
  await page.goto("/carts");
  await expect(page.getByRole("main")).toContainText("Adana Kebab Plate");
});

test("[REST-11] an address alone adds nothing", async ({ page, signIn }) => {
  await signIn("customer");
  await openAnatolia(page);
  const href = await page
    .getByRole("link", { name: /^Add Red Lentil Soup/ })
    .first()
    .getAttribute("href");
  await page.context().clearCookies();
  await page.goto(`/auth/login?redirectTo=${encodeURIComponent(`${href}?resume=1`)}`);
  await expect(page.getByText("goes into your cart")).toHaveCount(0);
  await signIn("customer");
  await page.goto(`${href}?resume=1`);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByText("Item added to cart successfully")).toHaveCount(0);
});

test("[REST-12] [REST-13] what is no restaurant answers 404", async ({ page }) => {
  for (const id of ["nope", "00000000-0000-4000-8000-000000000000", "x".repeat(100)]) {
    const response = await page.goto(`/restaurant/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurant not found.");
    await expect(page.getByRole("searchbox", { name: "Search this menu" })).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Search dishes, places or cuisines" }).first()).toBeAttached();
  }
});
