import { test as base } from "@tests/support/e2e";

export { expect } from "@tests/support/e2e";

/** The form of the login page, filled in and sent as a person would. */
export const test = base.extend<{ logIn: (email: string, password?: string) => Promise<void> }>({
  logIn: async ({ page }, use) => {
    await use(async (email, password = "halalgo-demo") => {
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Log In" }).click();
    });
  },
});
