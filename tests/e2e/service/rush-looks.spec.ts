import { expect, test } from "@tests/support/e2e";

test("[KDS-3] a ticket is headed by the number that accepting, Undo and the lists name it by", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const ticket = page.getByRole("article").first();
  const number = (await ticket.getAttribute("aria-label"))?.split(",")[0] ?? "none";
  const size = (text: RegExp) =>
    ticket.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(new RegExp(`^(HG-)?${number.replace("HG-", "")}$`))).toBeGreaterThan(
    2 * (await size(/^Pickup no\. \d+$/)),
  );
});

test("[RUSH-13] sixteen dishes are in sight at the till of a tablet that lies", async ({ page, signIn }) => {
  await signIn("owner");
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/dashboard/pos");
  const last = page.getByRole("region", { name: "Menu" }).getByRole("listitem").nth(15);
  await expect(last).toBeVisible();
  const box = await last.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
});

test("[RUSH-1] the message of new orders leaves no empty strip in a dialog that it does not cover", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/dashboard/addon-groups/new");
  const dialog = page.getByRole("dialog", { name: "Add group" });
  await expect(dialog.getByText(/^New order /).first()).toBeVisible();
  const [field, save] = await Promise.all([
    dialog.getByLabel("At most").boundingBox(),
    dialog.getByRole("button", { name: "Save" }).boundingBox(),
  ]);
  expect((save?.y ?? Infinity) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(64);
});

for (const [width, height] of [
  [1280, 800],
  [1280, 680],
  [768, 600],
] as const) {
  test(`[RUSH-1] messages of new orders cover no control of a dialog at ${width}x${height}`, async ({
    page,
    signIn,
  }) => {
    await signIn("owner");
    await page.setViewportSize({ width, height });
    await page.goto("/dashboard/settings/halal");
    const remove = await page.locator('a[href*="/suppliers/"][href*="/remove"]').first().getAttribute("href");
    for (const path of ["/dashboard/addon-groups/new", remove ?? ""]) {
      await page.goto(path);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(/^New order /).first()).toBeVisible();
      const form = dialog.locator("form").filter({ has: page.getByRole("textbox") });
      for (const control of [
        dialog.getByRole("link", { name: "Close" }).first(),
        ...(await form.getByRole("textbox").all()),
        ...(await form.getByRole("button").all()),
      ]) {
        await control.click({ trial: true });
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      for (const name of [/^Accept HG-/, /^Reject HG-/, "Close message"]) {
        await dialog.getByRole("button", { name }).first().click({ trial: true });
      }
    }
  });
}

test("[RUSH-13] on a phone the button that takes the money stands below all else of the charge, in sight", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto("/dashboard/pos");
    await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).click();
    await page.getByRole("button", { name: /Order \$|Order$/ }).click();
    await page
      .getByRole("region", { name: "Order", exact: true })
      .getByRole("button", { name: /^Charge/ })
      .click();
    const dialog = page.getByRole("dialog", { name: /^Charge/ });
    const take = dialog.getByRole("button", { name: /^Take/ });
    await expect(take).toBeInViewport({ ratio: 1 });
    const receipt = dialog.getByRole("radio", { name: "None" }).locator("xpath=..");
    await receipt.scrollIntoViewIfNeeded();
    const below = async () => {
      const [choice, button] = await Promise.all([receipt.boundingBox(), take.boundingBox()]);
      return (button?.y ?? 0) - (choice?.y ?? Infinity) - (choice?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThanOrEqual(0);
  }
});

for (const [width, height] of [
  [1280, 844],
  [1280, 720],
  [390, 844],
] as const) {
  test(`[RUSH-13] what is pressed to charge an order stays in place as new orders come and go at ${width}x${height}`, async ({
    page,
    signIn,
  }) => {
    await signIn("owner");
    await page.setViewportSize({ width, height });
    await page.goto("/dashboard/pos");
    await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).press("Enter");
    await expect(page).toHaveURL(/line=/);
    await page.goto(page.url().replace("/pos?", "/pos/charge?"));
    const dialog = page.getByRole("dialog", { name: /^Charge/ });
    await expect(dialog.getByText(/^New order /).first()).toBeVisible();
    const later = dialog.getByText("Later", { exact: true });
    const place = await later.boundingBox();
    const close = dialog.getByRole("button", { name: "Close message" });
    for (let left = await dialog.locator("[data-new-order]").count(); left > 0; left--) {
      await close.first().click();
      await expect(dialog.locator("[data-new-order]")).toHaveCount(left - 1);
    }
    expect(place).not.toBeNull();
    expect(await later.boundingBox()).toEqual(place);
  });
}

test("[RUSH-13] a message that comes while a dish is pressed takes nothing of the press", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/pos");
  const message = page.locator("[data-new-order]").first();
  await expect(message).toBeVisible();
  const isOverPage = () =>
    message.evaluate((own) => {
      const { x, y, width, height } = own.getBoundingClientRect();
      return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOverPage).toBe(true);
  await page.getByRole("button", { name: "Add Adana Kebab Plate", exact: true }).hover();
  await page.mouse.down();
  expect(await isOverPage()).toBe(false);
  await page.mouse.up();
  await expect.poll(isOverPage).toBe(true);
});

test("[RUSH-1] on a phone one message of new orders shows at a time, within the page's margins", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/settings");
  await expect(page.locator("[data-new-order]")).toHaveCount(2);
  const first = page.locator("[data-new-order]:visible");
  await expect(first).toHaveCount(1);
  expect(await first.boundingBox()).toMatchObject({ x: 16, width: 358 });
  const [accept, close] = await Promise.all([
    first.getByRole("button", { name: /^Accept HG-/ }).boundingBox(),
    first.getByRole("button", { name: "Close message" }).boundingBox(),
  ]);
  expect(accept?.y ?? 0).toBeGreaterThanOrEqual((close?.y ?? Infinity) + (close?.height ?? 0));
});

test("[KDS-2] the kitchen's menu is whole on a phone: within the screen, and scrolled where it is higher", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto("/dashboard/kds");
  await page.locator("header summary").filter({ hasText: "display menu" }).click();
  const panel = page.locator("header details > div").last();
  const box = await panel.boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(667);
  await panel.getByRole("button", { name: "Test sound" }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole("button", { name: "Test sound" })).toBeInViewport({ ratio: 1 });
});
