import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "new orders that nobody has answered, without a script" });

test("[RUSH-1] without JavaScript new orders stand above every page, in full where orders are and accepted there, and a frame says what is new while nothing half typed is lost", async ({
  page,
  request,
  app,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings");
  // A page that is not of orders has a line of it, low enough for phones, that leads to them.
  const line = page.getByRole("region", { name: /^New orders · \$\d+\.\d\d$/ });
  await expect(line.getByRole("button")).toHaveCount(0);
  await line.getByRole("link", { name: "Answer" }).click();
  await expect(page).toHaveURL("/dashboard/online-orders");
  // Reject leads to the reasons at once.
  await page.goto("/dashboard");
  await page.locator("summary[aria-label^='More for HG-']").first().click();
  await page.getByRole("link", { name: /^Reject with a reason: HG-\d+$/ }).click();
  await expect(page.getByRole("group", { name: "Why?" })).toBeVisible();
  await page.goto("/dashboard");
  const waiting = page.getByRole("region", { name: "New orders" });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await waiting
    .getByRole("button", { name: /^Accept HG-/ })
    .first()
    .click();
  await expect(page.getByText(/^Order HG-\d+ accepted$/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("region", { name: "New order" }).getByRole("listitem")).toHaveCount(1);
  for (const path of [
    "/dashboard",
    "/dashboard/online-orders",
    "/dashboard/inbox",
    "/dashboard/items",
    "/dashboard/settings",
  ]) {
    await page.goto(path);
    await expect(page.locator("meta[http-equiv=refresh]"), "nothing half typed is thrown away").toHaveCount(0);
    const frame = page.frameLocator("iframe[title='Looking for new orders']");
    await expect(frame.locator("meta[http-equiv=refresh]"), path).toHaveAttribute(
      "content",
      /^30;url=\/dashboard\/watch\?.*seen=/,
    );
    await expect(frame.getByRole("status"), path).toContainText("Nothing has changed.");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/online-orders?search=HG");
  const refresh = page.frameLocator("iframe[title='Looking for new orders']").getByRole("link", { name: "Refresh" });
  await expect(refresh, "nothing of the frame is cut off").toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const watched = page.frameLocator("iframe[title='Looking for new orders']");
  const [, again = ""] = ((await watched.locator("meta[http-equiv=refresh]").getAttribute("content")) ?? "").split(
    "url=",
  );
  await request.post("/auth/login", {
    form: { email: "owner@halalgo.test", password: "halalgo-demo" },
    headers: { Origin: app.url },
  });
  expect(await (await request.get(again)).text()).toContain("Nothing has changed.");
  await page
    .getByRole("region", { name: "New order" })
    .getByRole("button", { name: /^Accept HG-/ })
    .click();
  await expect(page.getByText(/^Order HG-\d+ accepted$/)).toBeVisible();
  const response = await request.get(again);
  expect(await response.text()).toContain("Orders have changed. 0 orders wait to be accepted.");
  expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
});
