import { expect, test } from "@tests/support/e2e";

test("[RUSH-17] a customer is found by telephone number in any writing, and what is noted stands in the panel of their orders", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/customers");
  if (javaScriptEnabled) await expectAccessible(page);
  await expect(page.getByRole("columnheader", { name: "Spent" })).toHaveCount(1);
  const box = page.getByRole("searchbox", { name: "Search orders, items, coupons" });
  const row = page.getByRole("table", { name: "Customers" }).getByRole("row", { name: /Amina Rahman/ });
  const phone = (await row.getByText(/^\(\d{3}\) \d{3}-\d{4}$/).textContent()) ?? "";
  await box.fill(phone.replaceAll(/\D+/g, ".").replace(/^\./, ""));
  await box.press("Enter");
  const found = page.getByRole("region", { name: "Customers" }).getByRole("link", { name: /Amina Rahman/ });
  await expect(found).toContainText(phone);
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: "Amina Rahman" })).toBeVisible();
  const allergies = javaScriptEnabled ? "Sesame" : "Walnuts";
  await page.getByLabel("Allergies").fill(allergies);
  await page.getByLabel("Notes").fill("Likes the window table.");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  await expect(page.getByLabel("Allergies")).toHaveValue(allergies);
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("table", { name: "Orders" }).getByRole("link", { name: /^HG-/ }).first().click();
  const panel = page.getByRole("dialog").or(page.locator("main")).first();
  await expect(panel.getByText(`Allergies: ${allergies}`)).toBeVisible();
  await page.getByRole("link", { name: "Their orders, notes and allergies" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Amina Rahman" })).toBeVisible();
  await page.goto("/dashboard/customers?search=amina");
  await expect(page.getByRole("table", { name: "Customers" }).getByText(allergies)).toBeVisible();
});
