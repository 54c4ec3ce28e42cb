import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "new orders that wait, for the alert that is told of them" });

test("[RUSH-1, ORD-12] an order is rejected in the alert itself: it says what goes back, and a press on a reason does it", async ({
  page,
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
  const alert = messages.getByRole("status").filter({ hasText: /^New order/ });
  const [, number = "", total = ""] = /(HG-\d+) · (\$\d+\.\d\d)/.exec((await alert.textContent()) ?? "") ?? [];
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
  await alert.getByRole("button", { name: `Reject ${number}: Too busy` }).click();
  await expect(messages.getByText(`Order ${number} rejected`)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveTitle(/^Menu Items/);
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await expect(page.getByText("Reason: The kitchen has too many orders at the moment.")).toBeVisible();
});
