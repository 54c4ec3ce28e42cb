import { expect, test } from "@tests/support/e2e";

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
  await expect(table.getByRole("link", { name: `Approve ${name}` })).toHaveCount(0);
  await page.goto(`/home?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();

  await page.goto("/admin/restaurants?status=approved");
  const listed = page.getByRole("table", { name: "Restaurants" });
  const head = listed.getByRole("columnheader", { name: "Status" });
  await head.getByRole("link").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await listed.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
  await expect(page.getByText(/^Orders, payments, reviews and the history are kept/)).toBeVisible();
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
  await expect(row).toContainText("(860) 555-0199");
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
  await page.goto("/admin/restaurants?search=Anatolia&status=foo");
  await expect(page.getByText("“foo” is not a valid filter for this list and was ignored.")).toBeVisible();
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
  await page.getByRole("link", { name: "See all failed payments" }).click();
  const failed = page.getByRole("table", { name: "Failed Payments" });
  await expect(failed).toContainText(/Not enough funds on the card.*Nothing charged/s);
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const name = "Tangier Bakehouse";
  await waiting.getByRole("link", { name: `Review ${name}` }).click();
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
  const menu = await page.getByRole("link", { name: "View Menu: menu.pdf, opens in a new tab" }).getAttribute("href");
  const { "content-type": type, "content-disposition": shown } = (await page.request.get(menu ?? "")).headers();
  expect([type, shown]).toEqual(["application/pdf", "inline"]);
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
  await page.getByRole("link", { name: "Back to Restaurants" }).click();
  await expect(page).toHaveURL("/admin/restaurants");
});

test("[ADMIN-8, ADMIN-9, REST-13, DASH-8] suspend and bring back; a decision of a restaurant's page leads back to it", async ({
  page,
  playwright,
  app,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("admin");
  await page.goto("/admin/restaurants?status=approved&search=Anatolia");
  await page.getByRole("link", { name: "View Anatolia Grill House" }).click();
  await page.getByRole("link", { name: "Suspend" }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByText("Please say why").first()).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("textbox", { name: "Reason" }).fill("Undeclared nuts, three complaints.");
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByText("Restaurant suspended")).toBeVisible();
  await expect(page.getByText("Suspended: Undeclared nuts, three complaints.")).toBeVisible();
  const id = /restaurants\/([^/?]+)/.exec(page.url())?.[1] ?? "";
  // Administrators see every restaurant: a visitor asks.
  const visitor = await playwright.request.newContext({ baseURL: app.url });
  expect((await visitor.get(`/restaurant/${id}`)).status()).toBe(404);
  await page.goto("/admin/inactive-restaurants?status=suspended");
  await expect(page.getByRole("table", { name: "Inactive Restaurants" })).toContainText("Undeclared nuts");
  await signIn("owner");
  await page.goto("/dashboard/items");
  const notice = page.getByRole("region", { name: "Approval" });
  await expect(notice).toContainText("Your restaurant is suspended");
  await expect(notice).toContainText("Undeclared nuts");
  await signIn("admin");
  await page.goto(`/admin/restaurants/${id}`);
  await page.getByRole("link", { name: "Bring back" }).click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("Restaurant listed again")).toBeVisible();
  expect((await visitor.get(`/restaurant/${id}`)).status()).toBe(200);
  await visitor.dispose();

  await page.goto("/admin/inactive-restaurants?status=pending");
  const waiting = page.getByRole("table", { name: "Inactive Restaurants" });
  await waiting
    .getByRole("link", { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/restaurants\/[\da-f-]+/);
  const there = page.url();
  await page.getByRole("link", { name: "Reject with a reason" }).click();
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Restaurant rejected")).toBeVisible();
  expect(page.url()).toBe(there);
  await page.getByRole("link", { name: "Approve" }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Restaurant approved")).toBeVisible();
  expect(page.url()).toBe(there);
});
