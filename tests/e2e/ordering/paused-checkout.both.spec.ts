import type { Browser } from "@playwright/test";
import { cardFieldsReady, fillCard, fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

/** The owner pauses orders, and takes them again by the function that is returned. */
async function pauseOrders(browser: Browser, baseURL: string): Promise<() => Promise<void>> {
  const office = await browser.newPage({ baseURL });
  await signInAt(baseURL, office.request, "owner");
  await office.goto("/dashboard/settings/ordering");
  await office.getByRole("button", { name: "Pause orders" }).click();
  await expect(office.getByText("New orders are paused").first()).toBeVisible();
  return async () => {
    await office.getByRole("button", { name: "Take orders again" }).click();
    await expect(office.getByText("You are taking orders again").first()).toBeVisible();
    await office.close();
  };
}

const time = "Your order would be for .+ at \\d{1,2}:\\d\\d [AP]M\\.";
const again = "(Check it and press Place Order again|Press Place Order again if you agree)\\.";

for (const isCartChanged of [false, true])
  test(`[CHK-15, CHK-16] a restaurant that pauses while a customer pays for now is named with the time that is left${isCartChanged ? ", beside a cart that has changed" : ""}, and nothing is charged before they agree`, async ({
    page,
    browser,
    app,
    signIn,
    consoleGuard,
    javaScriptEnabled,
  }) => {
    // Customer and owner.
    test.slow();
    const isLive = javaScriptEnabled !== false;
    if (isLive) consoleGuard.expectError(/409|422/);
    await signIn("customer");
    await page.goto(`/checkout?restaurantId=${await fillCart(page)}&type=takeaway`);
    const now = page.getByRole("radio", { name: /^As soon as possible/ });
    await expect(now).toBeChecked();
    const place = page.getByRole("button", { name: /^Place Order/ });
    const dialog = page.getByRole("dialog");
    if (isLive) {
      await place.click();
      await cardFieldsReady(page);
    }

    const takeAgain = await pauseOrders(browser, app.url);
    // On another device.
    if (isCartChanged) await fillCart(page, "Anatolia Grill House", 2);
    if (isLive) {
      await fillCard(page, "4242 4242 4242 4242");
      await dialog.getByRole("button", { name: /^Pay/ }).click();
    } else await place.click();
    const alerts = isLive
      ? page.getByRole("status").or(page.getByRole("alert"))
      : page.getByRole("main").getByRole("alert");
    await expect(
      alerts.filter({ hasText: new RegExp(`${time}.* Nothing was charged\\. ${again}`, "s") }),
    ).toBeVisible();
    if (isCartChanged)
      await expect(alerts.filter({ hasText: /Your cart has changed\.|The total has changed / })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(now).toBeDisabled();
    await expect(page.getByRole("radio", { name: /^Schedule for later/ })).toBeChecked();
    await takeAgain();
  });
