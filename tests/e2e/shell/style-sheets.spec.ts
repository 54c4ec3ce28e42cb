import type { Page } from "@playwright/test";
import { expect, test } from "@tests/e2e/steps/login-page";

const sheets = (page: Page) =>
  page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => /(\w+)-\w+\.css$/.exec(link.getAttribute("href") ?? "")?.[1]));

/** The style sheets that apply, which may not be the one that is asked for yet. */
const applied = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => /(\w+)-\w+\.css$/.exec(href ?? "")?.[1] ?? []));

test("[bar] a page loads one style sheet, and customers' is without what only dashboards show", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/404/);
  for (const path of ["/", "/home", "/auth/login", "/auth/signup", "/administer"]) {
    await page.goto(path);
    expect(await sheets(page), path).toEqual(["customers"]);
  }
  await signIn("owner");
  for (const path of ["/dashboard", "/dashboard/kds", "/dashboard/nowhere", "/theme"]) {
    await page.goto(path);
    expect(await sheets(page), path).toEqual(["dashboards"]);
  }
});

test("whoever logs in to a dashboard has its rules asked for with its data, and the old ones until then", async ({
  page,
  logIn,
}) => {
  let letPass = () => {};
  const held = new Promise<void>((resolve) => (letPass = resolve));
  await page.route("**/dashboards-*.css", async (route) => {
    await held;
    await route.continue();
  });
  let letDataPass = () => {};
  const heldData = new Promise<void>((resolve) => (letDataPass = resolve));
  await page.route("**/dashboard.data*", async (route) => {
    await heldData;
    await route.continue();
  });
  await page.goto("/auth/login");
  const styleSheet = page.waitForRequest("**/dashboards-*.css");
  await logIn("owner@halalgo.test");
  await styleSheet;
  await expect(page).toHaveURL("/auth/login");
  letDataPass();
  await expect(page).toHaveURL("/dashboard");
  expect(await applied(page)).toEqual(["customers"]);
  await expect(page.locator("body")).toHaveCSS("font-family", /Figtree/);
  letPass();
  await expect.poll(() => applied(page)).toEqual(["customers", "dashboards"]);
});
