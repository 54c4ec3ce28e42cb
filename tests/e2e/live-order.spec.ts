import { expect, test } from "@tests/support/e2e";
import { orderUnderWay, startAppAndApi } from "@tests/support/app-and-api";

test("[ORD-3] a step taken by the restaurant appears on the customer's open page by itself", async ({
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
    await both.callAs("owner", "PATCH", `/orders/${id}/status`, { status: "ready" });
    await expect(now).toContainText("Ready");
    await expect(page.locator("body[data-same-page]")).toBeVisible();

    await both.api.stop();
    await expect(page.getByText("Connection lost, trying again")).toBeVisible();
  } finally {
    await page.goto("about:blank");
    await both.stop();
    consoleGuard.expectError(/ERR_|Failed to load|Failed to fetch/);
  }
});
