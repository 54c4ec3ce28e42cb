import { expect, test } from "@tests/support/e2e";

test("[SESS-14, SESS-4] the theme starts light, is switched, and stays", async ({ page, context }) => {
  await page.goto("/about?from=mail");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL("/about?from=mail");
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "theme", value: "dark" }));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("[ROUTE-8] the style guide shows the kit", async ({ page }) => {
  await page.goto("/theme");
  await expect(page.getByRole("heading", { level: 1, name: "Style guide" })).toBeVisible();
  for (const name of [/Buttons/, /Fields/, /Forms/, /Tables?/]) {
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  }
});
