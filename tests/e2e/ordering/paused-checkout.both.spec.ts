import { cardFieldsReady, fillCard, fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[CHK-15] a restaurant that pauses while a customer pays for now is named with the time that is left, and nothing is charged before they agree", async ({
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

  const office = await browser.newPage({ baseURL: app.url, javaScriptEnabled });
  await signInAt(app.url, office.request, "owner");
  await office.goto("/dashboard/settings/ordering");
  await office.getByRole("button", { name: "Pause orders" }).click();
  await expect(office.getByText("New orders are paused").first()).toBeVisible();

  if (isLive) {
    await fillCard(page, "4242 4242 4242 4242");
    await dialog.getByRole("button", { name: /^Pay/ }).click();
  } else await place.click();
  await expect(
    page.getByText(
      /^Your order would be for .+ at \d{1,2}:\d\d [AP]M\. Nothing was charged\. Press Place Order again if you agree\.$/,
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(now).toBeDisabled();
  await expect(page.getByRole("radio", { name: /^Schedule for later/ })).toBeChecked();

  await office.getByRole("button", { name: "Take orders again" }).click();
  await expect(office.getByText("You are taking orders again").first()).toBeVisible();
  await office.close();
});
