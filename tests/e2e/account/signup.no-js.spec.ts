import { expect, test } from "@tests/support/e2e";

test("[SIGNUP-2, SIGNUP-3, FORM-2] what is wrong is said first and beside each field, and kept but for passwords", async ({
  page,
  app,
}) => {
  const typed = { firstName: "A", lastName: "B", email: "nobody", password: "short", confirmPassword: "other" };
  const response = await page.request.post("/auth/signup?user_type=user", {
    form: typed,
    headers: { Origin: app.url },
  });
  expect(response.status()).toBe(422);
  await page.setContent(await response.text());
  for (const message of [
    "User first name must be at least 2 characters",
    "User last name must be at least 2 characters",
    "Please enter a valid email address",
    "Password must be at least 8 characters",
    "Passwords don't match",
  ]) {
    await expect(page.getByRole("alert").getByRole("link", { name: message })).toHaveCount(1);
    await expect(page.getByRole("main").getByText(message)).toHaveCount(2);
  }
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Confirm Password")).toHaveValue("");
});
