import { fillCart, fillProviderPage, totalOf } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

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
  await fillProviderPage(page, "4242424242424242");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  await expect(page.getByText("order placed successfully")).toBeVisible();
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText(total);
});

test("[PAY-7, PAY-14] a declined card is told once on the provider's page, and once above the checkout", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await fillProviderPage(page, "4005571702222222");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText(/not charged/)).toHaveCount(1);
  await page
    .getByRole("link", { name: /back|cancel/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByText("Payment processing failed")).toHaveCount(1);
  await expect(page.getByText(/not charged/)).toHaveCount(1);
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

test("[CHK-12, FORM-1] a tip of one's own counts when it is typed but not added, and a wrong one is never charged as none", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const amount = page.getByLabel("Amount in dollars");
  const place = page.getByRole("button", { name: /^Place Order/ });
  const before = Number((await totalOf(page).innerText()).slice(1));
  await expect(amount).toBeHidden();
  await page.getByText("Other amount").click();
  await place.click();
  await expect(page.getByRole("alert")).toContainText("Enter the amount of the tip, or choose No tip.");
  for (const wrong of ["abc", "-5", "12.345"]) {
    await amount.fill(wrong);
    await (wrong === "abc" ? page.getByRole("button", { name: "Add tip" }) : place).click();
    await expect(page.getByText("Enter a tip of $0.00 to $500.00, such as 4.50.").first()).toBeVisible();
    await expect(amount).toHaveValue(wrong);
  }
  await amount.fill("3.5");
  await place.click();
  await expect(page.getByRole("alert")).toContainText("The total has changed");
  await expect(totalOf(page)).toHaveText(`$${(before + 3.5).toFixed(2)}`);
  await place.click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});

test("[CHK-3, CHK-6, ADDR-1, FORM-1] every button keeps what is typed, and leads back to where it stands", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=delivery`);
  const note = page.getByLabel("Note for the restaurant");
  const total = Number((await totalOf(page).innerText()).slice(1));
  await page.getByText("Other amount").click();
  await page.getByLabel("Amount in dollars").fill("2.50");
  await note.fill("No onions");
  const expectKept = async (place: RegExp) => {
    await expect(page).toHaveURL(place);
    await expect(note).toHaveValue("No onions");
    await expect(page.getByLabel("Amount in dollars")).toHaveValue("2.50");
    await expect(page.getByRole("radio", { name: "Other amount" })).toBeChecked();
    expect(page.url()).not.toMatch(/[?&](coupon|tip|tipAmount|note)=/);
  };
  await page.getByRole("button", { name: "One less" }).first().click();
  await expectKept(/#line-/);
  await page.getByRole("button", { name: "One more" }).first().click();
  await expectKept(/#line-/);
  await expect(totalOf(page)).toHaveText(`$${(total + 2.5).toFixed(2)}`);
  await page.getByText(/^See \d+ coupons? for this restaurant$/).click();
  await page
    .getByRole("button", { name: /^Apply coupon/ })
    .first()
    .click();
  await expectKept(/#coupons$/);
  await page.getByRole("button", { name: /^Remove coupon/ }).click();
  await expectKept(/#coupons$/);
  await page.getByRole("button", { name: "Add address" }).click();
  await page.getByRole("link", { name: "Close" }).first().click();
  await expectKept(/#address$/);
});
