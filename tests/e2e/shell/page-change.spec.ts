import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

/** What a screen reader says of the page that a script went to. */
const lastTitle = (page: Page) => page.locator('body > [aria-live="polite"]');

test("[UI-12] a page that a script goes to is told by its title, and takes the focus", async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/account");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await about.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(page.locator("body[data-same-page]")).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(lastTitle(page)).toHaveText(await page.title());

  await page.goBack();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(lastTitle(page)).toHaveText(/^Account/);
});

test("[UI-12] a dialog takes and gives back the focus, and tabs keep it", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/items");
  const add = page.getByRole("main").getByRole("link", { name: "Add Item" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(lastTitle(page)).toBeEmpty();

  await page.goto("/dashboard/settings");
  const hours = page.getByRole("main").getByRole("link", { name: /^Opening hours/ });
  await hours.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/settings/hours");
  await expect(lastTitle(page)).toHaveText(/Opening hours · Settings/);
  await expect(hours).toBeFocused();
});
