import type { Page } from "@playwright/test";
import { fillCard, fillCart, fillProviderPage, losePaymentAnswer } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

/** Pays in the card dialog, or without JavaScript on the provider's page. */
async function pay(page: Page, number: string, isHosted: boolean): Promise<void> {
  if (!isHosted) await fillCard(page, number);
  else await fillProviderPage(page, number);
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/** Delivery among the checkout's amounts at the demo's one place that charges for it. */
const deliveryRow = (page: Page) =>
  page
    .getByText(/^Delivery/)
    .locator("..")
    .last();

async function cancelAndResume(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Cancel Go Pass" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel Go Pass" }).click();
  await expect(page.getByText(/^Ends on /)).toBeVisible();
  await page.getByRole("link", { name: "Resume Go Pass" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resume Go Pass" }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
}

test("[LAND-5, MONEY-3, PAY-16] the claim leads to a Go Pass: declined, bought, off the checkout's total, cancelled, resumed", async ({
  page,
  app,
  browser,
  context,
  signIn,
  javaScriptEnabled,
  expectAccessible,
  consoleGuard,
}) => {
  const isHosted = javaScriptEnabled === false;
  consoleGuard.expectError(/402|504/);
  await page.goto("/");
  await page.getByRole("link", { name: "See the Go Pass" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Go Pass" })).toBeVisible();
  if (!isHosted) await expectAccessible(page);
  const wayIn = page.getByRole("link", { name: "Log in to get Go Pass" });
  await expect(wayIn).toHaveAttribute("href", "/auth/login?redirectTo=%2Fgo-pass");

  await signIn("customer");
  const checkout = `/checkout?restaurantId=${await fillCart(page, "Lanzhou Lantern")}`;
  await page.goto(checkout);
  await expect(deliveryRow(page)).toHaveText("Delivery$2.99");
  await page.goto("/account");
  await page.getByRole("link", { name: "See Go Pass" }).click();
  const buy = page.getByRole(isHosted ? "button" : "link", { name: "Get Go Pass" });
  await buy.click();
  await pay(page, "4005571702222222", isHosted);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.goto("/go-pass");
  await buy.click();
  await losePaymentAnswer(page, "proxy");
  await pay(page, "4242424242424242", isHosted);
  await expect(page).toHaveURL("/go-pass");
  await expect(page.getByText("Welcome to Go Pass").first()).toBeVisible();
  await expect(page.getByText(isHosted ? /^Ends on / : /^Renews on /)).toBeVisible();

  await page.goto(checkout);
  await expect(deliveryRow(page)).toHaveText("Delivery, $0 with Go Pass$0.00");

  await page.goto("/account/delete");
  await expect(
    page.getByRole("dialog").getByText(/^Your Go Pass ends at once too\. It is paid until \w+ \d+, \d{4}, /),
  ).toBeVisible();

  await page.goto("/go-pass");
  // Without a card on file it ends by itself, unless the next month is paid.
  if (isHosted) {
    await page.getByRole("button", { name: "Pay the next month" }).click();
    await pay(page, "4242424242424242", isHosted);
    await expect(page.getByText("Your Go Pass goes on for another month").first()).toBeVisible();
    await expect(page.getByText("Your delivery fees stay $0.")).toBeVisible();
    return;
  }
  await cancelAndResume(page);
  await expectAccessible(page);
  // A pass that renews is bought with JavaScript, and may be cancelled without.
  const plain = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const withoutScript = await plain.newPage();
  await withoutScript.goto("/go-pass");
  await cancelAndResume(withoutScript);
  await plain.close();
});
