import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

/** An order to be paid later, and its address on POS Orders. */
async function placeLater(page: Page) {
  await page.goto("/dashboard/pos");
  await page.getByRole("button", { name: "Add Ayran", exact: true }).click();
  await page
    .getByRole("region", { name: "Order", exact: true })
    .getByRole("button", { name: /^Charge \$/ })
    .click();
  await page.getByText("Later", { exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  const placed = page.getByRole("region", { name: /^Order HG-/ });
  await expect(placed).toContainText("not paid yet");
  const id = new URL(page.url()).searchParams.get("after") ?? "";
  return { number: (await placed.getByText(/^HG-/).textContent()) ?? "", panel: `/dashboard/pos-orders/${id}`, id };
}

test("[RUSH-13] guests who have eaten still pay: an order that was handed over stays a tab of the till until it is paid", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const { number, panel, id } = await placeLater(page);
  await page.goto(panel);
  // A guest without an account hears nothing, and nobody claims it.
  await page.getByText("Change the ready time", { exact: true }).click();
  await page.getByRole("combobox", { name: "Ready in", exact: true }).selectOption("90 min");
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByText("The ready time is changed")).toBeVisible();
  await expect(page.getByText("The customer will see it.")).toHaveCount(0);
  for (const step of ["Start Preparing", "Ready", "Complete"])
    await page.getByRole("button", { name: step, exact: true }).click();
  await expect(page.getByText(`Order ${number} completed`)).toBeVisible();
  await page.goto(`/dashboard/pos?order=${id}`);
  const order = page.getByRole("region", { name: "Order", exact: true });
  await expect(order).toContainText(`${number}, handed over, not paid yet`);
  await expect(order).toContainText("For more dishes begin a new order.");
  await order.getByRole("button", { name: /^Charge/ }).click();
  await page.getByText("Card", { exact: true }).click();
  await page.getByRole("button", { name: "Card taken" }).click();
  await expect(page.getByRole("region", { name: `Order ${number}` })).toContainText("by card");
  await page.goto(`/dashboard/pos/charge?order=${id}`);
  await expect(page.getByText(/^This order is paid or cancelled\./)).toBeVisible();
});

test("[RUSH-13] dishes for an order that was paid meanwhile are a new order, which can be charged", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  const { number, panel, id } = await placeLater(page);
  await page.goto(`/dashboard/pos?order=${id}`);
  await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).click();
  const order = page.getByRole("region", { name: "Order", exact: true });
  await expect(order.getByRole("button", { name: /^Send to the kitchen \$/ })).toBeEnabled();
  const desk = await context.newPage();
  await desk.goto(panel);
  await desk.getByRole("button", { name: "Paid in cash" }).click();
  await expect(desk.getByText("Payment noted")).toBeVisible();
  await page.reload();
  await expect(order).not.toContainText(number);
  const charge = order.getByRole("button", { name: /^Charge \$/ });
  const [due = "no sum"] = /\$[\d.]+/.exec(await charge.innerText()) ?? [];
  await charge.click();
  await page.getByText("Card", { exact: true }).click();
  await page.getByRole("button", { name: "Card taken" }).click();
  await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText(`Paid ${due} by card`);
});
