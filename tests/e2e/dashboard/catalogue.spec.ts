import { expect, signInAt, test } from "@tests/support/e2e";

test("[TABLE-1…5] the menu's list, its form and its order are accessible", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items?status=available");
  await expect(page.getByRole("checkbox", { name: "Select all rows" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/menu-order");
  await expect(page.getByRole("heading", { level: 1, name: "Menu order" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard/items/new");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("[ITEM-17, UI-12] the button that moved an item to the end of its list keeps the focus", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/menu-order");
  const items = page
    .getByRole("list")
    .filter({ has: page.getByRole("button", { name: /^Move .* down$/ }) })
    .last();
  const second = (await items.getByRole("listitem").nth(1).innerText()).trim();
  const move = (way: "up" | "down") => items.getByRole("button", { name: `Move ${second} ${way}` });
  await move("up").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${second}, 1 of ` })).toHaveCount(1);
  await expect(move("up")).toBeFocused();
  await expect(move("up")).toBeDisabled();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(move("down")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${second}, 2 of ` })).toHaveCount(1);
});

test("[ITEM-4] chosen items are taken off the menu and put back together", async ({ page, signIn }) => {
  await signIn("staff");
  await page.goto("/dashboard/items?sort=name");
  const chosen = page.getByRole("form", { name: "Selected rows" });
  await expect(chosen).toBeHidden();
  const all = page.getByRole("checkbox", { name: "Select all rows" });
  await all.check();
  await expect(chosen.getByRole("button", { name: "Delete" })).toHaveCount(0);
  const row = page.getByRole("checkbox", { name: /^Choose / }).first();
  await row.uncheck();
  await expect(all).toBeChecked({ indeterminate: true });
  await row.check();
  await expect(all).toBeChecked();
  await chosen.getByRole("button", { name: "For 2 hours" }).click();
  await expect(page.getByText("10 items are sold out for 2 hours")).toBeVisible();
  await expect(page.getByRole("switch", { checked: false })).toHaveCount(10);
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await chosen.getByRole("button", { name: "Available", exact: true }).click();
  await expect(page.getByRole("switch", { checked: true })).toHaveCount(10);
});

test("[ITEM-6] two editors: the second is told who was faster, and loses nothing", async ({
  page,
  signIn,
  browser,
  app,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items?search=baklava");
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await panel.getByLabel("Caution").fill("Contains pistachio");

  const second = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, second.request, "manager");
  const other = await second.newPage();
  await other.goto(page.url());
  await other.getByRole("dialog").getByLabel("Price", { exact: true }).fill("9.75");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Menu item updated successfully")).toBeVisible();
  await second.close();

  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText(/ has changed this item at \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(panel.getByRole("row", { name: /^Price .* 9\.75$/ })).toBeVisible();
  await expect(panel.getByRole("row", { name: /^Caution Contains pistachio/ })).toBeVisible();
  await expect(panel.getByLabel("Caution")).toHaveValue("Contains pistachio");
  await panel.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Menu item updated successfully")).toBeVisible();
});

test("[TABLE-5] a list that is searched or sorted keeps the focus and says how much it found; Back brings the earlier search", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items");
  const search = page.getByRole("searchbox", { name: "Search items" });
  const column = page.getByRole("columnheader", { name: "Price" });
  const price = column.getByRole("link");
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await search.fill("kebab");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=kebab/);
  await expect(page.getByRole("status").filter({ hasText: /^1 to (\d) of \1$/ })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await price.press("Enter");
  await expect(column).toHaveAttribute("aria-sort", /./);
  await expect(price).toBeFocused();
  await page.goBack();
  await expect(column).not.toHaveAttribute("aria-sort", /./);
  await expect(search).toHaveValue("kebab");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/items");
  await expect(search).toHaveValue("");
});

test("a form that is refused once more for the same reasons says so again", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/coupons/new");
  const panel = page.getByRole("dialog");
  const problems = panel.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(panel).toBeVisible();
  for (const time of ["first", "second"]) {
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(problems, time).toBeFocused();
  }
});
