import { expect, test } from "@tests/support/e2e";

test("[ROUTE-10] a dining table saved from an older tab says who was faster, and keeps what was typed", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/tables");
  await page.getByRole("link", { name: "Edit Table 3", exact: true }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Seats").fill("7");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("dialog").getByLabel("Inactive").check();
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Table updated successfully")).toBeVisible();
  await other.close();

  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText(/ has changed this table at \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(panel.getByRole("row", { name: /^Status Active Inactive$/ })).toBeVisible();
  await expect(panel.getByLabel("Seats")).toHaveValue("7");
  await panel.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Table updated successfully")).toBeVisible();
});
