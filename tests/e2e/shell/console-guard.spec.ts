import { expect, test } from "@tests/support/e2e";

test("an error in the console is a fault, unless it was announced", async ({ page, consoleGuard }) => {
  await page.goto("/");
  await page.evaluate(() => setTimeout(() => console.error("the roof is leaking")));
  await expect.poll(() => consoleGuard.faults()).toEqual([expect.stringContaining("the roof is leaking")]);
  consoleGuard.expectError(/the roof is leaking/);
  expect(consoleGuard.faults()).toEqual([]);
});

test("a missing picture is a fault; a page that says 404 is not", async ({ page, consoleGuard }) => {
  await page.goto("/no-such-page");
  expect(consoleGuard.faults()).toEqual([]);
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: "/pictures/no-such.webp" })));
  await expect.poll(() => consoleGuard.faults()).toEqual([expect.stringContaining("no-such.webp")]);
  consoleGuard.expectError(/no-such\.webp/);
});
