import { expect, signInAt, test } from "@tests/support/e2e";

test("[COUP-2, COUP-9, TABLE-1…5] lists and forms of coupons, offers and taxes are accessible; staff only look", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  // Several axe checks, each of seconds on a busy machine.
  test.slow();
  await signIn("staff");
  await page.goto("/dashboard/coupons?status=active");
  await expect(page.getByRole("row").filter({ hasText: "SOFRA5" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^(Add|Edit|Delete) / })).toHaveCount(0);
  await page.getByRole("link", { name: /^View (it|them)$/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Welcome to HalalGo");
  await expectAccessible(page);

  await signIn("owner");
  for (const path of ["/dashboard/coupons?type=percentage", "/dashboard/offers", "/dashboard/settings/taxes"]) {
    await page.goto(path);
    if (!path.endsWith("taxes"))
      await page
        .getByLabel(/^Actions for /)
        .first()
        .click();
    await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/dashboard/coupons/new", "/dashboard/offers/new"]) {
    await page.goto(path);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  }
});

test("[COUP-8] two editors of one coupon: the second is told who was faster, and loses nothing", async ({
  page,
  signIn,
  browser,
  app,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/coupons?search=FAMILY15");
  await page.getByLabel("Actions for FAMILY15").click();
  await page.getByRole("link", { name: "Edit FAMILY15" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Minimum order").fill("95");
  const strip = panel.getByRole("region", { name: "Preview" });
  await expect(strip).toContainText("Coupon");
  await panel.getByLabel("Maximum discount").fill("1");
  await expect(strip).toContainText("−$1.00");

  const second = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, second.request, "manager");
  const other = await second.newPage();
  await other.goto(page.url());
  await other.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Family table");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Coupon updated successfully")).toBeVisible();
  await second.close();

  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText(/ has changed this coupon at \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(panel.getByRole("row", { name: /^Name .* Family table$/ })).toBeVisible();
  await expect(panel.getByLabel("Minimum order")).toHaveValue("95");
  await panel.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Coupon updated successfully")).toBeVisible();
});
