import { expect, test } from "@tests/support/e2e";

test("[ADMIN-1, ADMIN-2, AUTH-9] an administrator sees what waits, and reviews it", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Marketplace" })).toContainText(
    /\d+ listed, \d+ pending, \d+ rejected/,
  );
  await page.goto("/admin/dashboard");
  await page
    .getByRole("link", { name: /^Review / })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Inactive Restaurants" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Inactive Restaurants" }).getByRole("row")).toHaveCount(2);
});

test("[ADMIN-5, ADMIN-7, ADMIN-8] reject with a reason, approve later; the owner's list changes", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/admin/inactive-restaurants?status=pending");
  const table = page.getByRole("table", { name: "Inactive Restaurants" });
  const reject = table.getByRole("link", { name: /^Reject / }).first();
  const name = ((await reject.getAttribute("aria-label")) ?? "").replace("Reject ", "");
  await reject.click();
  await expect(page.getByText(`Are you sure you want to reject ${name}?`)).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("No halal certificate.");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Restaurant rejected")).toBeVisible();
  await page.goto("/admin/inactive-restaurants");
  await expect(table.getByRole("row", { name: new RegExp(name) })).toContainText("No halal certificate.");
  await table.getByRole("link", { name: `Approve ${name}` }).click();
  await expect(page.getByText(`Are you sure you want to approve ${name}?`)).toBeVisible();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Restaurant approved")).toBeVisible();
  await page.goto("/admin/inactive-restaurants");
  await expect(table.getByRole("link", { name: `Approve ${name}` })).toHaveCount(0);
  await page.goto(`/home?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
});

test("[ADMIN-6, TABLE-5] the list is searched; nothing found says so", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/admin/inactive-restaurants?status=rejected");
  await expect(page.getByRole("table", { name: "Inactive Restaurants" })).toContainText("Rejected");
  const box = page.getByRole("searchbox", { name: "Search inactive restaurants" });
  await box.fill("no such place");
  await box.press("Enter");
  await expect(page.getByText("No results.")).toBeVisible();
});
