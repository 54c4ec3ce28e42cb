import { orderUnderWay, startAppAndApi } from "@tests/support/app-and-api";
import { expect, signInAt, test as base } from "@tests/support/e2e";

/** The customer's browser beside an API that the test can call; the restaurant moves `orderId` on by `step`. */
interface LiveOrder {
  orderId: string;
  step: (status: string) => Promise<unknown>;
  /** Opens a page of the customer and waits until it hears events. */
  open: (path: string) => Promise<void>;
}

const test = base.extend<{ order: LiveOrder }>({
  order: async ({ page, consoleGuard }, use) => {
    const both = await startAppAndApi();
    try {
      const orderId = await orderUnderWay(both);
      await signInAt(both.app.url, page.request, "customer");
      await use({
        orderId,
        step: (status) => both.callAs("owner", "PATCH", `/orders/${orderId}/status`, { status }),
        open: async (path) => {
          const streaming = page.waitForResponse((response) => response.url().includes("/resources/events"));
          await page.goto(both.app.url + path);
          await streaming;
        },
      });
    } finally {
      await page.goto("about:blank");
      await both.stop();
      consoleGuard.expectError(/ERR_|Failed to load|Failed to fetch/);
    }
  },
});

test("[ORD-3, NOTIF-4] the restaurant's steps appear on the customer's open page by itself, after a cut line too", async ({
  page,
  order,
}) => {
  await order.open(`/orders/${order.orderId}`);
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  const now = page.getByRole("region", { name: "Progress" }).locator("[aria-current=step]");
  await expect(now).not.toContainText("Ready");
  // What happens while the line is cut is there once it is back.
  await page.context().setOffline(true);
  await expect(page.getByText("Connection lost, trying again")).toBeVisible();
  await order.step("ready");
  await expect(now).not.toContainText("Ready");
  await page.context().setOffline(false);
  await expect(now).toContainText("Ready");
  await expect(page.getByText("Updates automatically")).toBeVisible();

  await order.step("completed");
  await expect(page.getByText("Delivered. Enjoy your order.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Leave a review" })).toBeVisible();
  // The news of both steps came to the open page too.
  await expect(page.getByRole("link", { name: "Notifications, 4 unread" })).toBeVisible();
  await expect(page.locator("body[data-same-page]")).toBeVisible();
});

test("[NOTIF-4] what happens before a page that was just loaded is connected comes to it too, and nothing is loaded before", async ({
  page,
  order,
}) => {
  await order.open(`/orders/${order.orderId}`);
  // By then the host has told the app which events there were.
  await expect.poll(async () => (await page.reload())?.headers()["server-timing"]).toContain("events");
  const loads: string[] = [];
  page.on("request", (request) => loads.push(...(request.url().match(/orders\/[^/]+\.data/g) ?? [])));
  let connect = () => {};
  const isConnected = new Promise<void>((resolve) => (connect = resolve));
  const streams: URL[] = [];
  await page.route(/\/resources\/events/, async (route) => {
    streams.push(new URL(route.request().url()));
    await isConnected;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  expect(streams[0]?.searchParams.get("lastEventId")).toMatch(/^\d+$/);
  await order.step("ready");
  expect(loads).toEqual([]);
  connect();
  const now = page.getByRole("region", { name: "Progress" }).locator("[aria-current=step]");
  await expect(now).toContainText("Ready");
});

test("[ERR-2, NOTIF-4] what a form was told stays while news arrive", async ({ page, order }) => {
  // The browser's own checks would say it again: this is about the action's answer.
  await page.route(/form-checks/, (route) => route.abort());
  await order.open("/account");
  const bell = page.getByRole("link", { name: /^Notifications, \d+ unread$/ });
  const before = await bell.getAttribute("aria-label");
  await page.getByLabel("First Name").fill("A");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("First Name")).toHaveAccessibleDescription("First name must be at least 2 characters");
  await order.step("ready");
  await expect(bell).not.toHaveAttribute("aria-label", before ?? "");
  await expect(page.getByLabel("First Name")).toHaveAccessibleDescription("First name must be at least 2 characters");
  await expect(page.getByLabel("First Name")).toHaveValue("A");
});
