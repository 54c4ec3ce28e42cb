import type { Page } from "@playwright/test";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

/** Presses a dish as a hurried finger does: so many times, `apart` milliseconds from each other. */
const press = (page: Page, dish: string, times: number, apart: number) =>
  page.getByRole("button", { name: `Add ${dish}`, exact: true }).evaluate(
    async (button, { times: left, apart: ms }) => {
      for (let count = 0; count < left; count += 1) {
        if (button instanceof HTMLElement) button.click();
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    { times, apart },
  );

test("[RUSH-13] every press counts, the order holds them, and what cannot be sent is sent when the line is back", async ({
  page,
  signIn,
  consoleGuard,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const basket = page.getByRole("region", { name: "Order", exact: true });
  const line = basket.getByRole("listitem").filter({ hasText: "Red Lentil Soup" });
  const place = basket.getByRole("button", { name: /^Charge/ });
  await expect(place).toBeInViewport({ ratio: 1 });
  await press(page, "Red Lentil Soup", 6, 60);
  await expect(line).toContainText("6");
  await press(page, "Red Lentil Soup", 10, 30);
  await expect(line).toContainText("16");
  await expect(page).toHaveURL(/line=[\w-]+\*16/);
  await page.reload();
  await expect(line).toContainText("16");
  await expectAccessible(page);
  const before = page.url();

  // On a low screen too, with the page's head still above it.
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const dish of ["Cheese Pide", "Lahmacun", "Ayran"]) await press(page, dish, 1, 0);
  await expect(basket.getByRole("listitem")).toHaveCount(4);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(place).toBeInViewport({ ratio: 1 });
  // While the price of the last dish is on its way the sums are dimmed.
  await expect(basket.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(before);
  await page.setViewportSize({ width: 768, height: 1024 });

  // Nobody hears of it: it stays in the order, and that is said.
  consoleGuard.expectError(/ERR_FAILED .*pos\/quote/);
  await page.route("**/dashboard/pos/quote*", (route) => route.abort());
  await basket.getByText("Name, note and coupon").click();
  await basket.getByLabel("Customer").fill("Leila");
  await page.getByRole("button", { name: "Add Künefe", exact: true }).click();
  await expect(page.getByText(/^There is no connection just now\. The order is kept here/)).toBeVisible();
  await expect(basket.locator("[aria-busy=true]")).toHaveCount(1);
  await expect(basket.getByText("Künefe").first()).toBeVisible();
  await expect(line).toContainText("16");
  await page.unroute("**/dashboard/pos/quote*");
  await expect(basket.locator("[aria-busy=true]")).toHaveCount(0);

  // Pressed and placed at once: the order waits for the price of the last dish.
  await press(page, "Red Lentil Soup", 4, 30);
  await expect(place).toBeInViewport({ ratio: 1 });
  await place.click();
  await page.getByRole("button", { name: /^Take \$/ }).click();
  const placed = page.getByText(/^Order HG-\d+ placed$/);
  await expect(placed).toBeVisible();
  const number = /HG-\d+/.exec((await placed.textContent()) ?? "")?.[0] ?? "";
  await expect(basket.getByText("Press a dish to begin.")).toBeVisible();
  await page.goto("/dashboard/kds");
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  await expect(ticket.getByRole("listitem").filter({ hasText: "Red Lentil Soup" })).toContainText("20");
  await expect(ticket.getByRole("listitem").filter({ hasText: "Künefe" })).toContainText("1");
});

test("[RUSH-2, TAX-1] a tax that is switched on elsewhere reaches an open till without being loaded anew", async ({
  page,
  browser,
  app,
  signIn,
}) => {
  await signIn("staff");
  const streaming = page.waitForResponse((response) => response.url().includes("/resources/events"));
  await page.goto("/dashboard/pos");
  await streaming;
  const basket = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Add Adana Kebab Plate", exact: true }).click();
  await expect(basket.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  const due = basket.getByRole("button", { name: /^Charge \$/ });
  const before = (await due.textContent()) ?? "";

  const office = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, office.request, "owner");
  const desk = await office.newPage();
  await desk.goto("/dashboard/settings/taxes/new");
  await desk.getByLabel("Name").fill("Festival tax");
  await desk.getByLabel("Code").fill("FEST");
  await desk.getByLabel(/Rate/).fill("50");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await desk.getByRole("switch", { name: /^Festival tax/ }).click();
  await expect(due).not.toHaveText(before);
  await expect(page.locator("body[data-same-page]")).toBeVisible();
  await office.close();
});

test("[RUSH-1, ITEM-7] what is sold out elsewhere shows at the counter and in the list without being loaded anew", async ({
  page,
  browser,
  app,
  signIn,
}) => {
  const open = async (on: Page, path: string) => {
    const streaming = on.waitForResponse((response) => response.url().includes("/resources/events"));
    await on.goto(path);
    await streaming;
    await on.evaluate(() => document.body.setAttribute("data-same-page", ""));
  };
  await signIn("staff");
  await open(page, "/dashboard/pos");
  const office = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, office.request, "owner");
  const list = await office.newPage();
  await open(list, "/dashboard/items?search=Ayran");
  const shown = list.getByRole("switch", { name: /^Ayran/ });
  await expect(shown).toBeChecked();
  const tile = page.getByRole("region", { name: "Menu" }).getByRole("listitem").filter({ hasText: "Ayran" });
  await tile.getByRole("button", { name: "Add Ayran" }).click();

  const elsewhere = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, elsewhere.request, "manager");
  const phone = await elsewhere.newPage();
  await phone.goto("/dashboard/items?search=Ayran");
  await phone.getByRole("switch", { name: /^Ayran/ }).click();
  await expect(tile.filter({ hasText: "Sold out" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Ayran" })).toHaveCount(0);
  await expect(shown).not.toBeChecked();
  // What was pressed before says so, and is not ordered by mistake.
  const basket = page.getByRole("region", { name: "Order", exact: true });
  await expect(basket.getByRole("listitem").filter({ hasText: "Ayran" })).toContainText(/sold out|not available/i);
  await expect(basket.getByRole("button", { name: /^Charge/ })).toBeDisabled();

  await phone.getByRole("switch", { name: /^Ayran/ }).click();
  await expect(page.getByRole("button", { name: "Add Ayran" })).toBeVisible();
  await expect(basket.getByRole("button", { name: /^Charge/ })).toBeEnabled();
  await expect(shown).toBeChecked();
  for (const screen of [page, list]) await expect(screen.locator("body[data-same-page]")).toBeVisible();
  await Promise.all([office.close(), elsewhere.close()]);
});

test("[RUSH-13] charged while the line is cut, and charged again: one order and one payment", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).click();
  await order.getByText("Name, note and coupon").click();
  await order.getByLabel("Customer").fill("Somebody who waits");
  await expect(order.locator("[aria-busy=true]")).toHaveCount(0);
  await order.getByRole("button", { name: /^Charge/ }).click();
  const take = page.getByRole("button", { name: /^Take \$/ });
  await expect(take).toBeVisible();
  // The host takes it, and nobody hears of that.
  consoleGuard.expectError(/ERR_FAILED/);
  await page.route("**/dashboard/pos/charge.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await page.request.fetch(route.request());
    await route.abort();
  });
  await take.click();
  await expect(page.getByText(/^We got no clear answer/)).toBeVisible();
  await page.unroute("**/dashboard/pos/charge.data*");
  await take.dblclick();
  await expect(order.getByText("Press a dish to begin.")).toBeVisible();
  await page.goto("/dashboard/pos-orders?search=Somebody+who+waits");
  await expect(page.getByRole("table").getByRole("link", { name: /^HG-/ })).toHaveCount(1);
});

test("[RUSH-13] a line dead for 20 seconds: what is pressed meanwhile stands at once, and is charged once, whole", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  const line = order.getByRole("listitem").filter({ hasText: "Red Lentil Soup" });
  await order.getByText("Name, note and coupon").click();
  await order.getByLabel("Customer").fill("Somebody on a dead line");
  await press(page, "Red Lentil Soup", 1, 0);
  await expect(order.locator("[aria-busy=true]")).toHaveCount(0);

  // Nothing gets through, and nobody says so.
  const held: (() => void)[] = [];
  let isDead = true;
  await page.route("**/dashboard/pos/quote*", async (route) => {
    if (isDead) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await press(page, "Red Lentil Soup", 4, 0);
  await expect(line).toContainText("5");
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(10_000);
  await press(page, "Red Lentil Soup", 3, 0);
  await press(page, "Ayran", 2, 0);
  await page.clock.fastForward(10_000);
  await expect(line).toContainText("8");
  await expect(order.getByRole("listitem").filter({ hasText: "Ayran" })).toContainText("2");
  // One question stands for all of it.
  expect(held).toHaveLength(1);

  isDead = false;
  for (const release of held) release();
  await expect(order.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(line).toContainText("8");
  await order.getByRole("button", { name: /^Charge/ }).click();
  await page.getByRole("button", { name: /^Take \$/ }).click();
  const placed = page.getByText(/^Order HG-\d+ placed$/);
  await expect(placed).toBeVisible();
  const number = /HG-\d+/.exec((await placed.textContent()) ?? "")?.[0] ?? "";
  await page.goto("/dashboard/pos-orders?search=Somebody+on+a+dead+line");
  await expect(page.getByRole("table").getByRole("link", { name: /^HG-/ })).toHaveCount(1);
  await page.goto("/dashboard/kds");
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  await expect(ticket.getByRole("listitem").filter({ hasText: "Red Lentil Soup" })).toContainText("8");
  await expect(ticket.getByRole("listitem").filter({ hasText: "Ayran" })).toContainText("2");
});
