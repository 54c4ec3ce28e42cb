import { expect, test } from "@tests/support/e2e";

test("[ADDR-1, ADDR-5, FORM-1, FORM-2] the address book takes, changes and loses an entry", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/addresses");
  await page.getByRole("link", { name: "Add address" }).click();
  await page.getByLabel("Label").fill("Library");
  await page.getByLabel("Street address").fill("5 High St");
  await page.getByLabel("City").fill("Bristol");
  await page.getByLabel("ZIP code").fill("06010");
  await page.getByLabel("Contact phone").fill("(860) 555-0142");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  await page.getByRole("link", { name: "Edit Library" }).click();
  await page.getByLabel("Street address").fill("6 High St");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("main").getByText("6 High St")).toBeVisible();
  await page.getByRole("link", { name: "Delete Library" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Address deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Library" })).toHaveCount(0);
});

test("[ADDR-2, ADDR-3] a new address begins with the one browsed for, until it is in the book, and with the account's phone", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/location");
  await page.getByLabel("Delivery address").fill("77 Farmington Ave, Bristol, CT 06010");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home");
  await page.goto("/addresses/new");
  const street = page.getByLabel("Street address");
  await expect(street).toHaveValue("77 Farmington Ave");
  await page.getByLabel("Label").fill("Studio");
  await expect(page.getByLabel("Contact phone")).toHaveValue("(860) 555-0117");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("heading", { name: "Studio" })).toBeVisible();
  await page.goto("/addresses/new");
  await expect(street).toHaveValue("");
  await page.goto("/addresses");
  await page.getByRole("link", { name: "Delete Studio" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Address deleted")).toBeVisible();
});
