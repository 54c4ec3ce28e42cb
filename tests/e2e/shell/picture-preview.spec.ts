import { expect, test } from "@tests/support/e2e";

test("[UI-2, ITEM-2] a chosen picture is drawn beside its field; a text named as one is listed by its name alone", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items/new");
  const panel = page.getByRole("dialog");
  const field = panel.locator("input[type=file]");
  await field.setInputFiles("public/pictures/demo/large-pen.webp");
  await expect(panel.locator("img[src^='blob:']")).toBeVisible();
  await field.setInputFiles({ name: "menu.png", mimeType: "image/png", buffer: Buffer.from("Lamb over rice, 12.50") });
  await expect(panel.getByText("menu.png")).toBeVisible();
  await expect(panel.locator("img[src^='blob:']")).toHaveCount(0);
});
