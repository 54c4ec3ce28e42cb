import { expect, test } from "@tests/support/e2e";

/** Pages that anyone can open, by what is special about them. */
const pages = [
  "/",
  "/about",
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

for (const path of pages) {
  test(`${path} is accessible, narrow and wide, light and dark`, async ({ page, context, app, expectAccessible }) => {
    // Four scans of a page that may hold every component there is.
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const theme of ["light", "dark"]) {
      await context.addCookies([{ name: "theme", value: theme, url: app.url }]);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "px to scroll sideways at 320 px").toBeLessThanOrEqual(0);
  });
}
