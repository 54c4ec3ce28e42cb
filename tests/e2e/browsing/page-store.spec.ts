import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

async function deliverTo(page: Page, address: string): Promise<void> {
  await page.goto("/location");
  await page.getByLabel("Delivery address").fill(address);
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home");
}

test("[FIND-6] a page that comes back from the browser's page store shows the location another tab has chosen meanwhile", async ({
  page,
  context,
}) => {
  await deliverTo(page, "06010");
  await expect(page.getByText(/places deliver to 06010/)).toBeVisible();
  const other = await context.newPage();
  await deliverTo(other, "Los Angeles, CA 90012");
  await other.close();
  await expect(page.getByText(/places deliver to 06010/)).toBeVisible();

  // Touched, the page loads its scripts.
  await page.getByRole("search").locator("input[type=search]").focus();
  await expect(async () => {
    // What the browser tells a page that it shows again from its store, which headless Chromium lacks.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.getByText("Nobody delivers to Los Angeles yet.")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator("summary").filter({ hasText: "Deliver to" })).toContainText("Los Angeles");
});
