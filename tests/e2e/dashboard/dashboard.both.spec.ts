import { expect, test } from "@tests/support/e2e";

// The oldest order that waits is the demo's, for now: other journeys leave some for later hours.
test.use({ freshData: "an order's panel" });

test("[AUTH-9, DASH-1, DASH-2, DASH-4, DASH-5, DASH-6] a merchant lands on the overview, and chooses its days", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  // Staff see the work, and no sales unless the owner lets them.
  await signIn("staff");
  await page.goto("/dashboard");
  await expect(page.getByRole("table", { name: "Recent orders" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Monthly sales" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Sales Report" })).toHaveCount(0);
  await signIn("manager");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Now" })).toContainText("under way");
  await expect(page.getByRole("table", { name: "Recent orders" })).toContainText(/Delivered|Pending|Canceled/);
  // [DASH-6] What waits to be cooked is told from what is ready.
  await expect(page.getByRole("row").filter({ hasText: "Pending" }).first()).toContainText(
    /Pending\s*(Placed|Accepted|Preparing|Ready)/,
  );
  await page.locator("summary").filter({ hasText: "Period" }).click();
  await page.getByRole("link", { name: "Last 12 months" }).click();
  await expect(page).toHaveURL(/\/dashboard\?from=\d{4}-\d\d-01&to=/);
  const figures = page.getByRole("region", { name: /^Figures of / });
  for (const title of ["Net sales", "Orders", "Customers", "Growth"]) await expect(figures).toContainText(title);
  await expect(figures).toContainText(/Orders\s*[1-9]\d\d/);
  const months = page.getByRole("region", { name: "Monthly sales" });
  await expect(months.getByRole("img", { name: /^Monthly sales/ })).toBeVisible();
  await months.getByText("Show as table").click();
  await expect(months.getByRole("row")).toHaveCount(13);
  const categories = page.getByRole("region", { name: "Sales by category" });
  await expect(categories.getByRole("img")).toBeVisible();
  await expect(categories.getByRole("listitem").first()).toContainText(/\$[\d,]+\.\d\d\s*\d+%/);
  const products = page.getByRole("region", { name: "Top selling products" });
  await expect(products).toContainText(/, before discounts and refunds.*Adana Kebab Plate.* sold/s);
  if (javaScriptEnabled) await expectAccessible(page);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: /^Online Orders/ }).click();
  await expect(page).toHaveURL("/dashboard/online-orders");
});

test("[ORD-12, ORD-10, RUSH-10] an order is accepted, gets another ready time, and is prepared and completed from its panel", async ({
  page,
  signIn,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/online-orders?status=placed&sort=date");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/online-orders\/[\w-]+\?/);
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toContainText("Accepted");
  await page.getByText("Change the ready time", { exact: true }).click();
  await page.getByRole("combobox", { name: "Ready in", exact: true }).selectOption("90 min");
  await page.getByRole("button", { name: "Tell the customer" }).click();
  await expect(page.getByText("The customer is told of the new time")).toBeVisible();
  for (const [button, now] of [
    ["Start Preparing", "Preparing"],
    ["Ready", "Ready"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toContainText(now);
  }
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByText(/^Order HG-\d+ completed$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Complete", exact: true })).toHaveCount(0);
});

test("[ORD-12, RUSH-5] rejecting asks for a reason, ready-made or in own words, and keeps it in the history", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/online-orders?status=placed&sort=-date");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  await page.getByText("Reject", { exact: true }).click();
  await page.getByRole("button", { name: "Reject order" }).click();
  await expect(page.getByText("Please give a reason. The customer will see it.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Closing soon" }).check();
  await page.getByRole("textbox", { name: "Reason" }).fill("We are out of lamb.");
  await page.getByRole("button", { name: "Reject order" }).click();
  await expect(page.getByRole("region", { name: /^Reject order HG-\d+ and give back \$/ })).toContainText(
    "The kitchen is about to close. We are out of lamb.",
  );
  await page.getByRole("button", { name: /^Reject and give back \$\d+\.\d\d$/ }).click();
  await expect(page.getByText(/^Order HG-\d+ rejected$/)).toBeVisible();
  await expect(page.getByText("Reason: The kitchen is about to close. We are out of lamb.")).toBeVisible();
});

test("[TABLE-2, TABLE-4, TABLE-5, ORD-7, RUSH-20] filters, sort and rows live in the address", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/online-orders");
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Status", { exact: true }).selectOption("completed");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/status=completed/);
  const table = page.getByRole("table", { name: "Online Orders" });
  await expect(table).toContainText("Completed");
  await expect(table).not.toContainText("Pending");
  await table.getByRole("link", { name: "Amount" }).click();
  await expect(page).toHaveURL(/status=completed.*sort=amount/);
  await expect(table.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "ascending");
  const tabs = page.getByRole("navigation", { name: "Orders by status" });
  await tabs.getByRole("link", { name: /^Ready \d+$/ }).click();
  await expect(page).toHaveURL(/status=ready/);
  const ready = Number((await tabs.getByRole("link", { name: /^Ready/ }).innerText()).replace(/\D/g, ""));
  await expect(table.getByRole("link", { name: /^HG-/ })).toHaveCount(Math.min(ready, 10));
  await page.goto("/dashboard/pos-orders");
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Order type").selectOption("Takeaway");
  await page.getByLabel("Payment method").selectOption("Cash");
  await page.getByLabel("From", { exact: true }).fill("2025-01-01");
  await page.getByLabel("To", { exact: true }).fill("2030-12-31");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/type=takeaway&payment=cash&from=2025-01-01&to=2030-12-31/);
  const counter = page.getByRole("table", { name: "POS Orders" });
  await expect(counter.getByRole("link", { name: /^HG-/ }).first()).toBeVisible();
  await expect(counter.getByText(/Delivery|Dine-in/)).toHaveCount(0);
  await page.goto("/dashboard/pos-orders?from=2025-01-01&to=2025-01-02");
  await expect(page.getByText("No results.")).toBeVisible();
  await page.goto("/dashboard/online-orders?search=HG-999999&page=4&limit=20");
  await expect(page.getByText("No results.")).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/dashboard/online-orders");
});

test("[DASH-1, DASH-3, ROUTE-9] search, notifications, and the lists by where an order came from", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/table-orders");
  const number = await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().textContent();
  await expect(page.getByRole("heading", { level: 1, name: "Table Orders" })).toBeVisible();
  await page.goto("/dashboard/pos-orders");
  await expect(page.getByRole("heading", { level: 1, name: "POS Orders" })).toBeVisible();
  await page.getByRole("link", { name: /^Notifications, \d+ unread$/ }).click();
  await page
    .getByRole("link", { name: /^New order HG-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/(online|table|pos)-orders\/[\w-]+$/);
  await page.goto("/dashboard/inbox");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("All notifications are read")).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications", exact: true }).first()).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Search orders, items, coupons" });
  await box.fill(number ?? "");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/search\?q=HG-\d+/);
  await page
    .locator("main")
    .getByRole("link", { name: number ?? "" })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/table-orders\/[\w-]+$/);
  await page.goto("/dashboard");
  await box.fill("kebab");
  await box.press("Enter");
  await expect(page.getByRole("link", { name: /^Adana Kebab Plate/ })).toBeVisible();
});

test("[DASH-1, SESS-7] Logout leads home", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard");
  await page.locator("summary[aria-label^='Account of']").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/home");
});
