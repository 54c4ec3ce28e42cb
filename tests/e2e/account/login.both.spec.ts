import { expect, test } from "@tests/e2e/steps/login-page";

const roles = [
  ["customer", "/home"],
  ["owner", "/dashboard"],
  ["manager", "/dashboard"],
  ["staff", "/dashboard"],
  ["agent", "/auth/signup?user_type=business"],
  ["admin", "/admin"],
] as const;

for (const [role, destination] of roles) {
  test(`[AUTH-5, AUTH-6, AUTH-9] ${role} logs in and gets to ${destination}`, async ({ page, logIn }) => {
    await page.goto("/auth/login");
    await logIn(`${role}@halalgo.test`);
    await expect(page).toHaveURL(destination);
    await expect(page.getByText("Login successful")).toBeVisible();
  });
}

test("[AUTH-1, AUTH-2, AUTH-3, AUTH-4] the login page's words and ways", async ({ page }) => {
  await page.goto("/auth/login?redirectTo=/carts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("required", "");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("required", "");
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  await expect(page.getByText("Login to explore our products")).toBeVisible();
  await page.getByRole("link", { name: "Merchant Login" }).click();
  await expect(page.getByText("Login to manage your restaurant")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
  await page.getByRole("link", { name: "Customer Login" }).click();
  await expect(page.getByText("Login to explore our products")).toBeVisible();
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/auth/signup?user_type=user&redirectTo=%2Fcarts");
});

test("[AUTH-7, SESS-13, FORM-2] a wrong password says so, and keeps the e-mail but not the password", async ({
  page,
  logIn,
}) => {
  await page.goto("/auth/login");
  await logIn("customer@halalgo.test", "not the password");
  await expect(page.getByRole("alert")).toContainText("Invalid email or password.");
  await expect(page).toHaveURL("/auth/login");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("customer@halalgo.test");
  expect(await page.content()).not.toContain("not the password");
  await logIn("customer@halalgo.test");
  await expect(page).toHaveURL("/home");
});

test("[ROUTE-16] a closed page leads to the login, and the login back to it", async ({ page, logIn }) => {
  await page.goto("/carts");
  await expect(page).toHaveURL("/auth/login?redirectTo=%2Fcarts");
  await logIn("customer@halalgo.test", "wrong");
  await expect(page.getByRole("alert")).toBeVisible();
  await logIn("customer@halalgo.test");
  await expect(page).toHaveURL("/carts");
  await expect(page.getByRole("heading", { level: 1, name: "Your Carts" })).toBeVisible();
});

test("[ROUTE-3, ROUTE-5] short addresses lead on", async ({ page }) => {
  for (const [from, to] of [
    ["/auth", "/auth/login"],
    ["/login", "/auth/login"],
    ["/signup", "/auth/signup?user_type=user"],
    ["/menupage", "/home"],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test("[ROUTE-4] the sign-up shows the customer's form for user and the business's way for anything else", async ({
  page,
}) => {
  await page.goto("/auth/signup?user_type=user");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign Up");
  for (const query of ["?user_type=business", "?user_type=toString", ""]) {
    await page.goto(`/auth/signup${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Register your Business");
  }
});
