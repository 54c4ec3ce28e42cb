import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[RUSH-14, ERR-2] a line cut while a day is closed loses neither count nor question, and the same button closes it", async ({
  page,
  context,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signIn("manager");
  const day = new Date(Date.now() - 50 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/dashboard/day-close?day=${day}`);
  await page.getByLabel("Coins").fill("12.34");
  await page.getByLabel(/^Why is it/).fill("Counted on a bad line");
  const close = page.locator("main").getByRole("button", { name: "Close the day" });
  const question = page.getByRole("heading", { level: 2, name: /^Close \w+day, \w+ \d+\?$/ });
  const unsent = page.getByText(/^This could not be sent/);

  await context.setOffline(true);
  await close.click();
  await expect(unsent).toBeVisible();
  await expect(page.getByLabel("Coins")).toHaveValue("12.34");
  await context.setOffline(false);
  await close.click();
  await expect(question).toBeVisible();

  await context.setOffline(true);
  await close.click();
  await expect(unsent.first()).toBeVisible();
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  await expect(question, "nor does what is loaded anew take it away").toBeVisible();
  await close.dblclick();
  await expect(page.getByText("Reason: Counted on a bad line")).toBeVisible();
  await expect(page.getByText("$12.34").first()).toBeVisible();
});
