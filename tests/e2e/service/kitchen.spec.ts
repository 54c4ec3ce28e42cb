import { connect, createServer, type Socket } from "node:net";
import { payElsewhere } from "@tests/e2e/steps/checkout-steps";
import { holdScripts } from "@tests/support/browser/hold-scripts";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "kitchen" });

test("[KDS-5, ORD-3] what one screen does appears on the other, and a step taken twice is taken once", async ({
  page,
  signIn,
  context,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const other = await context.newPage();
  await other.goto("/dashboard/kds");
  const accept = (screen: typeof page) =>
    screen
      .getByRole("region", { name: /to accept$/ })
      .getByRole("form")
      .first();
  const label = (await accept(page).getAttribute("aria-label")) ?? "";
  const number = label.replace("Order ", "");
  await accept(page).getByRole("button", { name: "Accept" }).click();
  await expect(other.getByRole("article", { name: new RegExp(`^${number}, `) })).toBeVisible();
  await expect(other.getByText(`New order ${number}`)).toHaveCount(0);

  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  const order = await ticket.locator("input[name=order]").first().inputValue();
  await ticket.getByRole("button", { name: "Start Preparing" }).click();
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toBeVisible();
  const { origin } = new URL(page.url());
  const response = await page.request.post(page.url(), {
    form: { order, status: "preparing" },
    headers: { Origin: origin },
  });
  // Told as done, like the first.
  expect(response.status()).toBe(200);
  expect(await response.text()).not.toContain("already preparing");
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toBeVisible();

  // [RUSH-7] A line that one screen has done is done on the other; the last one makes the order ready.
  await page.goto("/dashboard/kds");
  const there = other.getByRole("article", { name: new RegExp(`^${number}, `) });
  const line = ticket.locator("button[aria-pressed]").first();
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await expect(there.locator("button[aria-pressed]").first()).toHaveAttribute("aria-pressed", "true");
  await there.getByRole("button", { name: /^Mark as Done/ }).click();
  await expect(ticket.getByRole("button", { name: "Completed" })).toBeDisabled();

  // What is refused is as it was again, with a word.
  await ticket.getByRole("button", { name: "Bring back" }).click();
  await expect(ticket.getByRole("button", { name: /^Mark as Done/ })).toBeVisible();
  const next = ticket.locator("button[aria-pressed=false]").first();
  const name = (await next.textContent()) ?? "";
  await page.route("**/dashboard/kds*", (route) => {
    const sent = route.request().postData();
    return sent ? route.continue({ postData: sent.replaceAll(order, crypto.randomUUID()) }) : route.continue();
  });
  await next.click();
  await expect(page.getByText(/not found|no longer/i)).toBeVisible();
  await expect(ticket.locator("button[aria-pressed=false]").filter({ hasText: name })).toBeVisible();
});

test("[RUSH-6, RUSH-9] what is pressed while the line is cut is as it was again, with a word, and works afterwards", async ({
  page,
  context,
  signIn,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { customer } = await payElsewhere(browser, app.url);
  await customer.context().close();
  await signIn("owner");
  // Where it loads once more when it is connected: the line is cut afterwards.
  const isOfDisplay = ({ url }: { url: () => string }) => url().includes("/dashboard/kds.data");
  const connected = page.waitForEvent("requestfinished", { predicate: isOfDisplay, timeout: 15_000 });
  await Promise.all([connected.catch(() => null), page.goto("/dashboard/kds")]);
  const ticket = page.getByRole("article").filter({ has: page.getByRole("button", { name: /^Mark as Done/ }) });
  const line = ticket.first().locator("button[aria-pressed]").first();
  await expect(line).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(true);
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await line.click();
  await expect(page.getByText(/^This could not be sent/)).toBeVisible();
  await expect(line).toHaveAttribute("aria-pressed", "false");
  // An order that could not be accepted can be pressed again; "Accepting..." would promise what does not happen.
  const accept = page
    .getByRole("group", { name: /^New order/ })
    .first()
    .getByRole("button", { name: /^Accept/ });
  await accept.click();
  // Without a time for an order of later.
  await expect(accept).toHaveAccessibleName(/^Accept( for .+)?$/);
  await expect(accept).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(line).toHaveAttribute("aria-pressed", "true");
});

test("[RUSH-6, ERR-2] a press while the line is cut ends in no error page, however early: it waits, or is told", async ({
  page,
  context,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await signIn("owner");
  // What keeps pages and forms has not come yet when the line is cut, nor have the routes that links lead to.
  await page.route(/after-hydration|__manifest/, (route) => route.abort());
  await page.goto("/dashboard/kds");
  await expect(page.locator("[data-sound]").first()).toBeVisible();
  const ticket = page.getByRole("article").filter({ has: page.getByRole("button", { name: /^Mark as Done/ }) });
  const label = await ticket
    .first()
    .getByRole("form")
    .filter({ has: page.locator("button[aria-pressed=false]") })
    .first()
    .getAttribute("aria-label");
  const line = page.getByRole("form", { name: label ?? "", exact: true }).locator("button[aria-pressed]");
  await line.click();
  await context.setOffline(true);
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await page.unroute(/after-hydration|__manifest/);
  const sent = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  await context.setOffline(false);
  await sent;
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  await page.reload();
  await expect(line).toHaveAttribute("aria-pressed", "true");

  // A link that leads elsewhere waits for the line, too.
  await context.setOffline(true);
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await page.getByRole("link", { name: "Sold out" }).click();
  await expect(page.getByText(/^There is no connection just now/)).toBeVisible();
  await expect(ticket.first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  await page.getByRole("link", { name: "Sold out" }).click();
  await expect(page.getByRole("heading", { name: "Sold out", exact: true })).toBeVisible();
});

test("[RUSH-8, RUSH-9] the first press anywhere turns the sound on, and nothing moves from under the finger", async ({
  page,
  signIn,
}) => {
  // Silent until it is touched, as browsers are to people.
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await signIn("owner");
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/dashboard/kds");
  const link = page.getByRole("link", { name: "Sold out" });
  const before = await link.boundingBox();
  await expect(page.getByRole("button", { name: "Tap to turn sound on" })).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
  await link.hover();
  await page.mouse.down();
  await expect(page.getByRole("button", { name: "Sound for new orders" })).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "Sold out", exact: true })).toBeVisible();
});

test("[RUSH-9] on a phone the kitchen's head is as high asleep as awake: nothing moves when its sound button comes", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  const sendScripts = await holdScripts(page);
  await page.goto("/dashboard/kds");
  const main = page.locator("main");
  const asleep = await main.boundingBox();
  sendScripts();
  await expect(page.locator("header").getByRole("button", { name: /sound/i })).toBeVisible();
  expect(await main.boundingBox()).toEqual(asleep);
});

/** Stands between browser and app; while it swallows, nothing arrives and nobody is told. */
async function swallowingProxy(port: number) {
  let swallows = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => !swallows && to.write(bytes));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    swallow: () => (swallows = true),
    /** As a router that has come back: what was under way is gone. */
    heal: () => {
      swallows = false;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

test("[RUSH-9] a line on which nothing arrives any more is said by kitchen and dashboard, and made good", async ({
  page,
  context,
  app,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_|Failed to fetch/);
  const { hostname, port } = new URL(app.url);
  const proxy = await swallowingProxy(Number(port));
  await signIn("owner");
  const isFollowing = (answer: { url: () => string; ok: () => boolean }) =>
    answer.url().includes("/resources/events") && answer.ok();
  const list = await context.newPage();
  for (const [one, path] of [
    [page, "/dashboard/kds"],
    [list, "/dashboard/online-orders"],
  ] as const) {
    await Promise.all([one.waitForResponse(isFollowing), one.goto(`http://${hostname}:${proxy.port}${path}`)]);
  }
  const lost = (screen: typeof page) => screen.getByText(/^Connection lost/);
  await expect(lost(page)).toHaveCount(0);
  proxy.swallow();
  await expect(lost(page)).toBeVisible();
  await list.bringToFront();
  await expect(lost(list)).toBeVisible();
  proxy.heal();
  for (const screen of [list, page]) {
    await screen.bringToFront();
    await expect(lost(screen)).toHaveCount(0, { timeout: 40_000 });
  }
  proxy.close();
});
