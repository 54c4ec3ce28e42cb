import { expect, signInAt, test } from "@tests/support/e2e";

declare global {
  interface Window {
    /** Notes that were played. */
    rings?: number;
  }
}

// Two orders wait, one for each of the last two journeys; other journeys of the kitchen accept all.
test.use({ freshData: "an order cancelled while it is cooked" });

test("[RUSH-6] the row with Undo covers no order that waits to be accepted", async ({ page, signIn }) => {
  await signIn("owner");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard/kds");
  const waiting = page.getByRole("region", { name: /^\d+ to accept$/ });
  await expect(waiting).toBeVisible();
  const ticket = page.getByRole("article").filter({ has: page.getByRole("button", { name: "Mark as Done" }) });
  await ticket.first().getByRole("button", { name: "Mark as Done" }).click();
  const done = page.getByText(/^#\d+ done/);
  await expect(done).toBeVisible();
  const [column, row] = await Promise.all([waiting.boundingBox(), done.boundingBox()]);
  expect(row?.x).toBeGreaterThan((column?.x ?? Infinity) + (column?.width ?? 0));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(done).toHaveCount(0);
});

test("[KDS-3, RUSH-7] a ticket whose time is over says that it is late, and by how many minutes", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn("staff");
  await page.goto("/dashboard/kds");
  const waiting = page.getByRole("group", { name: /^New order/ });
  const form = waiting.first().getByRole("form");
  const number = ((await form.getAttribute("aria-label")) ?? "").replace("Order ", "");
  await form.getByRole("radio", { name: "30", exact: true }).check({ force: true });
  await form.getByRole("button", { name: "Accept" }).click();
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  await expect(ticket.getByText("Waiting for")).toBeAttached();
  await expect(ticket).not.toContainText("Late");
  // What it shows is from before; only its own clock goes on. Data asked for earlier would come with the time it is at the API.
  await page.route("**/dashboard/kds.data*", () => {});
  await page.reload();
  await expect(page.getByRole("form", { name: "Stations" }).locator("input[name=live]")).toBeAttached();
  await page.clock.fastForward("45:00");
  await expect(ticket).toContainText(/Late 1[56] min/);
});

test("[ORD-12, KDS-5] an order is cancelled while the kitchen goes on with it, and nobody waits for scripts that do not come", async ({
  page,
  signIn,
  browser,
  app,
}) => {
  await signIn("staff");
  await page.goto("/dashboard/kds");
  const accept = page
    .getByRole("region", { name: /to accept$/ })
    .getByRole("form")
    .first();
  const number = ((await accept.getAttribute("aria-label")) ?? "").replace("Order ", "");
  await accept.getByRole("button", { name: "Accept" }).click();
  const begin = page
    .getByRole("article", { name: new RegExp(`^${number}, `) })
    .getByRole("button", { name: "Start Preparing" });
  await expect(begin).toBeVisible();

  const place = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, place.request, "owner");
  const office = await place.newPage();
  await office.goto(`/dashboard/online-orders?search=${number}`);
  await office.getByRole("table").getByRole("link", { name: number }).click();
  await office.getByText("Cancel", { exact: true }).click();
  let sendScripts = () => {};
  const sent = new Promise<void>((resolve) => (sendScripts = resolve));
  await office.route("**/build/**/*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await Promise.all([office.getByRole("button", { name: "Cancel order" }).click(), begin.click()]);
  const confirm = office.getByRole("button", { name: /^Cancel and give back \$/ });
  await expect(confirm).toBeVisible();
  sendScripts();
  await confirm.click();
  await expect(office.getByText(`Order ${number} cancelled`)).toBeVisible();
  const crossed = { name: new RegExp(`^${number}, .*, cancelled$`) };
  await expect(page.getByRole("article", crossed)).toContainText("VOID");
  await place.close();

  // [RUSH-6, RUSH-7] It rings on the displays that show it: at its stations, over the flow's pages, in Recall.
  const display = await page.context().newPage();
  await page.close();
  await display.clock.install();
  await display.addInitScript(() => {
    window.rings = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function oscillator() {
      window.rings = (window.rings ?? 0) + 1;
      return create.call(this);
    };
  });
  const rings = () => display.evaluate(() => window.rings ?? 0);
  await display.goto("/dashboard/kds");
  const accepts = display.getByRole("region", { name: /to accept$/ }).getByRole("button", { name: "Accept" });
  for (let left = await accepts.count(); left > 0; left -= 1) {
    await accepts.first().click();
    await expect(accepts).toHaveCount(left - 1);
  }
  const ticket = display.getByRole("article", crossed);
  const chip = (name: string) => display.getByRole("form", { name: "Stations" }).getByRole("button", { name });
  const seen = new Set<boolean>();
  for (const station of ["Grill", "Cold", "Oven"]) {
    await chip("All").click();
    await expect(ticket).toBeVisible();
    await chip(station).click();
    await expect(chip(station)).toHaveAttribute("aria-pressed", "true");
    await expect(chip("All")).toHaveAttribute("aria-pressed", "false");
    const isShown = await ticket.isVisible();
    const before = await rings();
    await display.clock.fastForward(31_000);
    const hasRung = async () => (await rings()) > before;
    if (isShown) await expect.poll(hasRung, station).toBe(true);
    else expect(await hasRung(), station).toBe(false);
    seen.add(isShown);
  }
  expect(seen).toEqual(new Set([true, false]));
  await chip("All").click();
  await expect(ticket).toBeVisible();
  await display.getByRole("link", { name: "Recall" }).click();
  await expect(display).toHaveURL(/recall=1/);
  await expect(ticket).toContainText("VOID");
});

test("[RUSH-6, RUSH-7] a station that is pressed just before Recall is kept", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const chip = (name: string) => page.getByRole("form", { name: "Stations" }).getByRole("button", { name });
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/dashboard\/kds/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await chip("Cold").click();
  await page.getByRole("link", { name: "Recall" }).click();
  release();
  await saved;
  await page.getByRole("link", { name: "To the tickets" }).click();
  await expect(chip("Cold")).toHaveAttribute("aria-pressed", "true");
  await chip("All").click();
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
});

test("[RUSH-7] of two stations pressed while the first is saved both are shown at once, and kept", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const chip = (name: string) => page.getByRole("form", { name: "Stations" }).getByRole("button", { name });
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/dashboard\/kds/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await chip("Cold").click();
  await expect(chip("Cold")).toHaveAttribute("aria-pressed", "true");
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await chip("Grill").click();
  await expect(chip("Grill")).toHaveAttribute("aria-pressed", "true");
  release();
  await saved;
  await page.reload();
  await expect(chip("Cold")).toHaveAttribute("aria-pressed", "true");
  await expect(chip("Grill")).toHaveAttribute("aria-pressed", "true");
});

test("[ERR-2, KDS-5] a display whose reload is refused, as by a proxy, shows its tickets on, says so, and follows again by itself", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/status of 500/);
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const ticket = page.getByRole("article").filter({ has: page.getByRole("button", { name: "Mark as Done" }) });
  const name = (await ticket.first().getAttribute("aria-label")) ?? "";
  await page.route(/\/dashboard\/kds\.data/, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" })
      : route.continue(),
  );
  const refused = page.waitForResponse((response) => response.status() === 500);
  await ticket.first().getByRole("button", { name: "Mark as Done" }).click();
  await refused;
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await expect(page.getByRole("article", { name, exact: true })).toBeVisible();
  await page.unroute(/\/dashboard\/kds\.data/);
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ticket.first()).toHaveAttribute("aria-label", name);
});
