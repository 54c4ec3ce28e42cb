import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";
import { mailedLink } from "@tests/support/mailed-link";

const password = "first password";
const next = "second password";
let people = 0;

/** A customer of this test's own, signed in: changing the demo people would reach other tests. */
async function signUp(page: Page, url: string): Promise<string> {
  const email = `account-${++people}@example.test`;
  const form = { firstName: "Amina", lastName: "Khan", email, password, confirmPassword: password };
  const response = await page.request.post(`${url}/auth/signup?user_type=user`, {
    form,
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  return email;
}

async function logIn(page: Page, email: string, typed: string) {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Log In" }).click();
}

test("[SIGNUP-5] a new customer confirms their address by the mailed link, and has it sent again before", async ({
  page,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = await signUp(page, app.url);
  await page.goto("/account");
  await page.getByRole("link", { name: `Confirm ${email}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your email" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`We have sent a link to ${email}.`).first()).toBeVisible();
  await page.goto(await mailedLink(app.dataDir, email, "confirm-email"));
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByText(`Thank you. ${email} is confirmed.`).first()).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Confirm ${email}` })).toHaveCount(0);
  await page.goto("/auth/confirm-email/no-such-link");
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Link expired" })).toBeVisible();
});

test("[AUTH-11] a forgotten password is reset by the mailed link, once", async ({
  page,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = await signUp(page, app.url);
  await page.context().clearCookies();
  const ask = async (address: string) => {
    await page.goto("/auth/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    if (javaScriptEnabled !== false) await expectAccessible(page);
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText("If this email has an account, we have sent a link")).toBeVisible();
  };
  await ask("nobody@example.test");
  await ask(email);
  const link = await mailedLink(app.dataDir, email);
  const set = async (first: string, second: string) => {
    await page.getByLabel("New Password", { exact: true }).fill(first);
    await page.getByLabel("Confirm New Password").fill(second);
    await page.getByRole("button", { name: "Save new password" }).click();
  };
  // A page of the link that stays open until it is used in another.
  const other = await page.context().newPage();
  await other.goto(link);
  await page.goto(link);
  await set(next, "third password");
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await set(next, next);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText("Your password has been changed.").first()).toBeVisible();
  await logIn(page, email, next);
  await expect(page).toHaveURL(/\/home/);

  await other.getByLabel("New Password", { exact: true }).fill("third password");
  await other.getByLabel("Confirm New Password").fill("third password");
  await other.getByRole("button", { name: "Save new password" }).click();
  await expect(other.getByText("This link is no longer valid.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This link is no longer valid.")).toBeVisible();
  await expect(page.getByLabel("New Password", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/forgot-password$/);
});

test("[AUTH-10] the password is changed from the account page", async ({
  page,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = await signUp(page, app.url);
  await page.goto("/account");
  await page.getByRole("link", { name: "Change password" }).click();
  const change = async (current: string, fresh: string) => {
    await page.getByLabel("Current Password").fill(current);
    await page.getByLabel("New Password", { exact: true }).fill(fresh);
    await page.getByLabel("Confirm New Password").fill(fresh);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await expect(page.getByRole("heading", { level: 1, name: "Change password" })).toBeVisible();
  await change("not my password", next);
  await expect(page.getByLabel("Current Password")).toHaveAccessibleDescription(
    "Your current password is not correct.",
  );
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await change(password, next);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText("Your password has been changed.").first()).toBeVisible();
  await page.context().clearCookies();
  await logIn(page, email, next);
  await expect(page).toHaveURL(/\/home/);
});

test("[AUTH-10] name and phone are changed, and the header knows", async ({
  page,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = await signUp(page, app.url);
  await page.goto("/account");
  await expect(page.getByRole("main").getByText(email, { exact: true })).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await page.getByLabel("First Name").fill("A");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("First name must be at least 2 characters").first()).toBeVisible();
  await page.getByLabel("First Name").fill("Mariam");
  await page.getByLabel("Phone").fill("(860) 555-0117");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your profile has been saved.").first()).toBeVisible();
  await expect(page.getByLabel("Account of Mariam Khan")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByLabel("Phone")).toHaveValue("(860) 555-0117");
});

test("[AUTH-12] a customer takes their data along and deletes the account", async ({
  page,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = await signUp(page, app.url);
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^halalgo-data-\d{4}-\d\d-\d\d\.json$/);
  const stored: unknown = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(stored).toMatchObject({ profile: { email, firstName: "Amina" }, orders: [] });

  await page.getByRole("link", { name: "Delete my account" }).click();
  const erase = async (typed: string) => {
    await page.getByLabel("Your password").fill(typed);
    await page.getByRole("button", { name: "Delete account" }).click();
  };
  await erase("not my password");
  await expect(page.getByText("Your password is not correct.").first()).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await erase(password);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account has been deleted.").first()).toBeVisible();
  await logIn(page, email, password);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
});

test("[AUTH-12] an order under way keeps the account", async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/account/delete");
  await page.getByLabel("Your password").fill("halalgo-demo");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("You have an order under way.")).toBeVisible();
});

test("[AUTH-10, AUTH-12] merchants have the page for name and password only, and read how their account is closed", async ({
  page,
  signIn,
}) => {
  await signIn("staff");
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Change password" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Delete my account" })).toBeHidden();
  await expect(page.getByText(/^The owner of your restaurant can remove you from the team\./)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  expect((await page.goto("/account/delete"))?.status()).toBe(403);
});

/** Presses a heart, waits until that is kept, and without JavaScript also for the page it leads to. */
async function pressed(page: Page, heart: Locator, javaScriptEnabled?: boolean): Promise<void> {
  // Else the load of the page it stands on might be taken for that of the next.
  await page.waitForLoadState();
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  const shown = javaScriptEnabled === false ? page.waitForEvent("load") : saved;
  await heart.click();
  await Promise.all([saved, shown]);
}

test("[HOME-31] a heart on a card or the restaurant's page makes a favourite, and takes it back", async ({
  page,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signUp(page, app.url);
  await page.goto("/favourites");
  await expect(page.getByText("No favorites yet")).toBeVisible();
  const name = "Anatolia Grill House";
  await page.goto("/home?search=anatolia");
  const heart = page.getByRole("button", { name: `Favorite: ${name}` });
  await pressed(page, heart, javaScriptEnabled);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favourites");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.getByText("1 place", { exact: true })).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await page.getByRole("link", { name }).click();
  const save = page.getByRole("button", { name: new RegExp(`^Saved?: ${name}$`) });
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(save).toHaveText("Saved");
  await pressed(page, save, javaScriptEnabled);
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await pressed(page, save, javaScriptEnabled);
  await page.goto("/favourites");
  await page.getByRole("button", { name: `Favorite: ${name}`, pressed: true }).click();
  await expect(page.getByText("No favorites yet")).toBeVisible();
});
