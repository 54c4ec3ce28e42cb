import { fillCard, fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test("[SET-3, CHK-15] who closes a day reads which orders are for it, and opens them", async ({
  page,
  browser,
  app,
  signIn,
  expectAccessible,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const customer = await context.newPage();
  await signInAt(app.url, context.request, "customer");
  await customer.goto(`/checkout?restaurantId=${await fillCart(customer)}&type=takeaway&when=later`);
  const day = customer.getByRole("radiogroup", { name: "Day" }).getByRole("radio").nth(4);
  const date = (await day.getAttribute("value")) ?? "";
  await day.dispatchEvent("click");
  await expect(customer).toHaveURL(/day=/);
  await expect(day).toBeChecked();
  await expect(customer.getByRole("combobox", { name: "Time" })).toHaveValue(new RegExp(`^${date}T`));
  await customer.getByRole("button", { name: /^Place Order/ }).click();
  await fillCard(customer, "4242 4242 4242 4242");
  await customer.getByRole("button", { name: /^Pay/ }).click();
  await expect(customer.getByText("order placed successfully")).toBeVisible();
  await context.close();

  await signIn("owner");
  await page.goto("/dashboard/settings/hours");
  const orders = page.getByRole("region", { name: "Orders for when you are closed" });
  await expect(page.getByRole("heading", { name: "Holidays and special days" })).toBeVisible();
  await expect(orders).toHaveCount(0);
  await page.getByLabel("Date").first().fill(date);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Opening hours saved")).toBeVisible();
  await expect(orders.getByRole("note")).toContainText("for a time at which you are closed.");
  await expectAccessible(page);
  const order = orders.getByRole("link", { name: /^HG-\d+, / }).first();
  const number = /^HG-\d+/.exec(await order.innerText())?.[0] ?? "";
  await order.click();
  await expect(page.getByRole("heading", { name: number }).first()).toBeVisible();

  await page.goto("/dashboard/settings/hours");
  await page.getByLabel(`Remove ${date} when saving`).check();
  await save.click();
  await expect(orders).toHaveCount(0);
});
