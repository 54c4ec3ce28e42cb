import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@tests/support/e2e";

const uniqueEmail = () => `reader-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.test`;

/** The text of the mail to `email`, from the app's outbox. */
function mailTo(dataDir: string, email: string): string | undefined {
  const folder = join(dataDir, "outbox");
  const mails = (existsSync(folder) ? readdirSync(folder) : []).map((name) => readFileSync(join(folder, name), "utf8"));
  return mails.find((mail) => mail.startsWith(`To: ${email}\n`));
}

test("[LAND-15, HOST-78, HOST-79] the newsletter is really subscribed to, and left by the mailed link", async ({
  page,
  app,
}) => {
  const email = uniqueEmail();
  await page.goto("/about");
  const field = page.getByRole("contentinfo").getByLabel("Email address");
  await expect(field).toHaveAttribute("type", "email");
  await field.fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thank you for subscribing.")).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect(field).toHaveValue("");

  await expect.poll(() => mailTo(app.dataDir, email)).toBeDefined();
  const link = /\/newsletter\/unsubscribe\/[\w-]+/.exec(mailTo(app.dataDir, email) ?? "")?.[0] ?? "none mailed";
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Unsubscribe from the newsletter?" })).toBeVisible();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You have been unsubscribed." })).toBeVisible();
});

test("[LAND-15] an address the browser lets pass and the host does not is kept, and the reason said", async ({
  page,
}) => {
  await page.goto("/newsletter");
  const field = page.getByRole("main").getByLabel("Email address");
  await field.fill("someone@nowhere");
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
  await expect(field).toHaveValue("someone@nowhere");
  await field.fill(uniqueEmail());
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thank you for subscribing.")).toBeVisible();
});

test("[HOST-79] a link that was never mailed is refused in a sentence", async ({ page }) => {
  await page.goto("/newsletter/unsubscribe/made-up");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid.");
});

test("[HOST-79] a mail program leaves by itself with one request, without a visit", async ({ page, app }) => {
  const email = uniqueEmail();
  await page.goto("/newsletter");
  await page.getByRole("main").getByLabel("Email address").fill(email);
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
  await expect.poll(() => mailTo(app.dataDir, email)).toBeDefined();
  const link = /\/newsletter\/unsubscribe\/[\w-]+/.exec(mailTo(app.dataDir, email) ?? "")?.[0] ?? "none mailed";
  // RFC 8058
  const response = await fetch(`${app.url}${link}`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("You have been unsubscribed.");
});
