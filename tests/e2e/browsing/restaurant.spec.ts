import { openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

test("[REST-7] [REST-10] [UI-3] the total follows every choice, and the item shows in the cart", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("customer");
  await page.goto("/home?search=anatolia");
  await page.getByRole("link", { name: "Anatolia Grill House" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anatolia Grill House" })).toBeVisible();
  await expectAccessible(page);
  const add = page.getByRole("link", { name: /^Add Lamb Shish Plate/ }).first();
  // Other tests fill this customer's cart as well.
  const before = Number(/(\d+) in your cart/.exec((await add.textContent()) ?? "")?.[1] ?? 0);
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Lamb Shish Plate" });
  await expect(dialog.getByRole("button", { name: "Add to Cart - $16.19" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Large" }).check();
  await dialog.getByRole("button", { name: "One more" }).click();
  const less = dialog.getByRole("button", { name: "One less" });
  await less.focus();
  await page.keyboard.press("Enter");
  await expect(less).toBeDisabled();
  await expect(less, "where it can go no further").toBeFocused();
  await dialog.getByRole("button", { name: "One more" }).click();
  await expect(dialog.getByRole("button", { name: "Add to Cart - $40.38" })).toBeVisible();
  await dialog.getByRole("button", { name: "Add to Cart - $40.38" }).click();
  await expect(page.getByText("Item added to cart successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(add).toHaveAccessibleName(`Add Lamb Shish Plate, ${before + 2} in your cart`);
  await page
    .getByRole("link", { name: /^Add Lamb Shish Plate/ })
    .first()
    .click();
  await expect(dialog.getByRole("spinbutton")).toHaveValue("1");
});

test("[REST-10] the dialog closes as soon as the dish is in the cart, before the cart's new count is loaded", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await openRestaurant(page);
  await page
    .getByRole("link", { name: /^Add Red Lentil Soup/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Red Lentil Soup" });
  await page.route(/\/restaurant\/[^/]+\.data/, async (route) => {
    await expect(dialog).toHaveCount(0);
    await route.continue();
  });
  await dialog.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Item added to cart successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/restaurant\/[^/]+$/);
});

test("on small screens the name stays in a bar, and the section one reads is marked", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/home?search=anatolia");
  await page.getByRole("link", { name: "Anatolia Grill House" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anatolia Grill House" })).toBeVisible();
  expect(await page.locator("main img").first().boundingBox(), "the picture reaches both edges").toMatchObject({
    x: 0,
    width: 390,
  });
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  await expect(sections.getByRole("link", { name: "Featured Items" })).toHaveAttribute("aria-current", "true");
  await sections.getByRole("link", { name: "Drinks" }).click();
  await expect(sections.getByRole("link", { name: "Drinks" })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
});

test("[REST-7] a dish's data is loaded while the pointer rests on its link, and the press asks for none", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/home?search=anatolia");
  await page.getByRole("link", { name: "Anatolia Grill House" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anatolia Grill House" })).toBeVisible();
  const dish = page.getByRole("link", { name: /^Add Lamb Shish Plate/ }).first();
  const dialog = page.getByRole("dialog", { name: "Lamb Shish Plate" });
  const { pathname } = new URL((await dish.getAttribute("href")) ?? "", page.url());
  const loads = () =>
    page.evaluate(
      (path) =>
        performance
          .getEntriesByType("resource")
          .filter((entry): entry is PerformanceResourceTiming => "transferSize" in entry)
          .filter(({ name }) => name.includes(`${path}.data`))
          .map(({ initiatorType, transferSize }) => ({ initiatorType, isFromCache: transferSize === 0 })),
      pathname,
    );
  // Again where the machine takes longer than what was loaded may be used.
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.mouse.move(0, 0);
    await page.evaluate(() => performance.clearResourceTimings());
    await dish.hover();
    await expect.poll(loads).toContainEqual(expect.objectContaining({ initiatorType: "link" }));
    await dish.click();
    await expect(dialog).toBeVisible();
    expect(await loads()).toContainEqual({ initiatorType: "fetch", isFromCache: true });
  }).toPass();
});
