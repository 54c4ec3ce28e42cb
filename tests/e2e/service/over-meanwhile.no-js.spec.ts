import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

/** An order with one dish, not paid yet. */
async function placeLater(page: Page): Promise<string> {
  await page.goto("/dashboard/pos");
  await page.getByRole("button", { name: "Add Ayran", exact: true }).click();
  await page
    .getByRole("region", { name: "Order", exact: true })
    .getByRole("button", { name: /^Charge \$/ })
    .click();
  await page.getByText("Later", { exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText("not paid yet");
  return new URL(page.url()).searchParams.get("after") ?? "";
}

test("[RUSH-12] a dish is left out of an order that got ready meanwhile: whoever pressed reads that nothing was changed", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  const id = await placeLater(page);
  await page.goto(`/dashboard/orders/${id}/change`);
  const line = await page.getByRole("link", { name: "Ayran" }).getAttribute("href");
  await page.goto(`${line}&quantity=1&by=out`);
  const kitchen = await context.newPage();
  await kitchen.goto(`/dashboard/pos-orders/${id}`);
  for (const step of ["Start Preparing", "Ready"])
    await kitchen.getByRole("button", { name: step, exact: true }).click();
  await expect(kitchen.getByRole("button", { name: "Complete", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Leave it out/ }).click();
  await expect(page.getByText("The dishes of this order can no longer be changed")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${id}`));
});

test("[RUSH-11] what a colleague has given back meanwhile is said when it is given back again", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  const id = await placeLater(page);
  await page.goto(`/dashboard/pos-orders/${id}`);
  await page.getByRole("button", { name: "Paid in cash" }).click();
  await expect(page.getByText("Payment noted")).toBeVisible();
  const colleague = await context.newPage();
  const confirm = (who: Page) => who.getByRole("button", { name: /^Give .*\$/ });
  for (const who of [page, colleague]) {
    await who.goto(`/dashboard/pos-orders/${id}/refund`);
    await who.getByText("All of it", { exact: true }).click();
    await who.getByText("Quality", { exact: true }).click();
    await who.getByRole("button", { name: "Next" }).click();
    await expect(confirm(who)).toBeVisible();
  }
  await confirm(colleague).click();
  await expect(colleague.getByText(/given back at the counter/).first()).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText("There is nothing left to give back for this order")).toBeVisible();
});
