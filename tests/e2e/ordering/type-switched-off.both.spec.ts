import { cardFieldsReady, fillCard, fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[CHK-5, CHK-13] delivery that is switched off while a customer orders is not exchanged for another way: nothing is charged, and they choose", async ({
  page,
  browser,
  app,
  signIn,
  consoleGuard,
  javaScriptEnabled,
  expectAccessible,
}) => {
  // Customer and owner.
  test.slow();
  const isLive = javaScriptEnabled !== false;
  if (isLive) consoleGuard.expectError(/409|422/);
  await signIn("customer");
  await page.goto(`/checkout?restaurantId=${await fillCart(page)}&type=delivery`);
  const type = page.getByRole("group", { name: "Order type" });
  await expect(type.getByRole("radio", { name: "Delivery" })).toBeChecked();
  const place = page.getByRole("button", { name: /^Place Order/ });
  const dialog = page.getByRole("dialog");
  if (isLive) {
    await place.click();
    await cardFieldsReady(page);
  }

  const office = await browser.newPage({ baseURL: app.url, javaScriptEnabled });
  await signInAt(app.url, office.request, "owner");
  const offerDelivery = async (isOffered: boolean) => {
    await office.goto("/dashboard/settings/ordering");
    await office.getByRole("checkbox", { name: /^Delivery/ }).setChecked(isOffered);
    await office.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(office.getByText(/saved/i).first()).toBeVisible();
  };
  await offerDelivery(false);

  const problem = "Anatolia Grill House does not offer delivery. Please choose another way.";
  if (isLive) {
    await fillCard(page, "4242 4242 4242 4242");
    await dialog.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByText("Payment processing failed")).toBeVisible();
    await expect(page.getByText(`${problem} Nothing was charged.`)).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  await place.click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: problem })).toBeVisible();
  await expect(type).toContainText(problem);
  await expect(page).toHaveURL(/type=delivery/);
  await expect(type.getByRole("radio", { name: "Delivery" })).toHaveCount(0);
  await expect(type.getByRole("radio", { checked: true })).toHaveCount(0);
  if (isLive) await expectAccessible(page);

  await type.getByRole("radio", { name: "Takeaway" }).check();
  if (!isLive) await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("heading", { name: "Where you pick up" })).toBeVisible();
  await expect(page.getByRole("main").getByText(problem)).toHaveCount(0);
  await offerDelivery(true);
  await office.close();
});
