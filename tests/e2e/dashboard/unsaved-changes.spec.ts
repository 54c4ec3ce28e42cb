import type { Page } from "@playwright/test";
import { pressInVain } from "@tests/support/browser/press-in-vain";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "settings" });

/** The question comes with a script of its own, after the page's; what was typed before counts all the same. */
const expectGuarded = (page: Page) =>
  expect.poll(() => page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })))).toBe(false);

test("[SET-7] unsaved settings are asked about before the page is left, and not once they are saved", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings");
  const taxes = page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Taxes" });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const website = page.getByLabel("Website (optional)");
  const before = await website.inputValue();
  await website.fill("https://unsaved.example");
  await expectGuarded(page);
  await taxes.click();
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(taxes).toBeFocused();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(website).toHaveValue("https://unsaved.example");

  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(["beforeunload"]);
  await expect(website).toHaveValue(before);

  await website.fill("https://left.example");
  await expectGuarded(page);
  await taxes.click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/settings\/taxes$/);
  await page.goBack();
  await expect(website).toHaveValue(before);

  await website.fill("https://saved.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await taxes.click();
  await expect(page).toHaveURL(/\/settings\/taxes$/);
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(website).toHaveValue("https://saved.example");
  // What was changed back is no change, once the question is there to compare with what was saved.
  await website.fill("https://other.example");
  await expectGuarded(page);
  await website.fill("https://saved.example");
  await taxes.click();
  await expect(page).toHaveURL(/\/settings\/taxes$/);
  expect(questions).toHaveLength(1);
});

test("[UI-1, SET-3] a saved tab stays where it is, with the focus on its Save, which the toasts leave free", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  for (const { width, tab, saved } of [
    { width: 1280, tab: "hours", saved: "Opening hours saved" },
    { width: 390, tab: "ordering", saved: "Settings saved" },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/dashboard/settings/${tab}`);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.press("Enter");
    const message = page.getByRole("status").filter({ hasText: saved });
    await expect(message).toBeVisible();
    await expect(save).toBeFocused();
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 5_000);
    // Hovered, it stays.
    await message.hover();
    const toasts = page.locator("[data-toasts]");
    const end = () => save.evaluate((button) => button.getBoundingClientRect().bottom);
    const room = async () => (await toasts.evaluate((element) => element.getBoundingClientRect().top)) - (await end());
    // Once the toast of the log in is gone.
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
});

test("[SET-7] an item's panel with unsaved changes asks before it closes, and stays modal", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items/new");
  const panel = page.getByRole("dialog", { name: "Add item" });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const name = panel.getByLabel("Name", { exact: true });
  await name.fill("Künefe");
  await expectGuarded(page);
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => panel.getByRole("link", { name: "Close" }).first().click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.matches(":modal"))).toBe(true);
  }
  await expect(name).toHaveValue("Künefe");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/items$/);
});

/** Panels with a frame of their own: where each is opened, and a field of it. */
const panels = {
  owner: {
    "/dashboard/addon-groups/new": "Name",
    "/dashboard/tables/new": "Name",
    "/dashboard/settings/halal/certificate": "Number",
  },
  admin: { "/admin/sales-agents/new": "First Name" },
} as const;

test("[SET-7] so do the panels of groups, tables, certificates and sales agents", async ({ page, signIn }) => {
  const panel = page.getByRole("dialog").first();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  for (const role of ["owner", "admin"] as const) {
    await signIn(role);
    for (const [path, label] of Object.entries(panels[role])) {
      await page.goto(path);
      const field = panel.getByLabel(label, { exact: true });
      await field.fill("Terrace 9");
      await expectGuarded(page);
      await panel.getByRole("link", { name: "Close" }).first().click();
      await question.getByRole("button", { name: "Keep editing" }).click();
      await expect(field, path).toHaveValue("Terrace 9");
      await panel.getByRole("link", { name: "Close" }).first().click();
      await question.getByRole("button", { name: "Leave without saving" }).click();
      await expect(page).not.toHaveURL(path);
    }
  }
});

test("[ERR-2, SET-7] settings whose answer is lost say so in the form, and keep what was typed until it is saved", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/504/);
  await signIn("owner");
  await page.goto("/dashboard/settings");
  const website = page.getByLabel("Website (optional)");
  await website.fill("https://lost.example");
  await expectGuarded(page);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await pressInVain(page, /settings\.data/, () => save.click(), { isTaken: false });
  const alert = page.locator("form").filter({ has: website }).getByRole("alert");
  await expect(alert).toContainText(/^We got no clear answer/);
  await expectGuarded(page);
  await expect(website).toHaveValue("https://lost.example");
  await save.click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(website).toHaveValue("https://lost.example");
});
