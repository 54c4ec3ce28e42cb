import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

async function standAt(page: Page, address: string) {
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill(address);
  await page.getByRole("button", { name: "Deliver here" }).click();
  await page.waitForURL("**/home");
}

test("[HOME-9] [HOME-10] the books are real items with an old price, and lead to their shop's dialog", async ({
  page,
}) => {
  await page.goto("/home?service=books");
  const books = page.getByRole("region", { name: "Islamic Books" }).getByRole("article");
  await expect(books).toHaveCount(9);
  await expect(books.first().getByText("was")).toBeAttached();
  await books.first().getByRole("link").click();
  await expect(page.getByRole("button", { name: /^Add to Cart - \$/ })).toBeVisible();
});

test("[HOME-9] [FIND-1] books for an address are those that are delivered there", async ({ page }) => {
  await standAt(page, "48 Prospect St, Bristol, CT 06010");
  await page.goto("/home?service=books");
  const books = page.getByRole("region", { name: "Islamic Books" });
  await expect(books.getByRole("status")).toHaveText("9 books delivered to 48 Prospect St");
  await standAt(page, "Los Angeles, CA 90012");
  await page.goto("/home?service=books");
  await expect(books.getByRole("article")).toHaveCount(0);
  await expect(page.getByText("No books delivered to Los Angeles")).toBeVisible();
  await expect(books.getByRole("link", { name: "Another address" })).toHaveAttribute("href", /^\/location\?/);
});
