import { fillBusiness } from "@tests/e2e/steps/registration-steps";
import { expect, test } from "@tests/support/e2e";

test("[AGENT-8] a sales agent goes on with the registration that is not finished", async ({ page, signIn }) => {
  await signIn("agent");
  await page.goto("/agent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registrations");
  await expect(page.getByText("Not finished yet")).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: "Tangier Bakehouse" })).toContainText("2 questions to answer");
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  await expect(page).toHaveURL("/auth/signup/hours");
  await page.goto("/agent");
  await expect(page.getByText("Not finished yet. It is saved in this browser for 24 hours.")).toBeVisible();
  await page.getByRole("link", { name: "Continue the registration" }).click();
  await expect(page).toHaveURL("/auth/signup/hours");
});
