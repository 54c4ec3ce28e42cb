import type { Page } from "@playwright/test";

/** Keeps the pages that are opened from here on asleep, as on a slow line. @returns what lets their scripts come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/entry.client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
