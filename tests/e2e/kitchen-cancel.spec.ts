import { expect, signInAt, test } from "@tests/support/e2e";

// Other journeys of the kitchen accept all the orders that wait.
test.use({ freshData: "an order cancelled while it is cooked" });

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
  await expect(page.getByRole("article", { name: new RegExp(`^${number}, .*, cancelled$`) })).toContainText("VOID");
  await place.close();
});
