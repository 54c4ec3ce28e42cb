import { fillCart, totalOf } from "@tests/e2e/steps/checkout-steps";
import { holdScripts } from "@tests/support/browser/hold-scripts";
import { expect, test } from "@tests/support/e2e";

/** Without JavaScript a choice counts once Update is pressed. */
const update = { name: "Update", exact: true };

test("[CHK-2, CHK-5] address at the left, summary at the right; only a delivery asks for an address", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  const choose = async (label: string) => {
    await page.getByRole("radio", { name: label }).click();
    if (!javaScriptEnabled) await page.getByRole("button", update).click();
  };
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const address = page.getByRole("group", { name: "Delivery address" });
  const summary = page.getByRole("region", { name: "Cart Summary" });
  const [left, right] = [await address.boundingBox(), await summary.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

  await choose("Takeaway");
  await expect(page.getByRole("group", { name: "Where you pick up" })).toContainText(
    "214 North Main St, Bristol, CT 06010",
  );
  await expect(address).toHaveCount(0);
  await choose("Dine-in");
  await page.getByRole("textbox", { name: "Table" }).fill("Window 4");
  await expect(page.getByRole("button", { name: /^Place Order/ })).toBeEnabled();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  if (javaScriptEnabled) await expect(page.getByRole("dialog")).toBeVisible();
  else await expect(page.getByLabel("Card number")).toBeVisible();
});

test("[CHK-2] of many lines more than one is in sight on a low screen, with the amounts and the button that places the order", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page, undefined, 8);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  // Without scripts the messages about the dishes stand above the page, once.
  await page.reload();
  const summary = page.getByRole("region", { name: "Cart Summary" });
  await expect(summary.getByRole("button", { name: "One more" }).nth(1)).toBeInViewport({ ratio: 1 });
  await expect(summary.getByText("Subtotal", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(summary.getByText("Total", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: /^Place Order/ })).toBeInViewport({ ratio: 1 });
});

test("[ADDR-2, FIND-1] the address that was browsed for is the one that is checked out to", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/restaurant/${restaurantId}`);
  const menu = page.locator("summary").filter({ hasText: "Deliver to" });
  await menu.click();
  await page.getByRole("button", { name: /^Work/ }).click();
  await expect(menu).not.toContainText("48 Prospect St");
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=delivery`);
  await expect(page.getByRole("radio", { name: /^Work/ })).toBeChecked();
});

test("[CHK-15] an order is scheduled for one of the next days and a quarter of an hour of it", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  // With JavaScript the day is picked before the page's scripts have come, as on a slow line.
  const sendScripts = await holdScripts(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway&when=later`, { waitUntil: "domcontentloaded" });
  const days = page.getByRole("radiogroup", { name: "Day" }).getByRole("radio");
  const day = days.nth(2);
  await day.dispatchEvent("click");
  sendScripts();
  if (!javaScriptEnabled) {
    // The shown time is another day's: it is not ordered for, the day's own is offered first.
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page.getByRole("alert")).toContainText("Your order would be for");
  } else await expect(page).toHaveURL(/day=/);
  await expect(day).toBeChecked();
  const time = page.getByRole("combobox", { name: "Time" });
  await expect(time).toBeEnabled();
  const options = await time.getByRole("option").allInnerTexts();
  expect(options.length).toBeGreaterThan(8);
  for (const option of options) expect(option).toMatch(/^\d{1,2}:(00|15|30|45) [AP]M$/);
  await time.selectOption({ index: 3 });
  if (!javaScriptEnabled) await page.getByRole("button", update).click();
  await expect(page).toHaveURL(/time=/);
  await expect(time).toHaveValue(/T\d\d:\d\d/);
  await page.reload();
  await expect(day).toBeChecked();
  await expect(time.getByRole("option", { selected: true })).toHaveText(options[3] ?? "");
});

test("[CHK-16, CART-4] a total that changed in another tab is said with the old one; the cart can be cleared", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const before = await totalOf(page).innerText();
  const other = await context.newPage();
  await other.goto(`/checkout?restaurantId=${restaurantId}`);
  await other.getByRole("button", { name: "One more" }).first().click();
  await expect(totalOf(other)).not.toHaveText(before);
  const after = await totalOf(other).innerText();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("alert")).toContainText(`The total has changed from ${before} to ${after}.`);
  await other.getByText("Clear cart").click();
  await other.getByRole("button", { name: /^Remove \d+ items$/ }).click();
  await expect(other.getByText("Cart cleared")).toBeVisible();
  await expect(other).toHaveURL(`/restaurant/${restaurantId}`);
});
