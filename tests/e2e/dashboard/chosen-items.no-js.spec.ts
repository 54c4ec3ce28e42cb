import { fillItem } from "@tests/e2e/steps/catalogue-steps";
import { expect, test } from "@tests/support/e2e";

test("[ITEM-4, ITEM-6] of chosen items a colleague deletes one: the others go, and nothing is switched unseen", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  for (const name of ["Walnut roll", "Walnut ring", "Walnut rope"]) {
    await page.goto("/dashboard/items/new");
    await fillItem(page, { name, description: "Pastry with walnuts and syrup", price: "4", category: "Walnuts" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Menu item created successfully").first()).toBeVisible();
  }
  await page.goto("/dashboard/items?search=Walnut+ro");
  const chosen = page.getByRole("form", { name: "Selected rows" });
  const boxes = page.getByRole("checkbox", { name: /^Choose Walnut ro/ });
  for (const box of await boxes.all()) await box.check();
  const colleague = await page.context().newPage();
  await colleague.goto("/dashboard/items?search=Walnut+rope");
  await colleague.getByRole("link", { name: "Delete Walnut rope" }).click();
  await colleague.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(colleague.getByText("Menu item deleted successfully").first()).toBeVisible();
  await chosen.getByRole("button", { name: "Until switched on" }).click();
  await expect(page.getByText("One of these items is deleted, so nothing was changed.")).toBeVisible();

  await page.goto("/dashboard/items?search=Walnut");
  for (const box of await page.getByRole("checkbox", { name: /^Choose Walnut/ }).all()) await box.check();
  await colleague.goto("/dashboard/items?search=Walnut+roll");
  await chosen.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Delete 2 items");
  await colleague.getByRole("link", { name: "Delete Walnut roll" }).click();
  await expect(colleague.getByRole("dialog")).toContainText("Customers no longer see it.");
  await colleague.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(colleague.getByText("Menu item deleted successfully").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Menu item deleted successfully").first()).toBeVisible();
  await page.goto("/dashboard/items?search=Walnut");
  await expect(page.getByText("No results.")).toBeVisible();
});
