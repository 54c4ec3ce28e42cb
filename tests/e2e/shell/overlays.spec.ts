import { holdScripts } from "@tests/support/browser/hold-scripts";
import { expect, test } from "@tests/support/e2e";

test("[FORM-4] a dialog takes the focus and keeps it; Escape, a press beside it and the close link lead back", async ({
  page,
}) => {
  await page.goto("/theme");
  const opener = page.getByRole("link", { name: "Open the dialog" });
  const dialog = page.getByRole("dialog", { name: "Adana Kebab Plate" });
  const close = dialog.getByRole("link", { name: "Close" });

  await opener.click();
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(opener).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  // Marking text that ends beside the panel is no press beside it.
  await dialog.getByRole("heading").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(close).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/theme$/);

  await opener.click();
  await close.click();
  await expect(opener).toBeFocused();
});

test("[FORM-3] a message shows above a dialog that is open, and can be closed there", async ({ page }) => {
  await page.goto("/auth/login?redirectTo=/home/carts");
  await page.getByLabel("Email").fill("customer@halalgo.test");
  await page.getByLabel("Password", { exact: true }).fill("halalgo-demo");
  await page.getByRole("button", { name: "Log In" }).click();
  const message = page.getByRole("dialog", { name: "Your Carts" }).getByRole("status");
  await expect(message).toContainText("Login successful");
  await message.getByRole("button", { name: "Close message" }).click();
  await expect(message).toHaveCount(0);
});

test("[FORM-3] a message that another one moves under a resting pointer goes away all the same", async ({ page }) => {
  await page.goto("/theme");
  const first = page.getByRole("button", { name: "Show a toast" });
  const second = page.getByRole("button", { name: "Show an error" });
  const messages = page.getByLabel("Messages").locator(".toast");
  const close = messages.getByRole("button", { name: "Close message" });
  await first.press("Enter");
  await second.press("Enter");
  await messages.first().hover();
  await close.last().press("Enter");
  await close.press("Enter");

  await first.press("Enter");
  await messages.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  await second.press("Enter");
  await expect(messages).toHaveCount(2);
  await expect(messages).toHaveCount(0);
});

test("what is typed into a dialog before the script runs stays, and so does the focus", async ({ page, signIn }) => {
  await signIn("customer");
  const sendScripts = await holdScripts(page);
  await page.goto("/addresses/new", { waitUntil: "commit" });
  const street = page.getByLabel("Street address");
  await street.fill("12 Main Street");
  sendScripts();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await expect(street).toHaveValue("12 Main Street");
  await expect(street).toBeFocused();
});

test("[FORM-4] Back does not open a dialog again that Escape or its close link has closed", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/theme");
  const opener = page.getByRole("link", { name: "Open the dialog" });
  const dialog = page.getByRole("dialog", { name: "Adana Kebab Plate" });
  const close = [() => page.keyboard.press("Escape"), () => dialog.getByRole("link", { name: "Close" }).click()];
  for (const shut of close) {
    await opener.click();
    await expect(dialog.getByRole("link", { name: "Close" })).toBeFocused();
    await shut();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/theme$/);
    await expect(dialog).toHaveCount(0);
  }
});

test("[FORM-4] a dialog that opens and closes leaves the data of the page below it as it is", async ({
  page,
  signIn,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/items");
  // A live event may load the whole page meanwhile: its request names no routes.
  const loadWithoutList = (path: string) =>
    page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      const routes = searchParams.get("_routes")?.split(",") ?? [];
      const isPrefetch = response.request().headers()["sec-purpose"] !== undefined;
      return pathname === `${path}.data` && !isPrefetch && routes.length > 0 && !routes.includes(list);
    });
  const list = "routes/dashboard+/items/route";
  const dialog = page.getByRole("dialog", { name: "Add item" });
  const opened = loadWithoutList("/dashboard/items/new");
  await page.getByRole("link", { name: "Add Item" }).click();
  await opened;
  await expect(dialog).toBeVisible();
  const closed = loadWithoutList("/dashboard/items");
  await dialog.getByRole("link", { name: "Close" }).first().click();
  await closed;
  await expect(dialog).toHaveCount(0);
});

test("[FORM-4] a dialog that a menu opened gives the focus back to the menu's button", async ({ page, signIn }) => {
  await signIn("manager");
  await page.goto("/dashboard/coupons");
  const menu = page.locator("summary").and(page.getByLabel("Actions for BAKLAVA4"));
  await menu.press("Enter");
  await page.getByRole("link", { name: "Delete BAKLAVA4" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test("[UI-2] a broken picture shows what lies behind it, before any script has run", async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/net::ERR_FAILED/);
  await page.route(/hero-tray/, (route) => route.abort());
  await page.goto("/");
  const tray = page.locator('img[src*="hero-tray"]');
  await expect(tray).toHaveCSS("content", /^url\("data:image\/svg/);
});

test("the account's menu is a list of rows, and its buttons do what they say", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("customer");
  await page.goto("/home");
  const menu = page.getByRole("banner").locator("summary").last();
  await menu.click();
  await expectAccessible(page);
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await menu.click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
});

test("[SESS-7, SESS-14] another theme leaves the page where it was, and logging out opens the front page at its top", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/terms");
  const scrollPosition = () => page.evaluate(() => window.scrollY);
  const menu = page.getByRole("banner").locator("summary").last();
  await menu.click();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await scrollPosition()).toBe(600);
  await menu.click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
  expect(await scrollPosition()).toBe(0);
});

test("[UI-4] where 400 % of zoom leaves 320 by 256 px, heads go with the page, and a dialog's buttons are in sight", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn("customer");
  await page.goto("/home");
  await page.locator("a[href*='/items/']").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: /^Add to Cart/ })).toBeInViewport({ ratio: 1 });
  for (const [path, role] of [
    ["/orders", "customer"],
    ["/dashboard/items", "owner"],
    ["/dashboard/kds", "owner"],
  ] as const) {
    await signIn(role);
    await page.goto(path);
    const head = page.locator("header").first();
    await expect(head).toBeInViewport();
    await page.locator("main").press("End");
    await expect(head, path).not.toBeInViewport();
  }
});
