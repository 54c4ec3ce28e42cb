import type { Browser, Page } from "@playwright/test";
import { expect, signInAt } from "@tests/support/e2e";
import { withoutEntities } from "@tests/support/visitor";

/** The kitchen that is open in the demo at any hour is asked for by name; its page holds its items' links. */
const openKitchen = "Anatolia Grill House";

/**
 * The path of the page of a restaurant that the browser's visitor finds by its name. Asked for without a page, which would take a second
 * of processor time; and again where a busy machine did not list it in time.
 */
export async function restaurantPath(page: Page, name: string): Promise<string> {
  let path = "";
  await expect(async () => {
    const list = await page.request.get(`/home?search=${encodeURIComponent(name)}`);
    const found = listLinks(await list.text()).find(({ href, text }) => isPlace.test(href) && text.includes(name));
    path = found?.href.replace(/\?.*/, "") ?? "";
    expect(path, `${name} in the list`).not.toBe("");
  }).toPass({ timeout: 20_000 });
  return path;
}

/** Opens the page of a restaurant, by its name. */
export async function openRestaurant(page: Page, name = openKitchen): Promise<void> {
  await page.goto(await restaurantPath(page, name));
}

const isPlace = /^\/restaurant\/[\w-]+(\?|$)/;

const listLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = "", content = ""]) => ({
    href,
    text: withoutEntities(content.replace(/<[^>]+>/g, "")),
  }));

/** Puts two each of the first dishes into the signed-in customer's cart, and gives the restaurant's id. The page stays where it is. */
export async function fillCart(page: Page, restaurantName = openKitchen, dishes = 1): Promise<string> {
  const path = await restaurantPath(page, restaurantName);
  await addDishes(page, path, dishes);
  return path.slice("/restaurant/".length);
}

/** The same of a restaurant whose path is known, by the forms of its dishes. */
export async function addDishes(page: Page, path: string, dishes: number): Promise<void> {
  const menu = await page.request.get(path);
  const items = listLinks(await menu.text()).flatMap(({ href }) => /^[^?]+\/items\/[^?]+/.exec(href) ?? []);
  const origin = new URL(menu.url()).origin;
  for (const item of [...new Set(items)].slice(0, dishes)) {
    const response = await page.request.post(item, {
      form: { quantity: "2", size: "regular" },
      headers: { Origin: origin },
      maxRedirects: 0,
    });
    expect(response.status(), `adding ${item} to the cart`).toBe(302);
  }
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

/** The next payment is taken, but its answer lost: the line is cut, or a proxy gives up waiting for the app. */
export async function losePaymentAnswer(page: Page, by: "line" | "proxy"): Promise<void> {
  let isLost = false;
  await page.route("**/pay.data*", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue();
    isLost = true;
    await route.fetch();
    if (by === "line") return route.abort();
    return route.fulfill({ status: 504, contentType: "text/html", body: "<h1>Gateway Timeout</h1>" });
  });
}
