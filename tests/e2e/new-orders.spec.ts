import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "new orders that nobody has answered" });

declare global {
  interface Window {
    /** Notes that were played. */
    notes?: number;
  }
}

const countNotes = (page: Page) =>
  page.addInitScript(() => {
    window.notes = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function oscillator() {
      window.notes = (window.notes ?? 0) + 1;
      return create.call(this);
    };
  });
const notes = (page: Page) => page.evaluate(() => window.notes ?? 0);

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
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText(/^2 new orders · \$\d+\.\d\d$/)).toBeVisible();

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
  const other = await context.newPage();
  await other.goto("/dashboard/kds");
  await other
    .getByRole("region", { name: /^To accept: 2$/ })
    .getByRole("button", { name: "Accept" })
    .first()
    .click();
  await expect(other.getByRole("region", { name: /^To accept: 1$/ })).toBeVisible();
  await other.close();
  await expect(page).toHaveTitle(/^\(1\) New order · /);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue("Half a sentence about");

  // A line that is cut is said, and made good.
  await context.setOffline(true);
  await expect(page.getByText(/^Connection lost since .+ What is shown may be out of date\.$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);

  // Answered from where it is told; then it is quiet.
  await messages.getByRole("button", { name: /^Accept HG-/ }).click();
  await expect(messages.getByText(/^Order HG-\d+ accepted$/)).toBeVisible();
  await expect(messages.getByText(/^New order HG-/)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/New order/);
  await expect(description).toHaveValue("Half a sentence about");
  const last = await notes(page);
  await page.clock.fastForward(31_000);
  expect(await notes(page)).toBe(last);
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED/);
});
