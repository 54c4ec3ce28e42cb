import { expect, test } from "@tests/support/e2e";
import { payElsewhere } from "./checkout-steps";

test.use({ freshData: "new orders that wait, for the alert that is told of them" });

test("[RUSH-1, ORD-12] an order is rejected in the alert itself: it says what goes back, and a press on a reason does it, whatever comes meanwhile", async ({
  page,
  browser,
  app,
  signIn,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  await page
    .getByRole("region", { name: /^2 to accept$/ })
    .getByRole("button", { name: /^Accept/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: /^1 to accept$/ })).toBeVisible();

  await page.goto("/dashboard/items");
  const messages = page.getByRole("region", { name: "Messages", exact: true });
  const alerts = messages.getByRole("status").filter({ hasText: /^New order/ });
  const [, number = "", total = ""] = /(HG-\d+) · (\$\d+\.\d\d)/.exec((await alerts.textContent()) ?? "") ?? [];
  const alert = alerts.filter({ hasText: number });
  const reject = alert.getByRole("button", { name: `Reject ${number}`, exact: true });
  await reject.click();
  const question = alert.getByText(`Reject and give back ${total}? The customer reads the reason.`);
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toHaveCount(0);
  await expect(reject).toBeFocused();

  // Dishes and words need more room: where the order is.
  await reject.click();
  await alert.getByRole("button", { name: `Reject ${number}: Sold out or other` }).click();
  await expect(page.getByRole("group", { name: "Why?" })).toBeVisible();

  await page.goto("/dashboard/items");
  await reject.click();
  await expect(question).toBeFocused();
  // Another order has an alert of its own: what is open here stays open.
  const { customer, total: paid } = await payElsewhere(browser, app.url);
  await customer.context().close();
  await expect(alerts).toHaveCount(2);
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await alert.getByRole("button", { name: `Reject ${number}: Too busy` }).click();
  await expect(messages.getByText(`Order ${number} rejected`)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(alerts.filter({ hasText: paid })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) New order · Menu Items/);
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await expect(page.getByText("Reason: The kitchen has too many orders at the moment.")).toBeVisible();
});
