import { expect, test } from "@tests/support/e2e";

test("[SESS-7, HOME-6] a customer logs out to the landing page", async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/about");
  await page.getByLabel(/^Account of/).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("header").getByRole("link", { name: "Log In" })).toBeVisible();
});

test("[SESS-7] a merchant logs out to the restaurants", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/about");
  await page.getByLabel(/^Account of/).click();
  await expect(page.getByRole("link", { name: "Go to your dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/home");
});

test("[SESS-6, SESS-11] a token is worth nothing after the logout, and a page says that the session has ended", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("customer");
  const stolen = await context.cookies();
  await page.goto("/about");
  await page.getByLabel(/^Account of/).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await context.clearCookies();
  await context.addCookies(stolen.filter(({ name }) => name === "session"));
  await page.goto("/carts");
  await expect(page).toHaveURL("/auth/login?redirectTo=%2Fcarts");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
});

test("[ROUTE-17] a merchant on a customer's page is told so, and shown the way home", async ({ page, signIn }) => {
  await signIn("owner");
  const response = await page.goto("/carts");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
  await expect(page.getByRole("link", { name: "Go to your dashboard" })).toHaveAttribute("href", "/dashboard");
});
