import { expect, signInAt, test as base } from "@tests/support/e2e";
import { openProxyLine, type ProxyLine } from "@tests/support/hosts/proxy-line";

const test = base.extend<{ line: ProxyLine }>({
  line: async ({ app }, use) => {
    const line = await openProxyLine(app.url);
    await use(line);
    await line.cut();
  },
  baseURL: ({ line }, use) => use(line.url),
});

test.use({ serviceWorkers: "allow" });

test("[FORM-2] without a network there is a page that says so, what was typed stays, and nothing of the visitor's is kept on the device", async ({
  page,
  line,
  consoleGuard,
  expectAccessible,
}) => {
  // Every page is loaded whole, through the worker too.
  test.slow();
  await signInAt(line.url, page.request, "customer");
  await page.goto("/orders");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const path of ["/orders", "/account", "/home"]) await page.goto(path);
  const cached = await page.evaluate(async () => {
    const found: { path: string; isPage: boolean }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get("Content-Type") ?? "";
        found.push({ path: new URL(request.url).pathname, isPage: type.startsWith("text/html") });
      }
    }
    return found;
  });
  expect(cached.filter(({ isPage }) => isPage).map(({ path }) => path)).toEqual(["/offline.html"]);
  const others = cached.map(({ path }) => path).filter((path) => !path.startsWith("/build/"));
  expect(others.sort()).toEqual(["/favicon.svg", "/offline.html"]);
  expect(cached.some(({ path }) => path.startsWith("/build/"))).toBe(true);

  consoleGuard.expectError(/ERR_CONNECTION_REFUSED|Failed to (load|fetch)|network/i);
  await line.cut();
  await page.goto("/home?search=handi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expectAccessible(page);
  await line.mend();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/home?search=handi");
  await expect(page.getByRole("searchbox").first()).toHaveValue("handi");

  // [FORM-2] A form that cannot be sent stays in its page.
  await page.goto("/account");
  const name = page.getByRole("textbox", { name: "First Name" });
  await name.fill("Amina");
  await line.cut();
  await page.getByRole("button", { name: "Save changes" }).click();
  // [ERR-2] In the form, where it stays until it is sent again.
  await expect(page.locator("form").filter({ has: name }).getByRole("alert")).toContainText(
    "Check your connection and try again: nothing you typed is lost.",
  );
  await expect(name).toHaveValue("Amina");
  await line.mend();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your profile has been saved.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[PAGE-4] the app can be installed: its manifest names icons that there are", async ({ page }) => {
  await page.goto("/about");
  const href = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "";
  const response = await page.request.get(href);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { name, icons } = await response.json();
  expect(name).toBe("HalalGo");
  const touch = (await page.locator('link[rel="apple-touch-icon"]').getAttribute("href")) ?? "";
  for (const src of [...icons.map((icon: { src: string }) => icon.src), touch]) {
    expect((await page.request.get(src)).headers()["content-type"], src).toMatch(/^image\//);
  }
});
