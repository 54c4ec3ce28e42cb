import { expect, test } from "@tests/support/e2e";

test("[RUSH-20] reviews and customers of the place are narrowed by days, and shown again without them", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/reviews?rating=5");
  const none = page.getByText("No reviews here.");
  await expect(none).toHaveCount(0);
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await page.getByRole("button", { name: "Show days" }).click();
  await expect(page).toHaveURL(/rating=5.*to=2020-01-01/);
  await expect(none).toBeVisible();
  await page.getByRole("link", { name: "All days" }).click();
  await expect(page).toHaveURL(/reviews\?rating=5$/);
  await expect(none).toHaveCount(0);

  await page.goto("/dashboard/customers?to=2020-01-01");
  const customers = page.getByRole("table", { name: "Customers" }).getByRole("link");
  await expect(customers.filter({ hasText: "Amina" })).toHaveCount(0);
  await page.goto("/dashboard/customers?from=2020-01-01");
  await expect(customers.filter({ hasText: "Amina" }).first()).toBeVisible();
});

test("[RUSH-20] administrators narrow refunds by order type and payment method; each choice stays with the others", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/admin/refunds?status=succeeded");
  await page.getByLabel("Order type").selectOption("Dine-in");
  await page.getByLabel("Payment method").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Show these" }).click();
  await expect(page).toHaveURL(/status=succeeded&type=dine-in&payment=\w+/);
  await page.getByRole("link", { name: "Refused" }).click();
  await expect(page).toHaveURL(/status=failed&type=dine-in&payment=\w+/);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(/refunds\?status=failed$/);
});
