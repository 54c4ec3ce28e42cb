import type { Page } from "@playwright/test";
import { fillCart, openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { canHoldRendering } from "@tests/support/browser/hold-rendering";
import { expect, test } from "@tests/support/e2e";

/** Holds the requests whose address matches until they are let go. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

const isShown = (page: Page, name: string) => page.getByRole("searchbox", { name }).filter({ visible: true });

test("[FIND-14] what is typed on while the menu is searched stays, with the focus; Back brings the search before", async ({
  page,
}) => {
  await openRestaurant(page);
  const field = isShown(page, "Search this menu");
  // A search before, after which the page's scripts are there.
  await field.fill("kuneffe");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "1 item for “kuneffe”" })).toBeVisible();
  await field.fill("adana");
  const letGo = await hold(page, /\/restaurant\/[^/]+\.data\?q=adana/);
  await field.press("Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("kun");
  letGo();
  await expect(page.getByRole("heading", { name: /items for “adana”/ })).toBeVisible();
  await expect(field).toHaveValue("kun");
  await expect(field).toBeFocused();
  await page.keyboard.type("effe");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 item for “kuneffe”" })).toBeVisible();
  await expect(field).toHaveValue("kuneffe");
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /items for “adana”/ })).toBeVisible();
  await expect(field).toHaveValue("adana");
  await page.getByRole("link", { name: "Show the whole menu" }).click();
  await expect(page.getByRole("heading", { name: "All Menu Items" })).toBeVisible();
  await expect(field).toHaveValue("");
});

test("[FIND-12] what is typed on while a search loads stays, and is suggested for", async ({ page }) => {
  await page.goto("/home");
  const field = page.getByRole("search").locator("input[type=search]");
  // A search before, after which the page's scripts are there.
  await field.fill("pide");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Showing results for pide" })).toBeVisible();
  await field.fill("mandi");
  const letGo = await hold(page, /\/home\.data\?search=mandi/);
  await field.press("Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("keb");
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Showing results for mandi" })).toBeVisible();
  await expect(field).toHaveValue("keb");
  await page.keyboard.type("ab");
  // Which kebabs stand first depends on who is open.
  const all = page.getByRole("link", { name: /^All \d+ dishes/ });
  await expect(all).toHaveAttribute("href", /search=kebab$/);
  await expect(page.getByRole("option", { name: /Kebab/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Showing results for kebab" })).toBeVisible();
  await expect(field).toHaveValue("kebab");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
});

test("[FIND-12] nothing is called missing before its answer, and an answer that comes late changes nothing", async ({
  page,
}) => {
  await page.goto("/home");
  const field = page.getByRole("search").locator("input[type=search]");
  // What a screen reader is told, and the same on the list.
  const news = page.getByRole("search").getByRole("status");
  const letFirst = await hold(page, /suggestions\?q=zzzqqq$/);
  const first = page.waitForRequest(/suggestions\?q=zzzqqq$/);
  await field.fill("zzzqqq");
  await first;
  await expect(news).toHaveText("");
  letFirst();
  await expect(page.getByText("Nothing found for “zzzqqq”").last()).toBeVisible();
  await expect(news).toHaveText(/^Nothing found for “zzzqqq”/);
  const letLate = await hold(page, /suggestions\?q=piz$/);
  const letGo = await hold(page, /suggestions\?q=kebab$/);
  const late = page.waitForRequest(/suggestions\?q=piz$/);
  await field.fill("piz");
  await late;
  const last = page.waitForRequest(/suggestions\?q=kebab$/);
  await field.fill("kebab");
  await last;
  await expect(news).toHaveText(/^Nothing found for “zzzqqq”/);
  await expect(page.getByText("Nothing found for “kebab”")).toHaveCount(0);
  letGo();
  await expect(page.getByRole("option", { name: /Kebab/ }).first()).toBeVisible();
  letLate();
  await field.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText(/Kebab/);
  await expect(page.getByRole("option", { name: /Pizza/ })).toHaveCount(0);
  await expect(news).toHaveText(/^All \d+ dishes and \d+ places$/);
  // The list is hidden, what tells of it is not: it has to be there before its text.
  await field.press("Escape");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
  await expect(news).toBeAttached();
});

test("[LAND-8] Escape closes an address's suggestions from the moment they are shown, and not the dialog around them", async ({
  page,
  signIn,
}) => {
  await canHoldRendering(page, { oneTaskAtATime: true });
  await signIn("customer");
  const restaurant = await fillCart(page);
  await page.goto(`/checkout/addresses/new?restaurantId=${restaurant}`);
  const dialog = page.getByRole("dialog", { name: "Add address" });
  const street = dialog.getByLabel("Street address");
  await street.fill("12 Main St, Bris");
  const list = dialog.getByRole("listbox", { name: "Addresses" });
  await expect(list).toBeVisible();
  await street.fill("12");
  await expect(list).toBeHidden();
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="listbox"] [role="option"]')?.checkVisibility()) return;
      observer.disconnect();
      dispatchEvent(new Event("hold-rendering"));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.type(" Main St, Bris");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => dispatchEvent(new Event("go-on-rendering")));
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(street).toHaveValue("12 Main St, Bris");
});
