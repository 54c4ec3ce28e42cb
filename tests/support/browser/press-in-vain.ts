import { expect, type Page } from "@playwright/test";

/**
 * A proxy gives up waiting for the answer to the next form that goes to addresses like this; then the page is read anew.
 * @param isTaken whether the app had the form
 */
export async function pressInVain(
  page: Page,
  address: RegExp,
  press: () => Promise<void>,
  { isTaken = true } = {},
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (isTaken) await route.fetch();
    await route.fulfill({ status: 504, contentType: "text/html", body: "<h1>Gateway Timeout</h1>" });
  });
  const isReload = (request: { method(): string; url(): string }) =>
    request.method() === "GET" && address.test(request.url());
  const reloaded = page.waitForEvent("requestfinished", isReload);
  await press();
  await expect(page.getByText(/^We got no clear answer/)).toBeVisible();
  await reloaded;
  await page.unroute(address);
}
