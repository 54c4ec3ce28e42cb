import { type CoreHost, startAppBeforeCoreHost } from "@tests/core-host/core-host";
import { fillItem, photo } from "@tests/e2e/steps/catalogue-steps";
import { cardFieldsReady } from "@tests/e2e/steps/checkout-steps";
import { expect, test as base } from "@tests/e2e/steps/login-page";
import type { RunningApp } from "@tests/support/app";

type Running = Awaited<ReturnType<typeof startAppBeforeCoreHost>>;

/** The app before a host that somebody else has built, and that host. */
const test = base.extend<object, { running: Running; host: CoreHost; app: RunningApp }>({
  running: [
    async ({}, use) => {
      const running = await startAppBeforeCoreHost({ CLOVER_PUBLIC_KEY: "public", CLOVER_PRIVATE_KEY: "private" });
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  host: [({ running }, use) => use(running.host), { scope: "worker" }],
  app: [({ running }, use) => use(running.app), { scope: "worker" }],
});

/** Clover's script as far as the app speaks to it: each field mounts, each card becomes a token. */
const cloverScript = `const field = { mount() {}, addEventListener() {} };
  window.Clover = class { elements() { return { create: () => field }; } createToken() { return Promise.resolve({ token: "clv_1T" }); } };`;

test("[HOST-5, HOST-6, HOST-48…56, HOST-60, HOST-62, HOST-69, HOST-70] a customer orders on a host with the documents' calls only", async ({
  page,
  logIn,
  host,
}, { project }) => {
  const hasScripts = project.name === "js";
  host.answerAs(hasScripts ? "nested" : "in data", hasScripts ? 404 : 501);
  await page.route("https://checkout.sandbox.dev.clover.com/sdk.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: cloverScript }),
  );
  await page.goto("/auth/login");
  await logIn("amina@example.test");
  await page
    .getByRole("link", { name: /Anatolia Grill House/ })
    .first()
    .click();
  await page
    .getByRole("link", { name: /Adana Kebab Plate/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Added").first()).toBeVisible();

  await page.goto("/checkout?restaurantId=1");
  const summary = page.getByRole("region", { name: "Cart Summary" });
  await expect(summary.getByRole("button", { name: /Remove|One less|Clear cart/ })).toHaveCount(0);
  await summary.getByRole("button", { name: "One more" }).click();
  const place = page.getByRole("button", { name: /^Place Order/ });
  await expect(place).toContainText("$31.98");
  await place.click();
  if (!hasScripts) {
    await expect(page.getByText("Card payment needs JavaScript here").first()).toBeVisible();
    expect(host.records.charges.size).toBe(0);
    return;
  }
  await cardFieldsReady(page);
  await page.getByRole("dialog").getByRole("button", { name: "Pay $31.98" }).click();
  await expect(page.getByText("Payment processed successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const [[key, order] = []] = host.records.orders;
  const charged = host.records.charges.get(key ?? "");
  expect(charged?.amount).toBe(3198);
  expect(order).toMatchObject({
    restaurantId: "1",
    items: [{ menuItemId: "11", quantity: 2 }],
    transactionId: charged?.transactionId,
    paymentAmount: 3198,
    currency: "usd",
    deliveryAddressId: "31",
  });
});

test("[HOST-19…23, HOST-31…34, HOST-86] an owner keeps the menu and sees samples of what the host does not keep", async ({
  page,
  logIn,
  host,
}, { project }) => {
  host.answerAs(project.name === "js" ? "bare" : "nested", 405);
  await page.goto("/auth/login");
  await logIn("selin@example.test");
  await expect(page.getByText("Sample data").first()).toBeVisible();
  await page.goto("/dashboard/items/new");
  const item = {
    name: "Iskender Kebab",
    description: "Shaved lamb over bread.",
    price: "16.49",
    category: "Kebab plates",
  };
  await fillItem(page, item);
  await page.getByLabel("Item picture").setInputFiles(await photo("#7a4a00"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Menu item created").first()).toBeVisible();
  expect(host.records.items.at(-1)).toMatchObject({ name: "Iskender Kebab", price: "16.49", restaurant_id: "1" });
  await page.goto("/dashboard/items");
  await expect(page.getByRole("table").getByRole("row", { name: /Iskender Kebab/ })).toContainText("$16.49");
});

test("[HOST-13, HOST-14, HOST-44…47, HOST-87] an administrator approves a restaurant and keeps the agents", async ({
  page,
  logIn,
  host,
}, { project }) => {
  host.answerAs(project.name === "js" ? "in data" : "bare", 501);
  await page.goto("/auth/login");
  await logIn("admin@example.test");
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/inactive-restaurants");
  await page.getByRole("link", { name: "Approve Cardamom Kitchen" }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Restaurant approved")).toBeVisible();
  expect(host.records.restaurants[1]?.is_active).toBe(true);
  await page.goto("/admin/restaurants");
  await expect(page.getByRole("row", { name: /Cardamom Kitchen/ })).toContainText("Active");
});
