import { expect, test } from "@tests/support/e2e";

test("[RUSH-17] an allergy that a colleague wrote meanwhile is told, and the second press saves what was typed", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/customers");
  // Another journey writes of Amina Rahman.
  const rows = page.getByRole("table", { name: "Customers" }).getByRole("row", { name: /\(\d{3}\) \d{3}-\d{4}/ });
  await rows.filter({ hasNotText: "Amina Rahman" }).getByRole("link").first().click();
  const [typed, newer] = [`Sesame ${Date.now()}`, `Peanuts ${Date.now()}`];
  const allergies = page.getByLabel("Allergies");
  await allergies.fill(typed);
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel("Allergies").fill(newer);
  await colleague.getByRole("button", { name: "Save notes" }).click();
  await expect(colleague.getByText("Notes saved")).toBeVisible();
  await colleague.close();

  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText(`Somebody has changed this meanwhile. It says now: ${newer}`).first()).toBeVisible();
  await expect(allergies).toHaveValue(typed);
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  await expect(allergies).toHaveValue(typed);
});
