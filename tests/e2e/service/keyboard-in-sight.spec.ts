import type { Locator } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "new orders" });

/** WCAG 2.4.11: whether it can be seen in part at least, at its start, middle or end, rather than what lies over it. */
const isInSight = (element: Locator) =>
  element.evaluate((seen) => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return hit !== null && (seen.contains(hit) || hit.contains(seen));
    });
  });

test("[RUSH-1] a dish at the counter that the keyboard reaches is not left under a new order's message", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/pos");
  await expect(page.getByRole("status").filter({ hasText: /^New order/ })).toBeVisible();
  const choices = page.getByRole("button", { name: /^Size and add-ons of/ });
  for (const dish of await choices.all()) {
    await dish.focus();
    await expect.poll(() => isInSight(dish)).toBe(true);
  }
});

test("[SET-1, UI-4] on a phone the current tab of the settings leaves those that the keyboard reaches in sight", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await signIn("owner");
  await page.goto("/dashboard/settings/ordering");
  const tabs = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await tabs.last().focus();
  for (const tab of (await tabs.all()).slice(0, -1).toReversed()) {
    await page.keyboard.press("Shift+Tab");
    await expect(tab).toBeFocused();
    await expect.poll(() => isInSight(tab)).toBe(true);
  }
});
