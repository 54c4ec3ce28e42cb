import { expect, test } from "@tests/support/e2e";
import { fillCart, totalOf } from "./checkout-steps";

test("[PAY-14, FORM-1, MONEY-2] without JavaScript the provider's page takes the card, and the way back makes the order", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const total = await totalOf(page).innerText();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByText(total).first()).toBeVisible();
  await page.getByLabel("Card number").fill("4242424242424242");
  await page.getByLabel("Name on card").fill("Amina Rahman");
  await page.getByLabel(/date/i).fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel(/Postal code/).fill("06010");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  await expect(page.getByText("order placed successfully")).toBeVisible();
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText(total);
});

test("[PAY-14] given up, the checkout returns with the cart untouched", async ({ page, signIn }) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const total = await totalOf(page).innerText();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await page
    .getByRole("link", { name: /back|cancel/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(totalOf(page)).toHaveText(total);
});

test("[CHK-12, CHK-16, FORM-1] what is picked but not updated is not lost: the new total is shown first", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await page.getByText("$4.00", { exact: true }).click();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("alert")).toContainText("The total has changed");
  await expect(page.getByRole("radio", { name: "$4.00" })).toBeChecked();
});
