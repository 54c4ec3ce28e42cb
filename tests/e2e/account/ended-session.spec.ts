import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fillCart } from "@tests/e2e/steps/checkout-steps";
import { sendBusiness } from "@tests/e2e/steps/registration-steps";
import { expect, test } from "@tests/support/e2e";

/** What is typed for long, with a mistake, while the session ends: it is there after the next login. */

/** Ends the session as a second tab does, so that the page does not know. */
async function endSession(browser: Browser, context: BrowserContext, url: string): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: url, storageState: await context.storageState() });
  const answer = await elsewhere.request.post("/auth/logout", { headers: { Origin: url }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await elsewhere.close();
}

/** News read the page again, which would lead to the login, and take the form away. */
async function expectFormStays(page: Page): Promise<void> {
  await page.evaluate(() => __remixRouter.revalidate());
  await expect(
    page.getByText("Your session has ended. What you typed is still here: save it, and log in."),
  ).toBeVisible();
}

async function logInAgain(page: Page, role: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel("Email", { exact: true }).fill(`${role}@halalgo.test`);
  await page.getByLabel("Password", { exact: true }).fill("halalgo-demo");
  await page.getByRole("button", { name: "Log In" }).click();
}

test("[SESS-12, FORM-2] a dish with a mistake outlives its session: it is shown after the login, and saved once", async ({
  page,
  browser,
  context,
  app,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/items/new");
  const panel = page.getByRole("dialog");
  const price = panel.getByLabel("Price", { exact: true });
  await panel.getByLabel("Name", { exact: true }).fill("Soup of a long evening");
  await panel.getByLabel("Description").fill("Typed for longer than the session lasted");
  await panel.getByLabel("Category").fill("Soups");
  await price.fill("dear");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("There is a problem")).toBeVisible();
  await endSession(browser, context, app.url);
  await expectFormStays(page);
  await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Soup of a long evening");
  await price.fill("4.50");
  await panel.getByRole("button", { name: "Save" }).click();
  await logInAgain(page, "owner");
  await expect(page.getByRole("heading", { name: "Send it again?" })).toBeVisible();
  await expect(page.getByText("Typed for longer than the session lasted")).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page).toHaveURL("/dashboard/items");
  await page.goto("/dashboard/items?search=Soup+of+a+long+evening");
  await expect(page.getByRole("link", { name: "Soup of a long evening", exact: true })).toHaveCount(1);
});

test("[SESS-12, ADDR-1] an address that is half typed stays when the session ends elsewhere, and is saved after the login", async ({
  page,
  browser,
  context,
  app,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/addresses/new");
  const panel = page.getByRole("dialog", { name: "Add address" });
  const street = panel.getByLabel("Street address");
  await street.fill("31 Half Typed Lane");
  await endSession(browser, context, app.url);
  await expectFormStays(page);
  await expect(street).toHaveValue("31 Half Typed Lane");
  await panel.getByLabel("Label").fill("Studio");
  await panel.getByLabel("City").fill("Bristol");
  await panel.getByLabel("ZIP code").fill("06010");
  await panel.getByRole("button", { name: "Save address" }).click();
  await logInAgain(page, "customer");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page).toHaveURL("/addresses");
  await expect(page.getByRole("main").getByText("31 Half Typed Lane")).toBeVisible();
});

test("[SESS-12, CHK-6] a checkout with a wrong coupon outlives its session: the note is there after the login", async ({
  page,
  browser,
  context,
  app,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/422/);
  await signIn("customer");
  await page.goto(`/checkout?restaurantId=${await fillCart(page)}&type=takeaway`);
  await page.getByLabel("Coupon code").fill("NOPE");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("This coupon does not exist.")).toBeVisible();
  const note = page.getByLabel("Note for the restaurant");
  await note.fill("The side door, and no onions");
  await endSession(browser, context, app.url);
  await page.getByLabel("Coupon code").fill("NEITHER");
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await logInAgain(page, "customer");
  await expect(page.getByText("The side door, and no onions")).toBeVisible();
  await expect(page.getByText(/^[\da-f-]{36}$/), "what nobody typed").toHaveCount(0);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(note).toHaveValue("The side door, and no onions");
  await expect(page.getByLabel("Coupon code")).toHaveValue("NEITHER");
});

test("[SESS-12, WIZ-1] a step of the wizard with mistakes outlives its agent's session", async ({
  page,
  browser,
  context,
  app,
  signIn,
}) => {
  await signIn("agent");
  await page.goto("/auth/signup?user_type=business");
  await page.getByLabel("Business legal name").fill("Karachi Handi LLC");
  await page.getByLabel("Business phone").fill("12");
  await page.getByRole("button", { name: "Next Step" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
  await endSession(browser, context, app.url);
  await page.getByRole("button", { name: "Next Step" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
  await expect(page.getByLabel("Business legal name")).toHaveValue("Karachi Handi LLC");
  await sendBusiness(page);
  await logInAgain(page, "agent");
  await expect(page.getByText("88 Farmington Ave")).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("heading", { name: "Contact details" })).toBeVisible();
});
