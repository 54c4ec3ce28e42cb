import { fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[PAY-10, CHK-2] an order that a coupon pays for altogether says that no card is asked for, and is placed without one", async ({
  page,
  app,
  browser,
  signIn,
}) => {
  await signIn("customer");
  const id = await fillCart(page);
  const office = await browser.newContext();
  await signInAt(app.url, office.request, "owner");
  const coupon = {
    name: "On the house",
    code: "ONTHEHOUSE",
    type: "fixed",
    discount_value: "900",
    start_date: "2020-01-01",
    expiration_date: "2030-12-31",
    is_active: "true",
  };
  const saved = await office.request.post(`${app.url}/dashboard/coupons/new`, {
    form: coupon,
    headers: { Origin: app.url },
    maxRedirects: 0,
  });
  expect(saved.status()).toBe(302);
  await office.close();

  await page.goto(`/checkout?restaurantId=${id}&type=takeaway`);
  const card = page.getByText("Credit or debit card");
  const refund = page.getByText("your card is refunded in full");
  await expect(card).toBeVisible();
  await expect(refund).toBeVisible();
  await page.getByLabel("Coupon code").fill(coupon.code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Nothing to pay", { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(refund).toHaveCount(0);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("heading", { name: /^Order HG-/ })).toBeVisible();
  await expect(page.getByText("There was nothing to pay")).toBeVisible();
  await expect(page.getByText("it is cancelled automatically.")).toBeVisible();
});
