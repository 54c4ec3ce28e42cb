import { readFileSync } from "node:fs";
import { expect, test } from "@tests/support/e2e";

/** Cents of "−$1,234.56". */
const centsOf = (text: string | null) =>
  Math.round(Number((text ?? "").replace("−", "-").replace(/[^\d.-]/g, "")) * 100);

test("[RUSH-15] the summary adds up: by payment method, tax, category, item, weekday and hour; the tax is exported", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/sales-report");
  await page.getByRole("link", { name: /^Sales summary/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sales Summary" })).toBeVisible();
  await page.goto("/dashboard/sales-report/summary?from=2025-01-01&to=2030-12-31");
  if (javaScriptEnabled) await expectAccessible(page);
  const sums = page.getByRole("region", { name: "How it adds up" });
  const sumOf = async (label: string) =>
    centsOf(await sums.getByText(label, { exact: true }).locator("xpath=following-sibling::dd").textContent());
  const netSales = await sumOf("Net sales");
  expect(netSales).toBeGreaterThan(0);
  for (const title of ["By category", "By item", "By weekday", "By hour"]) {
    const cells = await page
      .getByRole("table", { name: title })
      .getByRole("row")
      .locator("td:last-child")
      .allTextContents();
    expect(
      cells.reduce((sum, cell) => sum + centsOf(cell), 0),
      title,
    ).toBe(netSales);
  }
  // A head and all seven days, those without sales too.
  await expect(page.getByRole("table", { name: "By weekday" }).getByRole("row")).toHaveCount(8);
  const together = page.getByRole("table", { name: "By payment method" }).getByRole("row", { name: /^Together/ });
  expect(centsOf(await together.locator("td:last-child").textContent())).toBe(await sumOf("Taken in"));
  const tax = await sumOf("Tax");
  await page.locator("summary").filter({ hasText: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const [head, ...lines] = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(head).toContain('Month,Tax name,"Rate, percent",Net sales,Tax');
  expect(lines.reduce((sum, line) => sum + centsOf(line.split(",").at(-1) ?? ""), 0)).toBe(tax);
});

test("[RUSH-16, RUSH-20, SALES-1, SALES-2, SALES-4, SALES-5, TXN-1, TXN-2, TXN-3, DASH-2] the books are filtered, added up and exported", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("manager");
  await page.goto("/dashboard");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Sales Report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sales Report" })).toBeVisible();
  const sales = page.getByRole("table", { name: "Sales" });
  // A head, ten orders and their sum.
  await expect(sales.getByRole("row")).toHaveCount(12);
  await expect(page.getByText(/^1 to 10 of \d{2,}$/)).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);

  await page.locator("summary").filter({ hasText: "Filter" }).click();
  await page.getByLabel("Payment type").selectOption("Cash");
  await page.getByLabel("Order type").selectOption("Takeaway");
  await page.locator("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/payment_type=cash.*order_type=takeaway|order_type=takeaway.*payment_type=cash/);
  await expect(sales.getByRole("cell", { name: "Cash" }).first()).toBeVisible();
  await expect(sales.getByRole("cell", { name: "Credit Card" })).toHaveCount(0);
  const earnings = centsOf(
    await page
      .getByRole("region", { name: "Sums" })
      .locator("div", { hasText: "Payout" })
      .locator("dd")
      .nth(1)
      .textContent(),
  );
  await page.locator("summary").filter({ hasText: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const [head = "", ...lines] = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  const [column, day] = ["Payout", "Date"].map((name) => head.split(",").indexOf(name));
  const rows = lines.map((line) => line.replace(/"[^"]*"/g, "").split(","));
  expect(rows.reduce((sum, cells) => sum + centsOf(cells[column ?? -1] ?? ""), 0)).toBe(earnings);
  for (const cells of rows) expect(cells[day ?? -1]).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  await page.goto("/dashboard/sales-report/print?payment_type=cash&order_type=takeaway");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(lines.length + 1);

  await page.goto("/dashboard/transactions");
  const figure = async (name: string) => {
    const one = page
      .getByRole("region", { name: "Sums" })
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) });
    return centsOf(await one.locator("dd").nth(1).textContent());
  };
  // "Refunds" are without tax, tips and fees in every report; what these rows add up to has another name.
  expect(await figure("Taken in")).toBe((await figure("Payments")) - (await figure("Given back")));

  await page.goto("/dashboard/transactions?type=refund");
  const money = page.getByRole("table", { name: "Transactions" });
  await expect(money.getByRole("cell", { name: /^−\$/ }).first()).toBeVisible();
  await expect(page.getByLabel("Payment method").locator("option")).toHaveText([
    "Any payment method",
    "Credit Card",
    "Cash",
    "Digital Wallet",
    "Bank Transfer",
  ]);
  if (javaScriptEnabled) await expectAccessible(page);
  const orders = money.getByRole("link", { name: /^HG-\d+$/ });
  const order = (await orders.first().textContent()) ?? "";
  const others = orders.filter({ hasNotText: order });
  await expect(others).not.toHaveCount(0);
  await page.getByRole("searchbox", { name: "Order serial no." }).fill(order);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`order_id=${order}`));
  await expect(others).toHaveCount(0);
  await expect(orders.first()).toHaveText(order);
  const file = await page.request.get(`/dashboard/transactions/export?format=xlsx&order_id=${order}`);
  expect(file.headers()["content-disposition"]).toContain('filename="transactions.xlsx"');
});
