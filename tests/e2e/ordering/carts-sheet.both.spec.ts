import type { Page } from "@playwright/test";
import { addDishes } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

/** Signs up a customer of this test's own, whose carts are empty. */
async function signUp(page: Page, origin: string): Promise<void> {
  const form = {
    firstName: "Amina",
    lastName: "Rahman",
    email: `carts-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.test`,
    password: "a long password",
    confirmPassword: "a long password",
  };
  const headers = { Origin: origin };
  const response = await page.request.post("/auth/signup?user_type=user", { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(302);
}

async function restaurants(page: Page): Promise<string[]> {
  const home = await (await page.request.get("/home")).text();
  return [...new Set([...home.matchAll(/href="(\/restaurant\/[^"/?]+)/g)].map((match) => match[1] ?? ""))];
}

test("[CART-1, CART-2, FORM-4] a new customer's carts are empty, beside the restaurants and as a page", async ({
  page,
  app,
}) => {
  await signUp(page, app.url);
  await page.goto("/home?sort=rating");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Cart 0 items/ })
    .click();
  await expect(page).toHaveURL("/home/carts?sort=rating");
  await expect(page.getByRole("heading", { name: "Your Carts" })).toBeVisible();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByText("Start adding items from your favorite restaurants")).toBeVisible();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/home?sort=rating");
  await page.goto("/carts");
  await expect(page.getByRole("heading", { level: 1, name: "Your Carts" })).toBeVisible();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("[CART-3, CART-4, CART-5] one cart a restaurant: two lines, the rest counted, its way to checkout", async ({
  page,
  app,
}) => {
  await signUp(page, app.url);
  const [first = "", second = ""] = await restaurants(page);
  await addDishes(page, first, 4);
  await addDishes(page, second, 1);
  await page.goto("/carts");
  const carts = page.getByRole("main").getByRole("region");
  await expect(carts).toHaveCount(2);
  const four = carts.filter({ has: page.locator(`a[href="${first}"]`) });
  await expect(four.getByText("+2 more")).toBeVisible();
  // Which restaurants are first depends on the time of day, and some take something off.
  await expect(four.getByText(/^8 items(?:, offers taken off)?$/)).toBeVisible();
  await expect(four.getByRole("link", { name: /^Go to checkout/ })).toHaveAttribute(
    "href",
    `/checkout?restaurantId=${first.split("/").at(-1)}`,
  );
  await four.locator("summary").click();
  await four.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Cart cleared")).toBeVisible();
  await expect(carts).toHaveCount(1);
});

test("[CART-10, FIND-1] a cart says that its restaurant does not deliver to the address, and the ways out", async ({
  page,
  app,
}) => {
  await signUp(page, app.url);
  const [restaurant = ""] = await restaurants(page);
  await addDishes(page, restaurant, 1);
  const form = { address: "Los Angeles, CA 90012" };
  await page.request.post("/location", { form, headers: { Origin: app.url }, maxRedirects: 0 });
  await page.goto(restaurant);
  const sentence = /^This place does not deliver to your address, 2,\d{3} mi away; you can pick up\.$/;
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto("/carts");
  const cart = page.getByRole("main").getByRole("region");
  await expect(cart.getByText(sentence)).toBeVisible();
  await expect(cart.getByRole("link", { name: "Choose another address" })).toHaveAttribute(
    "href",
    "/location?redirectTo=%2Fcarts",
  );
  await cart.getByRole("link", { name: "Pick up instead" }).click();
  await expect(page.getByRole("radio", { name: /^Takeaway/ })).toBeChecked();
});

test("[CART-1, FIND-7] on a phone the cart's bar hides nothing at the end of a page", async ({ page, app }) => {
  await signUp(page, app.url);
  const [restaurant = ""] = await restaurants(page);
  await addDishes(page, restaurant, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/home", "/home?q=kebab", "/halal-food/ct/bristol", restaurant]) {
    await page.goto(path);
    const bar = page.getByRole("link", { name: /View cart/ });
    await expect(bar).toBeVisible();
    await page.keyboard.press("End");
    await expect
      .poll(async () => {
        const [content, fixed] = [await page.getByRole("contentinfo").boundingBox(), await bar.boundingBox()];
        return content && fixed && content.y + content.height <= fixed.y;
      }, path)
      .toBe(true);
  }
});
