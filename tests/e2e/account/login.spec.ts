import { expect, test } from "@tests/e2e/steps/login-page";

test("[AUTH-2, FORM-3] the button says that it is logging in", async ({ page, logIn }) => {
  await page.goto("/auth/login");
  let letPass = () => {};
  const held = new Promise<void>((resolve) => (letPass = resolve));
  await page.route("**/auth/login.data*", async (route) => {
    await held;
    await route.continue();
  });
  await logIn("customer@halalgo.test");
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeVisible();
  letPass();
  await expect(page).toHaveURL("/home");
});

test("[AUTH-9] the login leaves no step in the history", async ({ page, logIn }) => {
  await page.goto("/");
  await page.locator("header").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/auth/login");
  await logIn("customer@halalgo.test");
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[UI-1] a toast stays four seconds", async ({ page, logIn }) => {
  await page.clock.install({ time: new Date("2026-03-04T12:00:00") });
  await page.goto("/auth/login");
  await page.clock.pauseAt(new Date("2026-03-04T13:00:00"));
  await logIn("customer@halalgo.test");
  const toast = page.getByText("Login successful");
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(3_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test("[FORM-3] a field that is left just when the checks have come is checked too", async ({ page }) => {
  // Once the page is marked, what React draws comes late: there is time between the checks' arrival and their being drawn.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const wait = document.documentElement.hasAttribute("data-slow") ? 1_500 : 0;
      setTimeout(() => postMessage.call(this, message), wait);
    };
  });
  await page.goto("/auth/signup?user_type=user");
  await expect(page.getByRole("button", { name: "Show password" }).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-slow", ""));
  const checks = page.waitForResponse(/form-checks/);
  await page.getByLabel("First Name").fill("A");
  await (await checks).finished();
  await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return Promise.all(scripts.map(({ name }) => import(name)));
  });
  await page.getByLabel("Last Name").focus();
  await expect(page.getByText("User first name must be at least 2 characters").first()).toBeVisible();
});

test("[FORM-3] errors show while typing, before anything is sent", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto("/auth/signup?user_type=user");
  await page.getByLabel("First Name").fill("A");
  await page.getByLabel("Last Name").focus();
  await expect(page.getByText("User first name must be at least 2 characters").first()).toBeVisible();
  await page.getByLabel("First Name").fill("Amina");
  await expect(page.getByText("User first name must be at least 2 characters")).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("[FORM-3] a field that is left in the moment its checks arrive is checked, not sent", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      listen(type, ...rest);
      const leave = () => document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      if (type !== "focusout") return;
      queueMicrotask(leave);
      // React does what is left of its work after the browser has had its turn.
      for (const start = performance.now(); performance.now() - start < 50;);
    };
  });
  await page.goto("/auth/signup?user_type=user");
  await page.getByLabel("First Name").fill("A");
  await expect(page.getByText("User first name must be at least 2 characters").first()).toBeVisible();
  expect(posts).toEqual([]);
});

test("[FORM-3] a message that leaving a field brings does not move what is being pressed from under the pointer", async ({
  page,
}) => {
  await page.goto("/auth/signup?user_type=user");
  // What checks the fields is loaded with the first one.
  await page.getByLabel("Last Name").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Last Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Go to Home" }).hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByLabel("Email", { exact: true })).not.toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL("/");
});
