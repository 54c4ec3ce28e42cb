import type { Page } from "@playwright/test";
import { expect, inBothThemes, test } from "@tests/support/e2e";

/** Opens the charge of one dish. */
async function openCharge(page: Page) {
  await page.goto("/dashboard/pos");
  await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).press("Enter");
  await expect(page).toHaveURL(/line=/);
  await page.goto(page.url().replace("/pos?", "/pos/charge?"));
  const dialog = page.getByRole("dialog", { name: /^Charge \$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("[RUSH-13] the charge: what is taken at the left, the change on a night surface as high as the dialog at the right", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("staff");
  const dialog = await openCharge(page);
  const received = dialog.getByLabel("Cash received");
  await received.fill("80");
  const take = dialog.getByRole("button", { name: /^Take \$80\.00, give \$/ });
  await expect(take).toBeInViewport({ ratio: 1 });
  await inBothThemes(page, expectAccessible);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Charge $2.49":
      - heading "Charge $2.49" [level=2]
      - group "Payment":
        - radio "Cash" [checked]
        - radio "Card"
        - radio "Later"
      - group "Likely amounts":
        - button "Exact $2.49"
      - textbox "Cash received"
      - button "Clear"
      - group "Keypad":
        - button "Delete the last digit"
      - term: Received
      - definition: $80.00
      - term: To pay
      - definition: $2.49
      - paragraph: Change
      - status: $77.51
      - list:
        - listitem: 1 $50 bill
      - group "Receipt":
        - radio "Print"
        - radio "Mail"
        - radio "None"
      - button "Take $80.00, give $77.51"
  `);
  const panel = dialog.locator(".overlay-panel");
  const change = dialog
    .getByText("Change", { exact: true })
    .locator("xpath=ancestor::*[contains(@class, 'on-night')][1]");
  const [whole, night, field, button] = await Promise.all(
    [panel, change, received, take].map((part) => part.boundingBox()),
  );
  if (!whole || !night || !field || !button) throw new Error("A part of the charge is not shown.");
  expect(night.x).toBeGreaterThanOrEqual(field.x + field.width);
  expect(Math.abs(night.x + night.width - whole.x - whole.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(night.height - whole.height)).toBeLessThanOrEqual(2);
  expect(button.x).toBeGreaterThanOrEqual(night.x);
  expect(button.height).toBeGreaterThanOrEqual(56);

  // Every way to pay has one button, of the same size, at the same side.
  for (const [way, name] of [
    ["Card", "Card taken"],
    ["Later", "Place order"],
  ] as const) {
    await dialog.getByText(way, { exact: true }).click();
    const other = dialog.getByRole("button", { name });
    await expect(other).toBeInViewport({ ratio: 1 });
    const { x, width, height } = button;
    expect(await other.boundingBox()).toMatchObject({ x, width, height });
    await expect(received).toBeHidden();
  }
});

test("[RUSH-14] the drawer: bills and coins in columns, the sums beside them, and Close in sight; on a phone below one another", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/day-close");
  const coins = page.getByLabel("Coins");
  await coins.fill("12.34");
  await inBothThemes(page, expectAccessible);
  const close = page.locator("main").getByRole("button", { name: "Close the day" });
  await expect(close).toBeVisible();
  const sums = page.getByRole("region", { name: "Cash in the drawer" });
  await expect(sums.getByText(/^(Over|Short|Right)/).first()).toBeVisible();
  const [count, sum] = await Promise.all([coins.boundingBox(), sums.boundingBox()]);
  expect(sum?.x ?? 0).toBeGreaterThan((count?.x ?? Infinity) + (count?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await Promise.all([coins.boundingBox(), close.boundingBox()]);
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  expect((below?.x ?? 0) + (below?.width ?? Infinity)).toBeLessThanOrEqual(390);
});
