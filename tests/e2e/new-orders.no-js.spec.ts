import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "new orders that nobody has answered, without a script" });

test("[RUSH-1] without JavaScript new orders stand above every page, are accepted there, and pages without a form load anew", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings");
  const waiting = page.getByRole("region", { name: "New orders" });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await expect(page.locator("meta[http-equiv=refresh]"), "a half-filled form is not thrown away").toHaveCount(0);
  await waiting
    .getByRole("button", { name: /^Accept HG-/ })
    .first()
    .click();
  await expect(page.getByText(/^Order HG-\d+ accepted$/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard/settings");
  await expect(page.getByRole("region", { name: "New order" }).getByRole("listitem")).toHaveCount(1);
  for (const path of ["/dashboard", "/dashboard/online-orders", "/dashboard/inbox"]) {
    await page.goto(path);
    await expect(page.locator("meta[http-equiv=refresh][content='30']"), path).toHaveCount(1);
  }
});
