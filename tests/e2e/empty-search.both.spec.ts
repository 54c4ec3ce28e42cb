import { expect, test } from "@tests/support/e2e";

test("[FIND-12] a search for nothing shows the cuisines that are listed, each as a link to its places", async ({
  page,
}) => {
  await page.goto("/home");
  const cuisines = page.getByRole("navigation", { name: "Cuisines" });
  await expect(page.getByRole("heading", { name: "Open now", exact: true })).toBeVisible();
  await expect(cuisines).toHaveCount(0);
  await page.getByRole("search").getByRole("searchbox").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await cuisines.getByRole("link", { name: /^Turkish \d+$/ }).click();
  await expect(page).toHaveURL(/\/home\?cuisine=Turkish$/);
});
