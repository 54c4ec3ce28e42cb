import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

// An order waits there, and nobody answers it.
test.use({ freshData: "new orders" });

declare global {
  interface Window {
    /** Notes that were played. */
    tones?: number;
  }
}

const countTones = (page: Page) =>
  page.addInitScript(() => {
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function oscillator() {
      window.tones = (window.tones ?? 0) + 1;
      return create.call(this);
    };
  });
const tones = (page: Page) => page.evaluate(() => window.tones ?? 0);

test("[RUSH-9] sound that is turned off is off and says so, on every page and after loading anew, until it is turned on", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await countTones(page);
  await signIn("owner");
  await page.goto("/dashboard/kds");
  await expect(page.getByRole("region", { name: /to accept$/ })).toBeVisible();
  // Whatever is pressed first wakes the browser's sound.
  await page.mouse.click(2, 2);
  const isOn = page.getByRole("button", { name: "Sound for new orders", pressed: true });
  const isOff = page.getByRole("button", { name: "Sound for new orders", pressed: false });
  await isOn.click();
  await expect(isOff).toBeVisible();
  for (const path of ["/dashboard/kds", "/dashboard/settings"]) {
    await page.goto(path);
    await expect(page).toHaveTitle(/New order/);
    await page.mouse.click(2, 2);
    await expect(isOff).toBeVisible();
    await page.clock.fastForward(31_000);
    expect(await tones(page), path).toBe(0);
  }
  await isOff.click();
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
});

test("[RUSH-9] how loud it rings is chosen in the kitchen's menu and in the account's, tried at once, and kept by the device", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await countTones(page);
  await signIn("owner");
  await page.goto("/dashboard/kds");
  await page.locator("summary").filter({ hasText: "display menu" }).click();
  const volume = page.getByRole("slider", { name: /^Volume of new orders/ });
  await expect(volume).toHaveAccessibleName("Volume of new orders 50%");
  await volume.press("ArrowRight");
  await expect(volume).toHaveAttribute("aria-valuetext", "60%");
  await expectAccessible(page);
  const before = await tones(page);
  await page.getByRole("button", { name: "Test sound" }).click();
  await expect.poll(() => tones(page)).toBeGreaterThan(before);

  await page.goto("/dashboard/settings");
  await page.getByRole("banner").locator("summary").last().click();
  await expect(volume).toHaveAttribute("aria-valuetext", "60%");
  await expect(page.getByRole("button", { name: "Test sound" })).toBeVisible();
  await expectAccessible(page);
  await volume.press("End");
  await page.reload();
  await page.getByRole("banner").locator("summary").last().click();
  await expect(volume).toHaveAttribute("aria-valuetext", "100%");
});

test("[RUSH-9] a tab that rings in another's place does not ring for what was answered there", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/online-orders");
  await page.mouse.click(2, 2);
  const locks = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const count = (all: LockInfo[]) => all.filter(({ name }) => name === "ring order").length;
      return { rings: count(held), waits: count(pending) };
    });
  await expect.poll(locks).toEqual({ rings: 1, waits: 0 });

  const kitchen = await context.newPage();
  await kitchen.clock.install();
  await countTones(kitchen);
  await kitchen.goto("/dashboard/kds");
  await kitchen.mouse.click(2, 2);
  await expect.poll(locks).toEqual({ rings: 1, waits: 1 });
  // Its time stands still from here: only what is run of it passes.
  const getTime = () => kitchen.evaluate(() => Date.now());
  await kitchen.clock.pauseAt((await getTime()) + 2_000);
  const before = await tones(kitchen);
  // It hears of nothing for now.
  await kitchen.route("**/dashboard/kds.data**", () => {});

  const accepts = page.getByRole("region", { name: /^New orders?$/ }).getByRole("button", { name: /^Accept HG-/ });
  for (let left = await accepts.count(); left > 0; left -= 1) {
    await accepts.first().click();
    await expect(accepts).toHaveCount(left - 1);
  }
  await expect.poll(locks, "the kitchen has its place").toEqual({ rings: 1, waits: 0 });
  await expect(kitchen.getByRole("region", { name: /to accept$/ })).toBeVisible();
  const takenOverAt = await getTime();
  const waitForRing = async () => {
    await kitchen.clock.runFor(1_000);
    return tones(kitchen);
  };
  await expect.poll(waitForRing, { intervals: [50] }).toBeGreaterThan(before);
  expect((await getTime()) - takenOverAt, "the first ring is that of ten seconds later").toBeGreaterThanOrEqual(10_000);
});
