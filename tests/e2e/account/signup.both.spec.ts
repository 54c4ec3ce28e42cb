import { expect, test } from "@tests/support/e2e";

const uniqueEmail = () => `new-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.test`;

test("[SIGNUP-1, SIGNUP-5, ROUTE-7, LAND-9] a new customer is greeted, says where they are, and browses", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/signup");
  await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  await page.getByLabel("First Name").fill("Amina");
  await page.getByLabel("Last Name").fill("Rahman");
  await page.getByLabel("Email", { exact: true }).fill(uniqueEmail());
  await page.getByLabel("Password", { exact: true }).fill("Password1");
  if (javaScriptEnabled) await expect(page.getByText("Password strength: Weak")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  if (javaScriptEnabled) await expect(page.getByText("Password strength: Strong")).toBeVisible();
  await page.getByLabel("Confirm Password").fill("another password");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Amina");

  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.getByLabel("Confirm Password").fill("a long password");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/welcome");
  await expect(page.getByText("Account created successfully")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Salaam, Amina");

  await page.getByLabel("Delivery address").fill(" 12 Main St, Bristol, CT ");
  // By keyboard: suggestions may lie over the button.
  await page.getByLabel("Delivery address").press("Enter");
  await expect(page).toHaveURL("/home");
  await expect(page.locator("summary").filter({ hasText: "12 Main St, Bristol" })).toBeVisible();
});

test("[SIGNUP-3] an address that has an account already is told beside its field", async ({ page }) => {
  await page.goto("/auth/signup?user_type=user");
  await page.getByLabel("First Name").fill("Amina");
  await page.getByLabel("Last Name").fill("Rahman");
  await page.getByLabel("Email", { exact: true }).fill("customer@halalgo.test");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.getByLabel("Confirm Password").fill("a long password");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("customer@halalgo.test");
});
