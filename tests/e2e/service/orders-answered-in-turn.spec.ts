import { payElsewhere } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

// By itself: it answers every order that waits.
test.use({ freshData: "orders answered in turn" });

test("[RUSH-1] by keyboard, the focus goes from an answered order to the next, and behind the last one to the page", async ({
  page,
  browser,
  app,
  signIn,
}) => {
  for (let order = 0; order < 2; order++) {
    const { customer } = await payElsewhere(browser, app.url);
    await customer.context().close();
  }
  await signIn("owner");
  await page.goto("/dashboard/online-orders");
  const strip = page.getByRole("region", { name: /^New orders?$/ });
  const accepts = strip.getByRole("button", { name: /^Accept HG-/ });
  expect(await accepts.count()).toBeGreaterThan(1);
  await accepts.first().focus();
  while ((await accepts.count()) > 0) {
    await expect(accepts.first()).toBeFocused();
    const name = (await accepts.first().getAttribute("aria-label")) ?? "";
    await page.keyboard.press("Enter");
    await expect(strip.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("main")).toBeFocused();
});
