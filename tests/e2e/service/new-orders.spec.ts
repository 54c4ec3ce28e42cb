import type { Browser, Page } from "@playwright/test";
import { payElsewhere } from "@tests/e2e/steps/checkout-steps";
import { holdScripts } from "@tests/support/browser/hold-scripts";
import { expect, test } from "@tests/support/e2e";

// Its first journey counts the two orders of the demo that nobody has answered; the others stand behind it, whatever it leaves.
test.use({ freshData: "new orders" });

declare global {
  interface Window {
    /** Notes that were played. */
    notes?: number;
  }
}

/** A page that is silent until it asks for sound: whatever a test looks up counts as a touch for the browser. */
const countNotes = (page: Page) =>
  page.addInitScript(() => {
    window.notes = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function oscillator() {
      window.notes = (window.notes ?? 0) + 1;
      return create.call(this);
    };
  });
const notes = (page: Page) => page.evaluate(() => window.notes ?? 0);

/** @returns what was paid for an order that waits now */
async function payAndLeave(browser: Browser, url: string): Promise<string> {
  const { customer, total } = await payElsewhere(browser, url);
  await customer.context().close();
  return total;
}

/** So that no order waits. */
async function acceptAll(page: Page) {
  await page.goto("/dashboard/online-orders");
  const strip = page.getByRole("region", { name: /^New orders?$/ });
  const accepts = strip.getByRole("button", { name: /^Accept HG-/ });
  while ((await accepts.count()) > 0) {
    const name = (await accepts.first().getAttribute("aria-label")) ?? "";
    await accepts.first().click();
    await expect(strip.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
}

test("[RUSH-1] a message that comes up under a finger lets the press through to what was meant", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const sendScripts = await holdScripts(page);
  // What moves stands still at its beginning, however slow the machine is.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto("/dashboard/settings/prayer", { waitUntil: "domcontentloaded" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await save.hover();
  await page.mouse.down();
  sendScripts();
  const messages = page.getByRole("region", { name: "Messages", exact: true });
  const alert = messages.getByRole("status").filter({ hasText: /^New order/ });
  await expect(alert).toHaveCount(2);
  await page.mouse.up();
  await expect(page.getByText("Prayer times saved").first()).toBeVisible();

  // Then it is pressed like anything else.
  await browser.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await alert.first().getByRole("button", { name: "Close message" }).click();
  await expect(alert).toHaveCount(1);
});

test("[RUSH-1, RUSH-2, RUSH-9] a new order calls on every page until somebody answers, and disturbs no form", async ({
  page,
  context,
  signIn,
  consoleGuard,
  expectAccessible,
}) => {
  await page.clock.install();
  await countNotes(page);
  await signIn("owner");
  await page.goto("/dashboard/settings");
  await expect(page).toHaveTitle(/^\(2\) New order · .+ · HalalGo$/);
  const messages = page.getByRole("region", { name: "Messages", exact: true });
  // Each of two has its own answers.
  await expect(messages.getByText(/^New order HG-\d+ · \$\d+\.\d\d$/)).toHaveCount(2);
  await expect(messages.locator("[data-new-order]")).toHaveCount(2);

  // The browser keeps silent until it is touched, and that is said; then it rings, and rings again.
  const silent = page.getByRole("button", { name: "Tap to turn sound on" });
  await expect(silent).toBeVisible();
  expect(await notes(page)).toBe(0);
  await silent.click();
  await expect(page.getByRole("button", { name: "Sound for new orders", pressed: true })).toBeVisible();
  await expect.poll(() => notes(page)).toBeGreaterThan(0);
  const first = await notes(page);
  await page.clock.fastForward(10_500);
  await expect.poll(() => notes(page)).toBeGreaterThan(first);
  await expectAccessible(page);

  // Another screen answers while a form is being filled in.
  const description = page.getByRole("textbox", { name: /^Description/ });
  await description.fill("Half a sentence about");
  const cut = page.waitForEvent("requestfailed", (request) => request.url().includes("settings.data"));
  await page.route("**/settings.data*", (route) => route.abort());
  const other = await context.newPage();
  await other.goto("/dashboard/kds");
  await other
    .getByRole("region", { name: /^2 to accept$/ })
    .getByRole("button", { name: "Accept" })
    .first()
    .click();
  await expect(other.getByRole("region", { name: /^1 to accept$/ })).toBeVisible();
  await other.close();
  // The news of it does not get through at first: the page stays as it is, and asks again.
  await cut;
  await page.evaluate(() => scrollTo({ top: 240, behavior: "instant" }));
  await page.unroute("**/settings.data*");
  await expect(page).toHaveTitle(/^\(1\) New order · /);
  expect(await page.evaluate(() => scrollY)).toBe(240);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue("Half a sentence about");

  // A line that is cut is said, and made good.
  await context.setOffline(true);
  await expect(page.getByText(/^Connection lost since .+ What is shown may be out of date\.$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);

  // Answered from where it is told; then it is quiet. Reject leads to the reasons at once.
  await expect(messages.getByRole("button", { name: /^Reject HG-/ })).toBeVisible();
  await messages.getByRole("button", { name: /^Accept HG-/ }).click();
  await expect(messages.getByText(/^Order HG-\d+ accepted$/)).toBeVisible();
  await expect(messages.getByText(/^New order HG-/)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/New order/);
  await expect(description).toHaveValue("Half a sentence about");
  const last = await notes(page);
  await page.clock.fastForward(31_000);
  expect(await notes(page)).toBe(last);
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED .*settings\.data/);
});

test("[RUSH-1, NOTIF-4] a customer pays, and the restaurant's open page calls without being loaded anew", async ({
  page,
  browser,
  app,
  signIn,
}) => {
  await countNotes(page);
  await signIn("owner");
  await acceptAll(page);
  await page.goto("/dashboard/items");
  // From then on the page knows which events it is current up to, and does not load itself again once it listens.
  await expect.poll(async () => (await page.reload())?.headers()["server-timing"]).toContain("events");
  await expect(page).toHaveTitle(/^Menu Items/);
  // Its dishes are not asked for again for an order's sake.
  let listLoads = 0;
  page.on("request", (request) => (listLoads += Number(request.url().includes("/items.data"))));
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await page.getByRole("button", { name: "Tap to turn sound on" }).click();
  await expect.poll(() => notes(page)).toBe(2);
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
  const unread = Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0] ?? 0);

  const { customer, total } = await payElsewhere(browser, app.url);

  const toast = page
    .getByRole("region", { name: "Messages", exact: true })
    .getByRole("status")
    .filter({ hasText: "New order" });
  await expect(toast).toContainText(new RegExp(`^New order HG-\\d+ · ${total.replace("$", "\\$")}`));
  const number = /HG-\d+/.exec((await toast.textContent()) ?? "")?.[0] ?? "";
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 1} unread`);
  await expect(page).toHaveTitle(/^\(1\) New order · Menu Items/);
  await expect(page.getByRole("link", { name: "Online Orders 1 waiting" })).toBeVisible();
  await expect.poll(() => notes(page)).toBeGreaterThan(2);
  expect(listLoads).toBe(0);

  // The customer's page says what the restaurant answers.
  await toast.getByRole("button", { name: `Accept ${number}` }).click();
  await expect(page).toHaveTitle(/^Menu Items/);
  await customer.goto("/orders");
  await expect(customer.getByRole("main")).toContainText(number);
  await expect(page.locator("body[data-same-page]")).toBeVisible();
  await customer.context().close();
});

test("[RUSH-2] news that break off keep no later news away", async ({ page, context, browser, app, signIn }) => {
  await signIn("owner");
  const listening = page.waitForResponse((response) => response.url().includes("/resources/events"));
  await page.goto("/dashboard/items");
  await listening;
  const waiting = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  const before = await waiting();
  await page.route("**/dashboard/news", (route) => route.fulfill({ contentType: "application/json", body: "{" }));
  await payAndLeave(browser, app.url);
  await expect.poll(waiting).toBe(before + 1);

  await page.unroute("**/dashboard/news");
  const kitchen = await context.newPage();
  await kitchen.goto("/dashboard/kds");
  await kitchen
    .getByRole("region", { name: /to accept$/ })
    .getByRole("button", { name: "Accept" })
    .first()
    .click();
  await expect.poll(waiting).toBe(before);
});

test("[RUSH-1, ORD-12] an order is rejected in the alert itself: it says what goes back, and a press on a reason does it, whatever comes meanwhile", async ({
  page,
  browser,
  app,
  signIn,
  expectAccessible,
}) => {
  await signIn("owner");
  await acceptAll(page);
  await payAndLeave(browser, app.url);
  await page.goto("/dashboard/items");
  const messages = page.getByRole("region", { name: "Messages", exact: true });
  const alerts = messages.getByRole("status").filter({ hasText: /^New order/ });
  const [, number = "", total = ""] = /(HG-\d+) · (\$\d+\.\d\d)/.exec((await alerts.textContent()) ?? "") ?? [];
  const alert = alerts.filter({ hasText: number });
  const reject = alert.getByRole("button", { name: `Reject ${number}`, exact: true });
  await reject.click();
  const question = alert.getByText(`Reject and give back ${total}? The customer reads the reason.`);
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toHaveCount(0);
  await expect(reject).toBeFocused();

  // Dishes and words need more room: where the order is.
  await reject.click();
  await alert.getByRole("button", { name: `Sold out or other: reject ${number}` }).click();
  await expect(page.getByRole("group", { name: "Why?" })).toBeVisible();

  await page.goto("/dashboard/items");
  await reject.click();
  await expect(question).toBeFocused();
  // Another order has an alert of its own: what is open here stays open.
  const paid = await payAndLeave(browser, app.url);
  await expect(alerts).toHaveCount(2);
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await alert.getByRole("button", { name: `Too busy: reject ${number}` }).click();
  await expect(messages.getByText(`Order ${number} rejected`)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(alerts.filter({ hasText: paid })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) New order · Menu Items/);
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await expect(page.getByText("Reason: The kitchen has too many orders at the moment.")).toBeVisible();
});

test("[RUSH-1, RUSH-13] on a phone one message leaves a dialog its buttons", async ({ page, browser, app, signIn }) => {
  await signIn("owner");
  await acceptAll(page);
  for (const url of [app.url, app.url]) await payAndLeave(browser, url);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/pos");
  await page.getByRole("button", { name: "Add Lahmacun", exact: true }).click();
  await page.getByRole("button", { name: /^1\s*Order/ }).click();
  await page.getByRole("button", { name: /^Charge/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Charge \$/ });
  // Of two orders' the first, until it is answered.
  await expect(dialog.locator("[data-new-order]")).toHaveCount(2);
  const message = dialog.locator("[data-new-order]:visible");
  await expect(message).toHaveCount(1);
  const boxOf = async (part: ReturnType<Page["locator"]>) => {
    const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
    return { top: y, end: y + height };
  };
  const close = dialog
    .getByRole("link", { name: "Close", exact: true })
    .or(dialog.getByRole("button", { name: "Close", exact: true }));
  await expect.poll(async () => (await boxOf(close)).top - (await boxOf(message)).end).toBeGreaterThan(0);
  const take = dialog.getByRole("button", { name: /^Take \$/ });
  await expect(take).toBeInViewport({ ratio: 1 });
  await take.click();
  await expect(page.getByText(/^Order HG-\d+ placed$/)).toBeVisible();
  // More than two are one message.
  const messages = page.getByRole("region", { name: "Messages", exact: true });
  await expect(messages.locator("[data-new-order]")).toHaveCount(2);
  await payAndLeave(browser, app.url);
  await expect(messages.getByText(/^3 new orders · \$\d+\.\d\d$/)).toBeVisible();
  await expect(messages.getByRole("button", { name: /^Accept HG-/ })).toHaveCount(0);
});
