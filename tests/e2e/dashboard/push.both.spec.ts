import type { Page } from "@playwright/test";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ serviceWorkers: "allow", freshData: "settings" });

/** A browser without a push service and without leave to show anything, as this one is, that has both once its visitor says `answer`. */
const withPushService = (page: Page, answer: "granted" | "denied") =>
  page.addInitScript((permission) => {
    Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("said") ?? "default" });
    Notification.requestPermission = async () => {
      localStorage.setItem("said", permission);
      return permission;
    };
    const [p256dh, auth] = ["A".repeat(87), "B".repeat(22)];
    const key = "device";
    const subscription = () => ({
      toJSON: () => ({ endpoint: localStorage.getItem(key), keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem(key),
    });
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(key, `https://push.services.com/${crypto.randomUUID()}`);
        return subscription();
      },
      getSubscription: async () => (localStorage.getItem(key) ? subscription() : null),
    });
  }, answer);

const settings = "/dashboard/settings/notifications";

test("[RUSH-3] an owner's device is told at the press of a button, until it is turned off here or removed elsewhere", async ({
  page,
  browser,
  app,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  test.slow();
  await signIn("owner");
  if (!javaScriptEnabled) {
    await page.goto(settings);
    const card = page.getByRole("region", { name: "Your devices" });
    await expect(card).toContainText("New orders are also announced by email: choose below who gets it.");
    await expect(card.getByRole("button", { name: "Notify this device" })).toHaveCount(0);
    await expect(page.getByRole("group", { name: "A new order" }).getByLabel("Owners")).toBeChecked();
    return;
  }
  await withPushService(page, "granted");
  await page.goto(settings);
  const card = page.getByRole("region", { name: "Your devices" });
  const tell = card.getByRole("button", { name: "Notify this device" });
  await tell.click();
  await expect(card.getByText("On for this device")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(card.getByText("On for this device")).toBeVisible();
  await card.getByRole("button", { name: "Turn off" }).click();
  await expect(tell).toBeVisible();
  await tell.click();
  await expect(card.getByText("On for this device")).toBeVisible();

  // Another browser of the owner's, where scripts are off.
  const elsewhere = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await signInAt(app.url, elsewhere.request, "owner");
  const other = await elsewhere.newPage();
  await other.goto(settings);
  await other.getByRole("button", { name: /^Remove Chrome on / }).click();
  await expect(other.getByText("The device is no longer notified")).toBeVisible();
  await expect(other.getByRole("heading", { name: "Other devices" })).toHaveCount(0);
  await elsewhere.close();
  await page.reload();
  await expect(tell).toBeVisible();
});

test("[RUSH-3] a customer turns it on at a running order; a browser that says no is believed", async ({
  page,
  context,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("customer");
  await page.goto("/orders");
  const order = await page.locator("a[href^='/orders/']").first().getAttribute("href");
  if (!javaScriptEnabled) {
    await page.goto(order ?? "");
    await expect(page.getByText("We email you when your order is accepted and when it is ready.")).toBeVisible();
    return;
  }
  const part = page.getByRole("region", { name: "Notifications on this device" });
  const unwilling = await context.newPage();
  await withPushService(unwilling, "denied");
  await unwilling.goto(order ?? "");
  const there = unwilling.getByRole("region", { name: "Notifications on this device" });
  await there.getByRole("button", { name: "Notify this device" }).click();
  await expect(there.getByText("Your browser blocks notifications from HalalGo.")).toBeVisible();
  await unwilling.evaluate(() => localStorage.clear());
  await unwilling.close();
  await withPushService(page, "granted");
  await page.goto(order ?? "");
  await part.getByRole("button", { name: "Notify this device" }).click();
  await expect(part.getByText("On for this device")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/account");
  await expect(page.getByText("On for this device")).toBeVisible();
  await expectAccessible(page);
});

test("[RUSH-3] the browser shows what the push service brings, and a press opens the order", async ({
  page,
  context,
  app,
  signIn,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Service workers are scripts.");
  await signIn("owner");
  await page.goto(settings);
  const response = await page.request.get("/service-worker.js");
  expect(response.headers()["cache-control"]).toBe("no-cache");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${app.url}/`);
  const [worker] = context.serviceWorkers();
  const link = "/dashboard/orders/1234";
  const news = JSON.stringify({ title: "New order HG-1234", body: "Anatolia Grill House", link });
  const happened = await worker?.evaluate(`new Promise((resolve) => {
    registration.showNotification = async (title, options) => {
      clients.openWindow = async (url) => resolve({ title, body: options.body, url });
      const notification = { close: () => undefined, data: options.data };
      dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
    };
    dispatchEvent(new PushEvent("push", { data: ${JSON.stringify(news)} }));
  })`);
  expect(happened).toEqual({
    title: "New order HG-1234",
    body: "Anatolia Grill House",
    url: `${app.url}${link}`,
  });
});
