import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test("[FIND-6] the account's default address is the location; the header's menu switches to another, on any page", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  await page.goto("/orders");
  const menu = page.locator("summary").filter({ hasText: "Deliver to" });
  await expect(menu).toContainText("48 Prospect St");
  await menu.click();
  await page.getByRole("button", { name: /^Work/ }).click();
  await expect(page).toHaveURL("/orders");
  await expect(menu).not.toContainText("48 Prospect St");
  await page.goto("/about");
  await expect(menu).not.toContainText("48 Prospect St");
  await menu.click();
  // Only a script can ask the browser.
  const use = page.getByRole("link", { name: "Use my location" });
  await expect(use).toBeVisible({ visible: javaScriptEnabled !== false });
  await page.getByRole("link", { name: "Another address" }).click();
  await page.getByRole("button", { name: /48 Prospect St/ }).click();
  await expect(page).toHaveURL("/about");
  await expect(menu).toContainText("48 Prospect St");
});

test("[FIND-6] a location from the account ends with the session; one that was chosen stays", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/home");
  const menu = page.locator("summary").filter({ has: page.locator("text=/Deliver to|Where to/") });
  await expect(menu).toContainText("48 Prospect St");
  await page.getByLabel(/^Account of/).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/home");
  await expect(menu).toContainText("Enter address");
});

test("[FIND-6] a saved address that was chosen stays while another is edited; the default's location follows the default", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/addresses");
  const menu = page.locator("summary").filter({ hasText: "Deliver to" });
  const save = async (label: string, isDefault: boolean) => {
    await page.getByRole("link", { name: `Edit ${label}` }).click();
    if (isDefault) await page.getByLabel(/default/i).check();
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("Address saved")).toBeVisible();
  };
  await save("Work", true);
  await expect(menu).toContainText("1 Century Dr");
  await save("Home", true);
  await expect(menu).toContainText("48 Prospect St");
  await menu.click();
  await page.getByRole("button", { name: /^Work/ }).click();
  await expect(menu).toContainText("1 Century Dr");
  await save("Home", false);
  await expect(page).toHaveURL("/addresses");
  await expect(menu).toContainText("1 Century Dr");
});

test("[LAND-9] coordinates that are typed for an address are the town there", async ({ page }) => {
  await page.goto("/location");
  await page.getByLabel("Delivery address").fill("41.6718, -72.9493");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.locator("summary").filter({ hasText: "Deliver to" })).toContainText("Bristol");
  await expect(page.getByText(/places deliver to Bristol/)).toBeVisible();
});

async function deliverTo(page: Page, address: string): Promise<void> {
  await page.goto("/location");
  await page.getByLabel("Delivery address").fill(address);
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home");
}

test("[FIND-6] a location that another tab has chosen is in the header and the list of the next page, and after Back", async ({
  page,
  context,
}) => {
  await deliverTo(page, "06010");
  const menu = page.locator("summary").filter({ hasText: "Deliver to" });
  await expect(menu).toContainText("06010");
  const other = await context.newPage();
  await deliverTo(other, "Los Angeles, CA 90012");
  await other.close();

  await page.getByRole("main").getByRole("link", { name: "Pizza", exact: true }).first().click();
  await expect(page.getByText("Nobody delivers to Los Angeles yet.")).toBeVisible();
  await expect(menu).toContainText("Los Angeles");
  await page.goBack();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("Nobody delivers to Los Angeles yet.")).toBeVisible();
  await expect(menu).toContainText("Los Angeles");
});

test("[FIND-2, FIND-6] Back to a list from before the location was changed becomes the list of the present one once it is used", async ({
  page,
}) => {
  await deliverTo(page, "06010");
  await page.goto("/home");
  await expect(page.getByText(/places deliver to 06010/)).toBeVisible();
  await deliverTo(page, "Los Angeles, CA 90012");
  await page.goBack();
  await expect(page).toHaveURL("/location");
  await page.goBack();
  await expect(page).toHaveURL("/home");
  // Its scripts wait for a sign of life.
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 340);
  await expect(page.getByText("Nobody delivers to Los Angeles yet.")).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: "Deliver to" })).toContainText("Los Angeles");
});
