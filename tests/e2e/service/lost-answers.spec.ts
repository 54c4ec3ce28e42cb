import { payElsewhere } from "@tests/e2e/steps/checkout-steps";
import { pressInVain } from "@tests/support/browser/press-in-vain";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[RUSH-11, FORM-5] money is given back once where the answer is lost and the button pressed again", async ({
  page,
  browser,
  app,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/504/);
  const { customer } = await payElsewhere(browser, app.url);
  await customer.goto("/orders");
  const href = await customer.locator('a[href^="/orders/"]').first().getAttribute("href");
  const id = /[\da-f-]{36}/.exec(href ?? "")?.[0] ?? "";
  await customer.context().close();
  await signIn("owner");

  await page.goto(`/dashboard/online-orders/${id}/refund`);
  // "Next" before scripts have taken over, which takes presses of the page as it came.
  await expect(page.getByRole("button", { name: /^Give back/ })).toBeVisible();
  // Of two, so that pressing again could give back the other.
  await page.getByRole("group", { name: "Adana Kebab Plate" }).getByRole("button", { name: "One more" }).click();
  await page.getByText("Quality", { exact: true }).click();
  await page.getByLabel(/^Note/).fill("Cold");
  const give = page.getByRole("button", { name: /^Give back \$/ });
  await pressInVain(page, /\/refund\.data/, () => give.click());
  await expect(page.getByText(/1 given back/)).toBeVisible();
  await expect(page.getByLabel(/^Note/)).toHaveValue("Cold");
  await give.click();
  await expect(page.getByText(/goes back$/).first()).toBeVisible();
  await expect(page.getByText(/1 given back/).first()).toBeVisible();
  await expect(page.getByText(/2 given back/)).toHaveCount(0);
});

test("[RUSH-12, FORM-5] a dish is left out once where the answer is lost and the button pressed again", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/504/);
  await signIn("owner");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  for (let pieces = 0; pieces < 5; pieces += 1) {
    await page.getByRole("button", { name: "Add Red Lentil Soup", exact: true }).click();
  }
  await order.getByText("Name, note and coupon").click();
  await order.getByLabel("Customer").fill("Somebody with five soups");
  await expect(order.locator("[aria-busy=true]")).toHaveCount(0);
  await order.getByRole("button", { name: /^Charge/ }).click();
  const charge = page.getByRole("dialog", { name: /^Charge/ });
  await charge.getByText("Later", { exact: true }).click();
  await charge.getByRole("button", { name: "Place order" }).click();
  await expect(order.getByText("Press a dish to begin.")).toBeVisible();
  await page.goto("/dashboard/pos-orders?search=Somebody+with+five+soups");
  const href = await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().getAttribute("href");
  const id = /[\da-f-]{36}/.exec(href ?? "")?.[0] ?? "";
  await page.goto(`/dashboard/orders/${id}/change`);
  const line = await page.getByRole("link", { name: "Red Lentil Soup" }).getAttribute("href");
  await page.goto(`${line}&quantity=1&by=out`);
  const leaveOut = page.getByRole("button", { name: /^Leave it out/ });
  await pressInVain(page, /\/change\.data/, () => leaveOut.click());
  await leaveOut.click();
  await expect(leaveOut).toHaveCount(0);
  await page.goto(`/dashboard/orders/${id}/change`);
  await expect(page.getByRole("listitem").filter({ hasText: "Red Lentil Soup" })).toContainText("4");
});
