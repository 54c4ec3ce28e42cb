import { expect, test } from "@tests/support/e2e";
import { fillCard, fillCart, totalOf } from "./checkout-steps";

test("[ADMIN-4, ADMIN-5, ADMIN-6, ADMIN-7, ADMIN-8, TABLE-5] reject with a reason, search, approve later, delete; the customers' list changes", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("admin");
  await page.goto("/admin/inactive-restaurants?status=pending");
  const table = page.getByRole("table", { name: "Inactive Restaurants" });
  const reject = table.getByRole("link", { name: /^Reject / }).first();
  const name = ((await reject.getAttribute("aria-label")) ?? "").replace("Reject ", "");
  await reject.click();
  await expect(page.getByText(`Are you sure you want to reject ${name}?`)).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("textbox", { name: "Reason" }).fill("No halal certificate.");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Restaurant rejected")).toBeVisible();
  await page.goto("/admin/inactive-restaurants?status=rejected");
  const box = page.getByRole("searchbox", { name: "Search restaurants", exact: true });
  await box.fill("no such place");
  await box.press("Enter");
  await expect(page.getByText("No results.")).toBeVisible();
  await box.fill(name);
  await box.press("Enter");
  await expect(table.getByRole("row", { name: new RegExp(name) })).toContainText("No halal certificate.");
  await table.getByRole("link", { name: `Approve ${name}` }).click();
  await expect(page.getByText(`Are you sure you want to approve ${name}?`)).toBeVisible();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Restaurant approved")).toBeVisible();
  await page.goto("/admin/inactive-restaurants");
  await expect(table.getByRole("link", { name: `Approve ${name}` })).toHaveCount(0);
  await page.goto(`/home?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();

  await page.goto("/admin/restaurants?status=approved&sort=newest");
  const listed = page.getByRole("table", { name: "Restaurants" });
  await listed.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
  await expect(page.getByText(/stay in the books/)).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Restaurant deleted")).toBeVisible();
  await expect(listed.getByRole("link", { name: `View ${name}` })).toHaveCount(0);
});

test("[AGT-1, AGT-2, AGT-3, AGT-4, AGT-5, AGT-6, AGT-7, AGT-8] a sales agent is added, changed, closed out and removed", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = `zainab-${Date.now()}@halalgo.test`;
  await signIn("admin");
  await page.goto("/admin/sales-agents");
  const table = page.getByRole("table", { name: "Sales Agents" });
  await page.getByRole("link", { name: "Add Sales Agent" }).click();
  const panel = page.getByRole("dialog", { name: "Add Sales Agent" });
  await panel.getByRole("button", { name: "Save" }).click();
  for (const text of ["First name is required", "Invalid email address", "Password must be at least 6 characters"])
    await expect(panel.getByText(text).first()).toBeVisible();
  await panel.getByLabel("First Name").fill("Zainab");
  await panel.getByLabel("Last Name").fill("Okafor");
  await panel.getByLabel("Email").fill("agent@halalgo.test");
  await panel.getByLabel("Phone").fill("860 555 0171");
  await panel.getByLabel("Password", { exact: true }).fill("amber tiles");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("An account with this email already exists.").first()).toBeVisible();
  await expect(panel.getByLabel("Last Name")).toHaveValue("Okafor");
  if (javaScriptEnabled) await expectAccessible(page);
  await panel.getByLabel("Email").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill("amber tiles");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Sales agent added successfully")).toBeVisible();

  const row = table.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Active");
  await row.getByRole("link", { name: "Edit Zainab Okafor" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Sales Agent" });
  await expect(edit.getByLabel("Password", { exact: true })).toHaveValue("");
  await edit.getByLabel("Phone").fill("860 555 0199");
  await edit.getByText("Inactive", { exact: true }).click();
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Sales agent updated successfully")).toBeVisible();
  await expect(row).toContainText("860 555 0199");
  await expect(row).toContainText("Inactive");

  await row.getByRole("link", { name: "Delete Zainab Okafor" }).click();
  await expect(page.getByText("Are you sure you want to remove this sales agent?")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Sales agent deleted successfully")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("[ADMIN-17, ADMIN-18, ADMIN-19, ADMIN-20, ADMIN-21, ADMIN-22, ADMIN-4] a restaurant is edited, its history tells from what to what; one with running orders stays", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("admin");
  await page.goto("/admin/restaurants?search=Anatolia");
  await page.getByRole("link", { name: /^View Anatolia/ }).click();
  await page.getByRole("link", { name: "Edit Restaurant Details" }).click();
  const panel = page.getByRole("dialog", { name: "Edit Restaurant Details" });
  for (const part of ["Basic Information", "Owner Details", "Business Information", "Banking Information"])
    await expect(panel.getByRole("heading", { name: part })).toBeVisible();
  const phone = panel.getByLabel("Phone", { exact: true });
  const before = await phone.inputValue();
  await phone.fill("(860) 555-0134");
  await panel.getByLabel("First name").fill("A");
  await panel.getByLabel("Account number").fill("");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(panel.getByText("First name must be at least 2 characters").first()).toBeVisible();
  await expect(panel.getByText("Account number must be at least 4 digits").first()).toBeVisible();
  await expect(phone).toHaveValue("(860) 555-0134");
  if (javaScriptEnabled) await expectAccessible(page);
  await panel.getByLabel("First name").fill("Elif");
  await panel.getByLabel("Account number").fill("4 007 719");
  await panel.getByLabel("Role").selectOption("Manager");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Restaurant details updated")).toBeVisible();
  await expect(page.getByText("(860) 555-0134").first()).toBeVisible();
  await page.getByRole("navigation", { name: "About the restaurant" }).getByRole("link", { name: "History" }).click();
  const line = page.getByRole("table", { name: "History" }).getByRole("row", { name: /Edited restaurant details/ });
  await expect(line.first()).toContainText(`from ${before} to (860) 555-0134`);
  await expect(line.first()).toContainText("Account number changed");
  await expect(line.first()).not.toContainText("4007719");
  if (javaScriptEnabled) await expectAccessible(page);

  await page.goto("/admin/restaurants?search=Anatolia");
  await page.getByRole("link", { name: /^Delete Anatolia/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(/under way\. Delete it once/)).toBeVisible();
});

test("[ADMIN-1, ADMIN-2, ADMIN-3, ADMIN-9…16, AUTH-9, ROUTE-11] what waits is reviewed: what is missing, the tabs, a note, found again by the header's search", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("admin");
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("region", { name: "Marketplace" })).toContainText(
    /\d+ listed, \d+ pending, \d+ rejected/,
  );
  const waiting = page.getByRole("table", { name: "Waiting for approval" });
  await expect(waiting).toContainText("Still missing");
  if (javaScriptEnabled) await expectAccessible(page);
  const review = waiting.getByRole("link", { name: /^Review / }).last();
  const name = ((await review.getAttribute("aria-label")) ?? "").replace("Review ", "");
  await review.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Restaurants" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Approve" })).toBeVisible();
  await expect(page.getByText("No ratings yet")).toBeVisible();
  const before = page.getByRole("region", { name: "Before you approve" });
  await expect(before).toContainText("The routing number passes its checksum");
  await expect(before).toContainText(/Sales agent|The business itself/);
  if (javaScriptEnabled) await expectAccessible(page);
  const tab = (label: string | RegExp) =>
    page.getByRole("navigation", { name: "About the restaurant" }).getByRole("link", { name: label });
  await tab("Owner Details").click();
  await expect(page.getByText("owner", { exact: true })).toBeVisible();
  await before.waitFor({ state: "hidden" });
  await tab("Business Info").click();
  await expect(page.getByRole("heading", { name: "Bank" })).toBeVisible();
  await expect(page.getByText("Terms agreed")).toBeVisible();
  await tab(/^Documents/).click();
  await expect(page.getByRole("heading", { name: "Menu file" })).toBeVisible();
  await tab(/^Notes/).click();
  const text = `Called the owner at ${Date.now()}`;
  const add = page.getByRole("button", { name: "Add Note" });
  if (javaScriptEnabled) await expect(add).toBeDisabled();
  await page.getByLabel("New note").fill(`  ${text}  `);
  await add.click();
  await expect(page.getByText("Note added")).toBeVisible();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText(text);
  await expect(page.getByLabel("New note")).toHaveValue("");
  if (javaScriptEnabled) await expectAccessible(page);

  const search = page.getByRole("searchbox", { name: "Search restaurants, agents, orders" });
  await search.fill(name);
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Results for “${name}”`);
  const found = page.getByRole("region", { name: "Restaurants" }).getByRole("link", { name: new RegExp(name) });
  await expect(found).toContainText("Pending");
  if (javaScriptEnabled) await expectAccessible(page);
  await page.goto("/admin/restaurants/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("Restaurant not found.").first()).toBeVisible();
});

test("[ORD-2, ORD-12, CHK-6, TABLE-6] a coupon of the platform is used, part of the order given back at its cost, the customer closed out and let in, and all of it logged", async ({
  page,
  app,
  signIn,
  javaScriptEnabled,
  expectAccessible,
  playwright,
}, { project }) => {
  const mark = `${project.name === "js" ? "J" : "N"}${Date.now().toString(36)}`.toUpperCase();
  const code = `EID${mark}`;
  const customer = { email: `hala-${mark.toLowerCase()}@example.test`, password: "amber tiles" };
  const looksGood = () => (javaScriptEnabled ? expectAccessible(page) : Promise.resolve());
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  await signIn("admin");
  await page.goto("/admin/coupons/new");
  const panel = page.getByRole("dialog", { name: "Add Coupon" });
  await panel.getByLabel("Name", { exact: true }).fill("Eid at home");
  await panel.getByLabel("Code", { exact: true }).fill(code);
  await panel.getByLabel("Discount", { exact: true }).fill("50");
  await panel.getByLabel("Maximum discount").fill("3");
  await panel.getByLabel("First day").fill(day(-1));
  await panel.getByLabel("Last day").fill(day(30));
  await looksGood();
  await panel.getByRole("button", { name: "Save" }).click();
  const coupon = page.getByRole("table", { name: "Coupons" }).getByRole("row").filter({ hasText: code });
  await expect(coupon).toContainText(/50%.*up to \$3\.00.*Active/);

  const form = { firstName: "Hala", lastName: `Nassar ${mark}`, ...customer, confirmPassword: customer.password };
  await page.context().clearCookies();
  await page.request.post("/auth/signup?user_type=user", { form, headers: { Origin: app.url }, maxRedirects: 0 });
  const restaurant = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurant}&type=takeaway&coupon=${code}`);
  await expect(page.getByText(`Coupon ${code}−$3.00`)).toBeVisible();
  const total = await totalOf(page).innerText();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  if (javaScriptEnabled) await fillCard(page, "4242424242424242");
  else {
    await page.getByLabel("Card number").fill("4242424242424242");
    await page.getByLabel("Name on card").fill("Hala Nassar");
    await page.getByLabel(/date/i).fill("12/30");
    await page.getByLabel("CVV").fill("123");
    await page.getByLabel(/Postal code/).fill("06010");
  }
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  if (javaScriptEnabled) await expect(page.getByText("Payment processed successfully")).toBeVisible();
  else await expect(page.getByRole("region", { name: "Receipt" })).toContainText(total);

  await signIn("admin");
  await page.goto(`/admin/search?q=${encodeURIComponent(form.lastName)}`);
  await page.getByRole("region", { name: "Orders" }).getByRole("link", { name: /^HG-/ }).click();
  const number = await page.getByRole("heading", { level: 1, name: /^HG-\d+$/ }).innerText();
  const amount = page.getByLabel("Amount");
  await amount.fill("9999");
  await page.getByLabel("Reason", { exact: true }).first().fill("Soup was missing");
  await page.getByRole("radio", { name: /^HalalGo/ }).check();
  await page.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByText(/Enter an amount between \$0\.01 and/).first()).toBeVisible();
  await expect(page.getByRole("radio", { name: /^HalalGo/ })).toBeChecked();
  await looksGood();
  await amount.fill("5");
  await page.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByText("Refund requested")).toBeVisible();
  const story = page.getByRole("region", { name: "History" });
  await expect(story).toContainText(/\$5\.00 given back.*borne by HalalGo.*Soup was missing/s);

  await page.goto(`/admin/customers?search=${customer.email}`);
  const row = page.getByRole("table", { name: "Customers" }).getByRole("row").filter({ hasText: customer.email });
  await row.getByRole("link", { name: /^Deactivate/ }).click();
  await expect(page.getByText(/^Are you sure you want to deactivate Hala/)).toBeVisible();
  await looksGood();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(row).toContainText("Deactivated");
  const theirs = await playwright.request.newContext({ baseURL: app.url, extraHTTPHeaders: { Origin: app.url } });
  const logIn = () => theirs.post("/auth/login", { form: customer, maxRedirects: 0 });
  expect(await (await logIn()).text()).toContain("This account has been deactivated. Please contact support.");
  await row.getByRole("link", { name: /^Reactivate/ }).click();
  await page.getByRole("button", { name: "Reactivate", exact: true }).click();
  await expect(row).toContainText("Active");
  expect((await logIn()).status(), "the customer is let in again").toBe(302);
  await theirs.dispose();

  await page.goto("/admin/audit-log?kind=order");
  const refund = page.getByRole("table", { name: "Changes" }).getByRole("row").filter({ hasText: number });
  await expect(refund).toContainText(/Gave money back.*Borne by platform.*\$5\.00/s);
  await looksGood();
  const file = await page.request.get("/admin/export/audit-log?format=csv&kind=customer");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(await file.text()).toMatch(new RegExp(`Reactivated a customer.*Hala.*${mark}`));

  await signIn("owner");
  await page.goto(`/dashboard/sales-report?order_id=${number}`);
  const sale = page.getByRole("table", { name: "Sales" }).getByRole("row").filter({ hasText: number });
  await expect(sale).toContainText(/\$5\.00 given back, \$5\.00 by HalalGo.*\$3\.00 paid by HalalGo/s);
});
