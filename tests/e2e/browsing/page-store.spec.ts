import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";
import { findWholeChromium } from "../../../scripts/chromium.mjs";

async function deliverTo(page: Page, address: string): Promise<void> {
  await page.goto("/location");
  await page.getByLabel("Delivery address").fill(address);
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home");
}

test("[FIND-6] a page that comes back from the browser's page store shows the location another tab has chosen meanwhile", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright turns the store off, and the headless shell has none.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: findWholeChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await deliverTo(page, "06010");
  await expect(page.getByText(/places deliver to 06010/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStored: true }));
  await page.goto("/terms");
  const other = await context.newPage();
  await deliverTo(other, "Los Angeles, CA 90012");
  await other.close();

  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/home");
  expect(await page.evaluate(() => "isStored" in window), "the page of before, not a new one").toBe(true);
  await expect(page.getByText("Nobody delivers to Los Angeles yet.")).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: "Deliver to" })).toContainText("Los Angeles");
  await browser.close();
});
