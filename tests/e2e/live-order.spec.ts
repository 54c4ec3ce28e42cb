import { expect, test } from "@tests/support/e2e";
import { orderUnderWay, startAppAndApi } from "@tests/support/app-and-api";

test("[ORD-3, NOTIF-4] the restaurant's steps appear on the customer's open page by itself, after a cut line too", async ({
  page,
  consoleGuard,
}) => {
  const both = await startAppAndApi();
  try {
    const id = await orderUnderWay(both);
    await page.request.post(`${both.app.url}/auth/login`, {
      form: { email: "customer@halalgo.test", password: "halalgo-demo" },
      headers: { Origin: both.app.url },
      maxRedirects: 0,
    });
    const streaming = page.waitForResponse((answer) => answer.url().includes("/resources/events"));
    await page.goto(`${both.app.url}/orders/${id}`);
    await streaming;
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    const now = page.getByRole("region", { name: "Progress" }).locator("[aria-current=step]");
    await expect(now).not.toContainText("Ready");
    // What happens while the line is cut is there once it is back.
    await page.context().setOffline(true);
    await expect(page.getByText("Connection lost, trying again")).toBeVisible();
    await both.callAs("owner", "PATCH", `/orders/${id}/status`, { status: "ready" });
    await expect(now).not.toContainText("Ready");
    await page.context().setOffline(false);
    await expect(now).toContainText("Ready");
    await expect(page.getByText("Updates by itself")).toBeVisible();

    await both.callAs("owner", "PATCH", `/orders/${id}/status`, { status: "completed" });
    await expect(page.getByText("Delivered. Enjoy your meal.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Leave a review" })).toBeVisible();
    // The news of both steps came to the open page too.
    await expect(page.getByRole("link", { name: "Notifications, 4 unread" })).toBeVisible();
    await expect(page.locator("body[data-same-page]")).toBeVisible();
  } finally {
    await page.goto("about:blank");
    await both.stop();
    consoleGuard.expectError(/ERR_|Failed to load|Failed to fetch/);
  }
});

test("[ERR-2, NOTIF-4] what a form was told stays while news arrive", async ({ page, consoleGuard }) => {
  const both = await startAppAndApi();
  try {
    const id = await orderUnderWay(both);
    await page.request.post(`${both.app.url}/auth/login`, {
      form: { email: "customer@halalgo.test", password: "halalgo-demo" },
      headers: { Origin: both.app.url },
      maxRedirects: 0,
    });
    // The browser's own checks would say it again: this is about the action's answer.
    await page.route(/form-checks/, (route) => route.abort());
    const streaming = page.waitForResponse((answer) => answer.url().includes("/resources/events"));
    await page.goto(`${both.app.url}/account`);
    await streaming;
    const bell = page.getByRole("link", { name: /^Notifications, \d+ unread$/ });
    const before = await bell.getAttribute("aria-label");
    await page.getByLabel("First Name").fill("A");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByLabel("First Name")).toHaveAccessibleDescription("First name must be at least 2 characters");
    await both.callAs("owner", "PATCH", `/orders/${id}/status`, { status: "ready" });
    await expect(bell).not.toHaveAttribute("aria-label", before ?? "");
    await expect(page.getByLabel("First Name")).toHaveAccessibleDescription("First name must be at least 2 characters");
    await expect(page.getByLabel("First Name")).toHaveValue("A");
  } finally {
    await page.goto("about:blank");
    await both.stop();
    consoleGuard.expectError(/ERR_|Failed to load|Failed to fetch/);
  }
});
