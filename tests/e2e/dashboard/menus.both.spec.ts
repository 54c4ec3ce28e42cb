import { openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

// Its dishes are taken off the menu for hours.
test.use({ freshData: "kitchen" });

/** "14:00": a whole hour of the place's clock, so many hours from now. */
function hourFrom(hours: number): string {
  const options = { timeZone: "America/New_York", hour: "2-digit", hourCycle: "h23" } as const;
  return `${new Intl.DateTimeFormat("en-US", options).format(Date.now() + hours * 3_600_000)}:00`;
}

test("[RUSH-18] an owner makes a menu by time, and customers read from when its dishes are served", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items");
  await page.getByRole("link", { name: "Menus" }).click();
  await page.getByRole("link", { name: "New menu" }).click();
  const panel = page.getByRole("dialog", { name: "New menu" });
  await panel.getByLabel("Name").fill("Sweet hours");
  for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    await panel.getByRole("checkbox", { name: day }).check();
  await panel.getByLabel("From").fill(hourFrom(3));
  await panel.getByText("Drinks", { exact: true }).click();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Choose when it ends").first()).toBeVisible();
  await panel.getByLabel("Until").fill(hourFrom(5));
  if (javaScriptEnabled) await expectAccessible(page);
  await panel.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("table", { name: "Menus" }).getByRole("row", { name: /^Sweet hours/ });
  await expect(row).toContainText("Drinks");
  if (javaScriptEnabled) await expectAccessible(page);

  await signIn("customer");
  await openRestaurant(page);
  const drinks = page.getByRole("region", { name: "Drinks" });
  await expect(drinks.getByText(/^(from|tomorrow from) \d{1,2}:00 [AP]M$/i).first()).toBeVisible();

  await signIn("owner");
  await page.goto("/dashboard/menus");
  await row.getByRole("link", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
});
