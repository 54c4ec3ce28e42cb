import { expect, test } from "@tests/support/e2e";

test("[LAND-8, LAND-9] without scripts the address is a text field, with nothing that needs them", async ({ page }) => {
  for (const path of ["/", "/location"]) {
    await page.goto(path);
    const field = page.getByRole("textbox", { name: "Delivery address" });
    await expect(field).toHaveAttribute("autocomplete", "street-address");
    await expect(page.getByRole("button", { name: "Use current location" })).toBeHidden();
    await expect(page.getByText("Enable location service")).toBeHidden();
    await field.fill("12 Main St, Bristol, CT 06010");
    await page.keyboard.press("Enter");
    // The first typed address of a process loads the gazetteer.
    await page.waitForURL("**/home");
    await expect(page.locator("summary").filter({ hasText: /12 Main St, Bristol/ })).toBeVisible();
  }
});
