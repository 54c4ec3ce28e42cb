import { fillCard, fillCart, fillProviderPage, totalOf } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";
import { mailedLink } from "@tests/support/mailed-link";

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
  // What is given once a person waits for a confirmed address.
  await page.goto(await mailedLink(app.dataDir, customer.email, "confirm-email"));
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByText(`Thank you. ${customer.email} is confirmed.`).first()).toBeVisible();
  const restaurant = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurant}&type=takeaway`);
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText(`Coupon ${code}−$3.00`)).toBeVisible();
  const total = await totalOf(page).innerText();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  if (javaScriptEnabled) await fillCard(page, "4242424242424242");
  else await fillProviderPage(page, "4242424242424242", "Hala Nassar");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  if (javaScriptEnabled) await expect(page.getByText("Payment processed successfully")).toBeVisible();
  else await expect(page.getByRole("region", { name: "Receipt" })).toContainText(total);

  await signIn("admin");
  await page.goto(`/admin/search?q=${encodeURIComponent(form.lastName)}`);
  await page.getByRole("region", { name: "Orders" }).getByRole("link", { name: /^HG-/ }).click();
  const number = await page.getByRole("heading", { level: 1, name: /^HG-\d+$/ }).innerText();
  await page.getByRole("link", { name: "Give money back" }).click();
  const amount = page.getByLabel("Amount", { exact: true });
  const next = async () => {
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Next" }).click();
  };
  await page.getByText("By amount").click();
  await amount.fill("9999");
  await page.getByText("Quality", { exact: true }).click();
  await page.getByLabel(/^Note/).fill("Soup was missing");
  await page.getByRole("radio", { name: /^HalalGo/ }).check();
  await next();
  await expect(page.getByText(/At most \$\d+\.\d\d, which is what is left of this payment/).first()).toBeInViewport();
  await expect(page.getByRole("radio", { name: /^HalalGo/ })).toBeChecked();
  await looksGood();
  await amount.fill("5");
  await next();
  await expect(page.getByText(/^Give back \$5\.00 to Visa \d{4}$/).first()).toBeVisible();
  await expect(page.getByText("HalalGo bears it. Hala is told by email. This cannot be taken back.")).toBeVisible();
  await looksGood();
  await page.getByRole("button", { name: "Give back $5.00" }).click();
  await expect(page.getByText("$5.00 goes back")).toBeVisible();
  const story = page.getByRole("region", { name: "History" });
  await expect(story).toContainText(/\$5\.00 given back.*borne by HalalGo.*Soup was missing/s);

  await page.goto(`/admin/customers?search=${customer.email}`);
  const row = page.getByRole("table", { name: "Customers" }).getByRole("row").filter({ hasText: customer.email });
  await row.getByRole("link", { name: /^Deactivate/ }).click();
  await expect(page.getByText(/^Are you sure you want to deactivate Hala/)).toBeVisible();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByText("Please say why").first()).toBeVisible();
  await looksGood();
  await page.getByRole("textbox", { name: "Reason" }).fill("Three chargebacks.");
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(row).toContainText("Deactivated");
  const theirs = await playwright.request.newContext({ baseURL: app.url, extraHTTPHeaders: { Origin: app.url } });
  const logIn = () => theirs.post("/auth/login", { form: customer, maxRedirects: 0 });
  const refusal = await (await logIn()).text();
  expect(refusal).toContain("This account has been deactivated. Please contact support.");
  expect(refusal, "a way to reach support").toContain('href="/contact"');
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
  await page.goto("/admin/audit-log?kind=access");
  const taken = page.getByRole("row").filter({ hasText: "Exported a list" }).first();
  await expect(taken).toContainText(/List.*audit-log.*Filter.*kind customer/s);

  await signIn("owner");
  await page.goto(`/dashboard/sales-report?order_id=${number}`);
  const sale = page.getByRole("table", { name: "Sales" }).getByRole("row").filter({ hasText: number });
  await expect(sale).toContainText(/\$5\.00 given back, \$5\.00 by HalalGo.*\$3\.00 paid by HalalGo/s);
});
