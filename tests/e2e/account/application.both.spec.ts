import type { Page } from "@playwright/test";
import {
  agreeAndGoOn,
  fillBusiness,
  fillContact,
  fillHalal,
  newAddress,
  pdf,
} from "@tests/e2e/steps/registration-steps";
import { expect, signInAt, test } from "@tests/support/e2e";
import { mailedLink } from "@tests/support/mailed-link";

// What administrators do to applicants elsewhere is nothing to this one.
test.use({ freshData: "sold out" });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

/** Registers Karachi Handi without documents; gives the new owner's email address. */
async function register(page: Page): Promise<string> {
  const email = newAddress();
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  await fillContact(page, email);
  await fillHalal(page);
  await agreeAndGoOn(page);
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "OK" }).click();
  return email;
}

test("[DASH-8, ADMIN-8, ADMIN-9, WIZ-14] the demo's applicant sees what is asked, answers, sends again, and is new in the queue", async ({
  page,
  browser,
  app,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const office = await browser.newPage({ baseURL: app.url, javaScriptEnabled });
  await signInAt(app.url, office.request, "admin");
  await office.goto("/admin/inactive-restaurants?search=Tangier");
  await office.getByRole("link", { name: "Approve Tangier Bakehouse" }).click();
  await expect(office.getByRole("dialog")).toContainText("2 questions to the applicant are open.");
  await office.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "applicant@halalgo.test", "halalgo-demo");
  await expect(page).toHaveURL(/\/auth\/application\//);
  await expect(page.getByRole("heading", { level: 1, name: "2 things are missing" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  const send = page.getByRole("button", { name: "Send again" });
  await expect(send, "the bar stands at the foot of the screen").toBeInViewport();
  const needs = page.getByText(/^To send: /);
  await expect(needs).toContainText("To send: document and answer.");
  if (javaScriptEnabled) await expect(send).toBeDisabled();
  else {
    await send.click();
    await page.getByRole("alert").first().getByRole("link", { name: "Please answer every question first." }).click();
    await expect(page).toHaveURL(/#question-/);
  }
  await page.getByLabel("Your answer").fill("It is our former name.");
  await page.getByRole("button", { name: "Save answer" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "1 thing is missing" })).toBeVisible();
  await needs.getByRole("link", { name: "document" }).click();
  await expect(page.getByRole("heading", { name: "A document" })).toBeInViewport();
  await page.getByLabel("Additional documents").setInputFiles(pdf("suppliers.pdf"));
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload" }).last().click();
  await expect(page.getByText("suppliers.pdf", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Not sent yet" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await send.click();
  await expect(page.getByText("Sent again. We will email you our decision.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Under review" })).toBeVisible();
  await expect(needs).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn("admin");
  await page.goto("/admin/inactive-restaurants");
  const row = page.getByRole("row", { name: /Tangier Bakehouse/ });
  await expect(row).toContainText(/Sent again/);
  await row.getByRole("link", { name: "Tangier Bakehouse", exact: true }).click();
  await page.getByRole("link", { name: "Ask for something" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "The owner and Bilal Siddiqui, who registered it, get it by email.",
  );
});

test("[DASH-8, ADMIN-8, HALAL-8, WIZ-14, WIZ-24] a new owner's application without documents is rejected, completed and sent again", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  const email = await register(page);

  await signIn("admin");
  await page.goto("/admin/inactive-restaurants?search=Karachi");
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("link", { name: "Karachi Handi", exact: true }).click();
  await page.getByRole("link", { name: "Ask for something" }).click();
  // Nobody else registered it.
  await expect(page.getByRole("dialog")).toContainText("The owner gets it by email.");
  await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "View halal evidence" }).click();
  // Its certificate came without a signed statement, beside which alone it counts.
  const says = page.getByRole("region", { name: "What it says" });
  await expect(says).toContainText("The owner has not signed yet what is halal here.");
  await expect(says).not.toContainText("you have reviewed the owner’s declaration");
  await expect(says.getByRole("link", { name: /^Ask the owner/ })).toHaveCount(1);
  await page.goto("/admin/inactive-restaurants?search=Karachi");
  await row.getByRole("link", { name: "Reject Karachi Handi" }).click();
  await page.getByLabel("Reason").fill("There is no menu.");
  await page
    .getByRole("button", { name: /Reject/ })
    .last()
    .click();
  await expect(page.getByText(/rejected/i).first()).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, email, "a long password");
  await expect(page.getByRole("heading", { level: 1, name: "Rejected" })).toBeVisible();
  await expect(page.getByText(/There is no menu\. You may change your application/)).toBeVisible();
  await page.getByLabel("Menu", { exact: true }).setInputFiles(pdf("menu.pdf"));
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload" }).nth(1).click();
  await expect(page.getByText("menu.pdf", { exact: true })).toBeVisible();
  await page.getByLabel("Message to us").fill("Here it is.");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Under review" })).toBeVisible();
});

test("[DASH-8, RUSH-8, RUSH-13] the till and the sold out list of a place without dishes say so, and the till leads to the first", async ({
  page,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await logIn(page, "applicant@halalgo.test", "halalgo-demo");
  await expect(page).toHaveURL(/\/auth\/application\//);
  await page.goto("/dashboard/kds/sold-out");
  await expect(page.getByText("No dishes on your menu yet.")).toBeVisible();
  await page.goto("/dashboard/pos");
  const menu = page.getByRole("region", { name: "Menu" });
  await expect(menu.getByText("No dishes on your menu yet.")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await menu.getByRole("link", { name: "Add the first dish" }).click();
  await expect(page.getByRole("heading", { name: "Add Item" })).toBeVisible();
});

test("[ADMIN-7, ADMIN-9, DASH-4, DASH-8, SIGNUP-5] an unconfirmed address is named before the decision; once approved, the overview leads to the first dish", async ({
  page,
  signIn,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = await register(page);

  const review = async () => {
    await page.context().clearCookies();
    await signIn("admin");
    await page.goto("/admin/inactive-restaurants?search=Karachi");
    const row = page.getByRole("row").filter({ hasText: email });
    await row.getByRole("link", { name: "Karachi Handi", exact: true }).click();
    return page.getByRole("region", { name: "Before you approve" });
  };
  const unconfirmed = "Not confirmed yet, so this cannot be approved.";
  await expect(await review()).toContainText(unconfirmed);

  await page.context().clearCookies();
  await logIn(page, email, "a long password");
  const head = page.getByRole("region", { name: "Your application" });
  await expect(head).toContainText("We can approve this once you have confirmed your email address.");
  if (javaScriptEnabled) await expectAccessible(page);
  await head.getByRole("link", { name: "Confirm your email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your email" })).toBeVisible();
  await page.goto(await mailedLink(app.dataDir, email, "confirm-email"));
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByText(`Thank you. ${email} is confirmed.`).first()).toBeVisible();

  await expect(await review()).not.toContainText(unconfirmed);
  await page.getByRole("link", { name: "Approve", exact: true }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Restaurant approved")).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, email, "a long password");
  const first = page.getByRole("region", { name: "Your menu has no dishes yet" });
  await expect(first).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await first.getByRole("link", { name: "Add the first dish" }).click();
  await expect(page.getByRole("heading", { name: "Add Item" })).toBeVisible();
});
