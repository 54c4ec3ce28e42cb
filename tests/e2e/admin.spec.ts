import { expect, test } from "@tests/support/e2e";

test("the administration's pages are accessible", async ({ page, signIn, expectAccessible }) => {
  await signIn("admin");
  for (const path of ["/admin", "/admin/inactive-restaurants", "/admin/inbox"]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto("/admin/inactive-restaurants");
  await page
    .getByRole("table")
    .getByRole("link", { name: /^Reject / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/inactive-restaurants");
});
