import type { Page } from "@playwright/test";
import { expect, expectReflow, test } from "@tests/support/e2e";
import { fillCart } from "../steps/checkout-steps";

/** Pages that anyone can open, by what is special about them. */
const pages = [
  "/",
  "/about",
  "/halal",
  "/contact",
  "/privacy",
  "/terms",
  "/auth/login",
  "/auth/signup?user_type=user",
  "/auth/signup",
  "/location",
  "/newsletter",
  "/newsletter/unsubscribe/some-link",
  "/welcome",
  "/theme",
  "/no-such-page",
];

/** Built as /about is, or of one form as /location: looked at once. */
const alike = ["/contact", "/privacy", "/terms", "/newsletter", "/newsletter/unsubscribe/some-link"];

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

for (const path of pages) {
  test(`${path} is accessible`, async ({ page, context, app, expectAccessible }) => {
    // The page of all components is looked at in full, in both themes; what others add to it, once in each.
    test.slow(path === "/theme");
    const looks = [
      ["light", narrow, ...(path === "/theme" ? [wide] : [])],
      ["dark", wide, ...(path === "/theme" ? [narrow] : [])],
    ] as const;
    for (const [theme, ...sizes] of looks.slice(0, alike.includes(path) ? 1 : 2)) {
      await context.addCookies([{ name: "theme", value: theme, url: app.url }]);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectAccessible(page);
      }
    }
  });
}

test("the way past everything is the first link, also of a page with a message that links elsewhere", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("customer");
  await page.goto("/orders");
  await page.waitForFunction(() => window.showToast !== undefined);
  await page.evaluate(() =>
    window.showToast?.({ type: "info", message: "A refund", action: { to: "/orders", label: "View" } }),
  );
  await page.getByText("A refund").hover();
  await expectAccessible(page);
  await page.evaluate(() => document.body.focus());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

/** How far pages with letters twice as large must be scrolled sideways on a phone (WCAG 2.2, 1.4.4 and 1.4.10): none is. */
async function expectLargeLettersFit(page: Page, paths: string[]) {
  const wider: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
    const px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (px > 0) wider.push(`${path}: ${px} px`);
  }
  expect(wider, "pages to scroll sideways").toEqual([]);
}

test("[UI-4] letters twice as large, and a word without end, fit a phone's width", async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize(narrow);
  await expectLargeLettersFit(page, ["/", "/home", "/auth/login", "/halal-food/ct/bristol"]);
  await page.goto(`/home?search=${"Donaudampfschifffahrt".repeat(4)}`);
  await expectReflow(page);
  await signIn("customer");
  const checkout = `/checkout?restaurantId=${await fillCart(page)}`;
  await expectLargeLettersFit(page, ["/orders", "/carts", "/notifications", "/go-pass", "/account", checkout]);
  await signIn("agent");
  await expectLargeLettersFit(page, ["/agent"]);
});

for (const [role, area, pages] of [
  ["owner", "/dashboard", ["", "/online-orders", "/pos", "/kds", "/tables", "/items", "/reviews", "/sales-report"]],
  ["owner", "/dashboard", ["/sales-report/summary", "/day-close", "/transactions/print?sort=-date", "/customers"]],
  ["owner", "/dashboard/settings", ["", "/hours", "/prayer", "/ordering", "/halal", "/taxes", "/images", "/team"]],
  ["admin", "/admin", ["", "/restaurants", "/orders", "/refunds", "/halal-evidence", "/audit-log", "/calendar"]],
] as const) {
  test(`[UI-4] letters twice as large fit a phone's width: ${area}${pages[1]}`, async ({ page, signIn }) => {
    await page.setViewportSize(narrow);
    await signIn(role);
    await expectLargeLettersFit(
      page,
      pages.map((path) => `${area}${path}`),
    );
  });
}

test("[UI-4] with letters twice as large, a title's longest word stays in one piece on a phone", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn("admin");
  await page.goto("/admin/restaurants");
  await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
  const word = await page.getByRole("heading", { level: 1, name: "Restaurants" }).evaluate((title) => {
    title.style.overflowWrap = "normal";
    title.style.width = "min-content";
    return title.getBoundingClientRect().width;
  });
  expect(word).toBeLessThanOrEqual(await page.getByRole("main").evaluate((main) => main.clientWidth));
});

/** The texts of `part` that reach beyond their `box`, which would cut them off. */
const listCutOff = (page: Page, box: string, part: string): Promise<(string | null)[]> =>
  page.locator(box).evaluateAll(
    (boxes, selector) =>
      boxes.flatMap((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return [...one.querySelectorAll(selector)].flatMap((inner) => {
          const at = inner.getBoundingClientRect();
          const isInside = at.left >= left && at.right <= right + 1 && at.bottom <= bottom + 1;
          return isInside && inner.scrollWidth <= inner.clientWidth + 1 ? [] : inner.textContent;
        });
      }),
    part,
  );

test("[UI-4] with letters twice as large, nothing is cut off where a phone has little room", async ({
  page,
  signIn,
}) => {
  const openLarge = async (path: string) => {
    await page.goto(path);
    await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
  };
  await page.setViewportSize(narrow);
  await signIn("customer");
  await openLarge("/home");
  await expect(page.locator(".promo-card").first()).toBeAttached();
  expect(await listCutOff(page, ".promo-card", ":scope > span:last-child"), "promotions").toEqual([]);
  const place = page.locator('main a[href^="/restaurant/"]').first();
  await page.goto((await place.getAttribute("href")) ?? "");
  const dish = page.locator('main a[href*="/items/"]').first();
  await openLarge((await dish.getAttribute("href")) ?? "");
  await expect(page.locator("[data-panel-foot]")).toBeVisible();
  expect(await listCutOff(page, "[data-panel-foot]", ":scope > *"), "the dish's quantity and button").toEqual([]);
  await openLarge("/");
  const [logo, button] = await Promise.all([
    page.locator(".hero-bar").getByRole("link", { name: "HalalGo, to the front page" }).boundingBox(),
    page.locator(".hero-bar").getByRole("link", { name: "Order food" }).boundingBox(),
  ]);
  expect(logo && button && button.x - logo.x - logo.width, "room between logo and button").toBeGreaterThanOrEqual(8);
  await signIn("owner");
  await openLarge("/dashboard/kds");
  await expect(page.getByRole("group", { name: "Ready in minutes" }).first()).toBeAttached();
  expect(await listCutOff(page, "fieldset:has([name=ready_in])", "label"), "minutes of a new order").toEqual([]);
});

test("what is chosen can be told apart in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/auth/login");
  const chosen = page.getByRole("link", { name: "Customer Login" });
  await expect(chosen).toHaveAttribute("aria-current", "true");
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("link", { name: "Merchant Login" })).toHaveCSS("outline-style", "none");
});

test("[UI-11] Urdu, Persian and Arabic are written with the fonts that the page brings", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("heading", { level: 1 }).evaluate((title) => (title.textContent = "کباب ہے۔ پکوڑے شاي"));
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  await expect
    .poll(async () => {
      const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.filter(({ isCustomFont }) => !isCustomFont);
    })
    .toEqual([]);
});
