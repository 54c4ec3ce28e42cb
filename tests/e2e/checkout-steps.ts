import type { Browser, Page } from "@playwright/test";
import { expect, signInAt } from "@tests/support/e2e";

/** The kitchen that is open in the demo at any hour is asked for by name; its page holds its items' links. */
const openKitchen = "Anatolia Grill House";

/** Puts two each of the first dishes into the signed-in customer's cart, and gives the restaurant's id. */
export async function fillCart(page: Page, restaurantName = openKitchen, dishes = 1): Promise<string> {
  await page.goto(`/home?search=${encodeURIComponent(restaurantName)}`);
  const href = await page.getByRole("link", { name: restaurantName }).first().getAttribute("href");
  const restaurantId = /^\/restaurant\/([^/?]+)/.exec(href ?? "")?.[1] ?? "";
  await page.goto(`/restaurant/${restaurantId}`);
  const links = await page
    .locator('a[href*="/items/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const origin = new URL(page.url()).origin;
  for (const item of [...new Set(links)].slice(0, dishes)) {
    const answer = await page.request.post(item, {
      form: { quantity: "2", size: "regular" },
      headers: { Origin: origin },
      maxRedirects: 0,
    });
    expect(answer.status(), "adding to the cart").toBe(302);
  }
  return restaurantId;
}

/** The provider's frames by their own names. */
const field = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`).getByRole("textbox");

/** Whoever presses Pay earlier is told that the payment system is not ready. */
export const cardFieldsReady = (page: Page) =>
  expect(page.getByRole("dialog").locator('[aria-busy="false"]')).toBeVisible();

/** Fills the hosted card fields, once the page has taken each of them over. */
export async function fillCard(page: Page, number: string, date = "12/30"): Promise<void> {
  await cardFieldsReady(page);
  await field(page, "Card number").fill(number);
  await field(page, "Name on card").fill("Amina Rahman");
  await field(page, "Expiration date").fill(date);
  await field(page, "CVV").fill("123");
  await field(page, "Postal code").fill("06010");
  await field(page, "Card number").focus();
}

/** Fills the provider's own page, where a card is entered without JavaScript. */
export async function fillProviderPage(page: Page, number: string, name = "Amina Rahman"): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Name on card").fill(name);
  await page.getByLabel(/date/i).fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel(/Postal code/).fill("06010");
}

/** "$61.16" of a labelled total. */
export const totalOf = (page: Page) => page.getByRole("button", { name: /^Place Order/ }).locator("bdi");

/** The demo customer, in a browser of their own, orders two dishes and pays by card. */
export async function payElsewhere(browser: Browser, baseURL: string): Promise<{ customer: Page; total: string }> {
  const context = await browser.newContext({ baseURL });
  const customer = await context.newPage();
  await signInAt(baseURL, context.request, "customer");
  await customer.goto(`/checkout?restaurantId=${await fillCart(customer)}`);
  const total = await totalOf(customer).innerText();
  await customer.getByRole("button", { name: /^Place Order/ }).click();
  await fillCard(customer, "4242 4242 4242 4242");
  await customer.getByRole("button", { name: /^Pay/ }).click();
  await expect(customer.getByText("order placed successfully")).toBeVisible();
  return { customer, total };
}
