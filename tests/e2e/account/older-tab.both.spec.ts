import { expect, test } from "@tests/support/e2e";

test("[ADDR-8] an address saved from an older tab says what was changed meanwhile, and keeps what was typed", async ({
  page,
  context,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("customer");
  // An address of its own: the demo's are what other journeys deliver to.
  await page.goto("/addresses/new");
  await page.getByLabel("Label").fill("Workshop");
  await page.getByLabel("Street address").fill("5 High St");
  await page.getByLabel("City").fill("Bristol");
  await page.getByLabel("ZIP code").fill("06010");
  await page.getByLabel("Contact phone").fill("(860) 555-0142");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByRole("link", { name: "Edit Workshop" }).click();
  const [typed, newer] = ["6 Older St", "7 Newer St"];
  const street = page.getByLabel("Street address");
  await street.fill(typed);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Street address").fill(newer);
  await other.getByRole("button", { name: "Save address" }).click();
  await expect(other.getByText("Address saved")).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("This address has been changed elsewhere meanwhile")).toBeVisible();
  await expect(page.getByText(`Street address: you typed ${typed}, there is now ${newer}`)).toBeVisible();
  await expect(street).toHaveValue(typed);
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Address saved")).toBeVisible();
  await expect(page.getByRole("main").getByText(typed)).toBeVisible();
  await page.getByRole("link", { name: "Delete Workshop" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Address deleted")).toBeVisible();
});

test("[AUTH-13] a profile saved from an older tab says what was changed meanwhile, and saves anew after its own change", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/account");
  const phone = page.getByLabel("Phone");
  const before = await phone.inputValue();
  const save = page.getByRole("button", { name: "Save changes" });
  await phone.fill("(860) 555-0118");
  await save.click();
  await expect(page.getByText("Your profile has been saved.").first()).toBeVisible();
  await phone.fill("(860) 555-0119");
  const other = await context.newPage();
  await other.goto("/account");
  await other.getByLabel("Phone").fill("(860) 555-0120");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Your profile has been saved.").first()).toBeVisible();
  await other.close();

  await save.click();
  await expect(page.getByText("This profile has been changed elsewhere meanwhile")).toBeVisible();
  await expect(page.getByText("Phone: you typed (860) 555-0119, there is now (860) 555-0120")).toBeVisible();
  await expect(phone).toHaveValue("(860) 555-0119");
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(save).toBeVisible();
  await phone.fill(before);
  await save.click();
  await expect(save).toBeEnabled();
  await page.goto("/account");
  await expect(phone).toHaveValue(before);
});
