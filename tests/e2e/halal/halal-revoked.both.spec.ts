import { cardFieldsReady, fillCard, fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

// The certificate of its home restaurant is revoked here alone.
test.use({ freshData: "a revoked certificate" });

test("[HALAL-2, HALAL-13] a certificate that is revoked while a customer pays: nothing is charged, the cart stays, and nobody is found by it", async ({
  page,
  browser,
  app,
  signIn,
  consoleGuard,
  javaScriptEnabled,
}) => {
  // Customer, administrator and owner.
  test.slow();
  const isLive = javaScriptEnabled !== false;
  if (isLive) consoleGuard.expectError(/409/);
  await signIn("customer");
  const id = await fillCart(page);
  const lastOrder = async () => /\/orders\/[\w-]{36}/.exec(await (await page.request.get("/orders")).text())?.[0];
  const before = await lastOrder();
  await page.goto(`/checkout?restaurantId=${id}`);
  const summary = page.getByRole("region", { name: "Cart Summary" });
  await expect(summary).toContainText("(demo) certified, hand-slaughtered");
  const place = page.getByRole("button", { name: /^Place Order/ });
  const dialog = page.getByRole("dialog");
  if (isLive) {
    await place.click();
    await cardFieldsReady(page);
  }

  const office = await browser.newPage({ baseURL: app.url });
  await signInAt(app.url, office.request, "admin");
  await office.goto(`/admin/restaurants/${id}`);
  const evidence = office.getByRole("region", { name: "Halal", exact: true });
  await expect(evidence).toContainText(/Certificate .+, verified, valid until /);
  await evidence.getByRole("link", { name: "All evidence" }).click();
  await office.getByRole("listitem").filter({ hasText: "Verified" }).getByRole("link").first().click();
  await office.getByRole("link", { name: "Revoke" }).click();
  await expect(
    office.getByText(/will read “Certificate withdrawn”\. What the owner states does not count/),
  ).toBeVisible();
  await office.getByLabel("Reason").fill("The certifier has withdrawn it.");
  await office.getByRole("button", { name: "Revoke" }).click();
  await expect(office).not.toHaveURL(/\/revoke/);

  if (isLive) {
    await fillCard(page, "4242 4242 4242 4242");
    await dialog.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByText("Payment processing failed")).toBeVisible();
    await expect(dialog).toBeHidden();
  } else await place.click();
  await expect(
    page
      .getByText(/halal information here has changed\. It now says: “Certificate withdrawn”\. Nothing was charged\./)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(summary).toContainText("Certificate withdrawn");
  await expect(place).toBeEnabled();
  expect(await lastOrder(), "nothing was ordered").toBe(before);
  await page.goto("/carts");
  await expect(page.getByRole("region", { name: "Anatolia Grill House" }).first()).toBeVisible();

  await page.goto(`/restaurant/${id}/halal`);
  await expect(page.getByRole("dialog")).toContainText("Certificate withdrawn");
  await expect(page.getByRole("dialog")).not.toContainText("What is halal");
  await page.goto("/home?halal=hand");
  await expect(page.getByRole("main")).not.toContainText("Anatolia Grill House");

  await signIn("owner");
  await page.goto("/dashboard/settings/halal");
  await expect(
    page.getByText("The certifier has withdrawn it. What you stated does not count any more either"),
  ).toBeVisible();
  await page.getByRole("link", { name: "State it again" }).first().click();
  await page.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("link", { name: "Send another" })).toBeVisible();
  await office.goto(`/restaurant/${id}`);
  await expect(office.getByRole("link", { name: /Certificate withdrawn/ }).first()).toBeVisible();
  await office.close();
});
