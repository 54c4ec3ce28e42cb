import { expect, test } from "@tests/support/e2e";
import type { Page } from "@playwright/test";
import { gzipTotal, scriptsOf } from "../load/page-scripts.mjs";
import { fillCart } from "./checkout-steps";

const limit = 110_000;

async function weigh(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  const scripts = await scriptsOf(await answer.text(), async (file) => (await page.request.get(file)).body());
  expect(scripts.length, `scripts of ${path}`).toBeGreaterThan(3);
  return gzipTotal(scripts);
}

/** The first address of this form that a page links to. */
async function linkOn(page: Page, path: string, link: RegExp): Promise<string> {
  const found = link.exec(await (await page.request.get(path)).text())?.[0];
  expect(found, `a link like ${link} on ${path}`).toBeDefined();
  return found ?? "";
}

test("[bar] JavaScript per page that anyone can open is at most 110 kB gzip", async ({ page }) => {
  const open = [
    "/",
    "/home",
    "/location",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
    "/newsletter",
    "/welcome",
    "/go-pass",
  ];
  const auth = ["/auth/login", "/auth/signup", "/auth/signup?user_type=user", "/auth/forgot-password"];
  for (const path of [...open, ...auth, "/auth/reset-password/some-link", "/newsletter/unsubscribe/some-link"]) {
    expect(await weigh(page, path), path).toBeLessThanOrEqual(limit);
  }
});

test("[bar] JavaScript per customer page is at most 110 kB gzip", async ({ page, signIn }) => {
  await signIn("customer");
  const restaurant = `/restaurant/${await fillCart(page)}`;
  const checkout = restaurant.replace("/restaurant/", "/checkout?restaurantId=");
  const order = await linkOn(page, "/orders?tab=past", /\/orders\/[\da-f-]{36}/);
  const pages = ["/home", restaurant, `${restaurant}/carts`, checkout, "/carts", "/favourites", "/notifications"];
  for (const path of [...pages, "/orders", order, "/addresses"]) {
    expect(await weigh(page, path), path).toBeLessThanOrEqual(limit);
  }
});

// Over the limit still: a page's own scripts and those of what is laid over it, or conform, together. They must not grow.
test("JavaScript of dialogs over heavy pages and of the account's forms does not grow", async ({ page, signIn }) => {
  await signIn("customer");
  const restaurant = `/restaurant/${await fillCart(page)}`;
  const withId = restaurant.replace("/restaurant/", "?restaurantId=");
  const item = await linkOn(page, restaurant, /\/restaurant\/[\da-f-]{36}\/items\/[\da-f-]{36}/);
  const address = await linkOn(page, "/addresses", /\/addresses\/[\da-f-]{36}/);
  const most = {
    "/home/filters": 110_400,
    "/home/carts": 111_500,
    [item]: 113_500,
    "/account": 110_700,
    "/account/password": 111_800,
    "/account/delete": 114_000,
    "/addresses/new": 113_500,
    [address]: 113_500,
    [`/checkout/addresses/new${withId}`]: 121_000,
    [`/checkout/pay${withId}`]: 113_600,
  };
  for (const [path, bytes] of Object.entries(most)) {
    expect(await weigh(page, path), path).toBeLessThanOrEqual(bytes);
  }
});
