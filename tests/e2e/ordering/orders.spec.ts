import { fillCard, fillCart, payElsewhere } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

test("[ORD-5, ORD-2] the running order comes first and can be cancelled while placed", async ({
  page,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await fillCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL("/home");
  await page.goto("/orders");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Track order" }).first().click();
  await expect(page.getByRole("region", { name: "Progress" })).toContainText("Placed");
  await expectAccessible(page);
  // On paper it is black on white, whatever the theme.
  await page.emulateMedia({ media: "print" });
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt.getByText(/^\w+day, \w+ \d+, 20\d\d at /).first()).toBeVisible();
  await expect(receipt.getByText("Today at").first()).toBeHidden();
  await page.locator("html").evaluate((html) => html.setAttribute("data-theme", "dark"));
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await page.emulateMedia({ media: null });
  await page.locator("html").evaluate((html) => html.setAttribute("data-theme", "light"));
  await page.getByRole("link", { name: "Cancel order" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Keep order" }).click();
  await page.getByRole("link", { name: "Cancel order" }).click();
  await expect(page.getByRole("dialog")).toContainText("will not prepare it, and");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByRole("region", { name: "Messages", exact: true })).toContainText("Order cancelled");
  await expect(page.getByRole("region", { name: "Progress" })).toContainText("Cancelled");
  // Pressed twice, the second press finds done what it asks for.
  const headers = { Origin: baseURL ?? "" };
  const again = await page.request.post(`${page.url()}/cancel`, { form: {}, headers, maxRedirects: 0 });
  expect(again.status()).toBe(302);
  await page.goto("/orders?show=refunded");
  await expect(page.getByText(/on its way back to your card|refunded on/).first()).toBeVisible();
});

test("[ORD-4] the list is divided by order type, and a past order fills the cart again", async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/orders");
  await page.getByRole("navigation", { name: "Which orders" }).getByRole("link", { name: "Pickup" }).click();
  await expect(page).toHaveURL(/show=pickup/);
  await expect(page.getByRole("main").getByText("Delivered", { exact: true })).toHaveCount(0);
  await page.goto("/orders");
  await page
    .getByRole("button", { name: /^Reorder/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\?restaurantId=/);
  await expect(page.getByRole("heading", { name: "Cart Summary" })).toBeVisible();
});

test("[NOTIF-2] notifications are listed and marked read", async ({ page, signIn, expectAccessible }) => {
  await signIn("customer");
  await page.goto("/notifications");
  await expectAccessible(page);
  const markAll = page.getByRole("button", { name: "Mark all as read" });
  await markAll.click();
  await expect(page.getByText("All notifications are read")).toBeVisible();
  // One more may come meanwhile: an order of another journey that nobody answers is rejected in time.
  await expect(async () => {
    if (await markAll.isVisible()) await markAll.click();
    await expect(markAll).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test("[ORD-2] cancelling an order that is accepted meanwhile leads to what is possible instead, and asks nothing", async ({
  page,
  browser,
  app,
  baseURL,
  signIn,
}) => {
  const { customer } = await payElsewhere(browser, app.url);
  await customer.goto("/orders");
  const track = customer.getByRole("link", { name: "Track order" }).first();
  const path = (await track.getAttribute("href")) ?? "";
  await customer.context().close();
  await signIn("owner");
  const accepted = await page.request.post(`/dashboard${path}`, {
    form: { redirectTo: "/dashboard" },
    headers: { Origin: app.url },
    maxRedirects: 0,
  });
  expect(accepted.status()).toBe(302);
  await signIn("customer");
  const late = await page.request.post(`${path}/cancel`, { form: {}, headers: { Origin: baseURL ?? "" } });
  expect(new URL(late.url()).pathname).toBe(path);
  expect(await late.text()).toContain(
    "The restaurant has accepted, so the order can&#x27;t be cancelled here any more.",
  );
  await page.goto(`${path}/cancel`);
  await expect(page.getByRole("link", { name: "call the restaurant" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
