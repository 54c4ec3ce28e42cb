import type { Page } from "@playwright/test";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ serviceWorkers: "allow", freshData: "devices that are told of orders" });

/** A browser without a push service, as this one is, that has one. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
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
  });

const settings = "/dashboard/settings/notifications";

test("[RUSH-3] an owner's device is told at the press of a button, until it is turned off here or removed elsewhere", async ({
  page,
  context,
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
    await expect(card).toContainText("Email tells of new orders: choose below who gets it.");
    await expect(card.getByRole("button", { name: "Tell this device" })).toHaveCount(0);
    await expect(page.getByRole("group", { name: "A new order" }).getByLabel("Owners")).toBeChecked();
    return;
  }
  await context.grantPermissions(["notifications"]);
  await withPushService(page);
  await page.goto(settings);
  const card = page.getByRole("region", { name: "Your devices" });
  const tell = card.getByRole("button", { name: "Tell this device" });
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
  await expect(other.getByText("The device is told no longer")).toBeVisible();
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
  await withPushService(page);
  // Nobody was asked, and this browser refuses.
  await page.goto(order ?? "");
  const part = page.getByRole("region", { name: "Messages to this device" });
  await expect(part.getByText("Your browser blocks messages of HalalGo.")).toBeVisible();
  await context.grantPermissions(["notifications"]);
  await page.goto(order ?? "");
  await part.getByRole("button", { name: "Tell this device" }).click();
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
  await context.grantPermissions(["notifications"]);
  await signIn("owner");
  const [answer] = await Promise.all([page.request.get("/service-worker.js"), page.goto(settings)]);
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${app.url}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const link = "/dashboard/orders/1234";
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: app.url,
    registrationId: await registered,
    data: JSON.stringify({ title: "New order HG-1234", body: "Anatolia Grill House", link }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: "New order HG-1234", body: "Anatolia Grill House" }]);

  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(`new Promise(async (resolve) => {
    clients.openWindow = async (url) => resolve(url);
    const [notification] = await registration.getNotifications();
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
  })`);
  expect(opened).toBe(`${app.url}${link}`);
});
