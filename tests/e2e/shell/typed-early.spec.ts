import { payElsewhere, restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { holdScripts } from "@tests/support/browser/hold-scripts";
import { expect, test } from "@tests/support/e2e";

test("[FORM-3] a dish's quantity that is typed before the scripts have come stays, and the total is that of it", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto(await restaurantPath(page, "Anatolia Grill House"));
  const dish = await page
    .getByRole("link", { name: /Adana Kebab Plate/ })
    .first()
    .getAttribute("href");
  const release = await holdScripts(page);
  await page.goto(dish ?? "", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: /^Add to Cart/ });
  const single = await button.innerText();
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Adana Kebab Plate" });
  await quantity.fill("3");
  release();
  await expect(button).not.toHaveText(single);
  await expect(quantity).toHaveValue("3");
});

test("[FORM-3, RUSH-11] pieces to give back that are typed before the scripts have come stay", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  const { customer } = await payElsewhere(browser, baseURL ?? "");
  await customer.goto("/orders");
  const order = await customer
    .getByRole("main")
    .getByRole("link", { name: /HG-\d+|Track|order/i })
    .first()
    .getAttribute("href");
  await customer.context().close();
  await signIn("owner");
  const release = await holdScripts(page);
  await page.goto(`/dashboard/online-orders/${order?.split("/").pop()}/refund`, { waitUntil: "commit" });
  const pieces = page.getByRole("dialog").getByRole("spinbutton").first();
  await pieces.fill("1");
  release();
  await expect(page.getByRole("button", { name: /^Give back \$/ })).toBeVisible();
  await expect(pieces).toHaveValue("1");
});
