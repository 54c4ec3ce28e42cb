import { expect, test } from "@tests/support/e2e";

// The declaration of its home restaurant is signed here alone.
test.use({ freshData: "halal-conflict" });

test("[HALAL-5] an owner who signs on an older statement is told what was changed meanwhile, and keeps what was chosen", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings/halal/edit");
  const other = await context.newPage();
  await other.goto("/dashboard/settings/halal/edit");
  await other.getByLabel("Fryers").selectOption({ label: "Shared with other food" });
  await other.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await other.getByRole("button", { name: /^Save/ }).click();
  await expect(other.getByText("What you changed is being looked at")).toBeVisible();

  await page.getByLabel("Alcohol").selectOption({ label: "Served" });
  await page.getByLabel("Your name, as a signature").fill("Leila Haddad");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("alert").first()).toContainText(/changed/);
  await expect(page.getByRole("main")).toContainText("Shared with other food");
  await expect(page.getByLabel("Alcohol")).toHaveValue("served");
  await expect(page.getByLabel("Your name, as a signature")).toHaveValue("Leila Haddad");
});
