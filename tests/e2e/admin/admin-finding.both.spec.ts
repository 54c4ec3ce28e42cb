import { expect, test } from "@tests/support/e2e";

test("[FIND-5] administrators see how many wait in a ZIP code, never who, and take the list with them", async ({
  page,
  app,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}, { project }) => {
  const email = `waiting-${project.name}@example.test`;
  const response = await page.request.post("/home", {
    form: { email, zip: "90012" },
    headers: { Origin: app.url },
  });
  expect(response.status()).toBe(200);
  await signIn("admin");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Demand", exact: true }).first().click();
  const table = page.getByRole("table", { name: "Demand" });
  const row = table.getByRole("row").filter({ hasText: "90012" });
  await expect(row).toContainText("Los Angeles, CA");
  await expect(row.getByRole("cell").nth(2)).toHaveText(/[1-9]/);
  await expect(page.getByText(email)).toHaveCount(0);
  if (javaScriptEnabled) await expectAccessible(page);

  await expect(page.getByText("Filter", { exact: true }), "there is nothing to filter by").toHaveCount(0);
  const box = page.getByRole("searchbox", { name: "Search by ZIP code" });
  await box.fill("0601");
  await box.press("Enter");
  await expect(row).toHaveCount(0);
  await box.fill("900");
  await box.press("Enter");
  await expect(row).toBeVisible();
  const file = await page.request.get("/admin/export/demand?format=csv&search=900");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(await file.text()).toMatch(/ZIP code.*Town.*Waiting.*\r?\n"?90012"?,"?Los Angeles, CA"?,[1-9]/);
  const workbook = await page.request.get("/admin/export/demand?format=xlsx");
  expect(workbook.headers()["content-type"]).toContain("spreadsheet");
  await page.goto("/admin/print/demand");
  await expect(page.getByText("Los Angeles, CA")).toBeVisible();
});

test("[FIND-18] administrators see what was searched without a result, and take the list with them", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}, { project }) => {
  const term = `qxzwvk${project.name.replace("-", "")}`;
  await page.goto(`/home?search=vvkw${term}`);
  await page.goto(`/home?search=${term}`);
  await signIn("admin");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Searches Without Result" }).first().click();
  await expect(page.getByText(/^\d+ searches, as filtered$/)).toBeAttached();
  const box = page.getByRole("searchbox", { name: "Search by text" });
  await box.fill(term);
  await box.press("Enter");
  const row = page
    .getByRole("table", { name: "Searches Without Result" })
    .getByRole("row")
    .filter({ hasText: new RegExp(`^${term}`) });
  await expect(row).toContainText("No address");
  await expect(row.getByRole("cell").nth(3)).toHaveText(/[1-9]/);
  if (javaScriptEnabled) await expectAccessible(page);
  const file = await page.request.get(`/admin/export/missed-searches?format=csv&search=${term}`);
  expect(await file.text()).toContain(term);
  await page.goto(`/admin/print/missed-searches?search=${term}`);
  await expect(page.getByText(term).first()).toBeVisible();
});

test("[RUSH-20] refunds, customers and registrations are narrowed by days, in the address and in files too", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("admin");
  await page.goto("/admin/refunds?status=succeeded");
  await page.getByLabel("From", { exact: true }).fill("2090-01-01");
  await page.getByRole("button", { name: "Show these" }).click();
  await expect(page).toHaveURL(/status=succeeded.*from=2090-01-01/);
  await expect(page.getByText("No results.")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  const file = await page.request.get("/admin/export/refunds?format=csv&status=succeeded&from=2090-01-01");
  expect((await file.text()).trim().split("\n"), "its heads alone").toHaveLength(1);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/admin/refunds?status=succeeded");

  for (const [path, label] of [
    ["/admin/customers", "Joined"],
    ["/admin/inactive-restaurants", "Registered"],
  ] as const) {
    await page.goto(`${path}?from=2090-01-01`);
    await expect(page.getByRole("table").getByText("No results.")).toBeVisible();
    const from = page.getByLabel(`${label} from`);
    await expect(from).toHaveValue("2090-01-01");
    await from.fill("2020-01-01");
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect(page).toHaveURL(/from=2020-01-01/);
    await expect(page.getByText("No results.")).toHaveCount(0);
    // The usual days by one press, and all of them again.
    const usual = page.getByRole("navigation", { name: "Usual days" });
    await usual.getByRole("link", { name: "Yesterday" }).click();
    await expect(usual.getByRole("link", { name: "Yesterday" })).toHaveAttribute("aria-current", "true");
    await expect(from).toHaveValue(await page.getByLabel(`${label} to`).inputValue());
    if (javaScriptEnabled) await expectAccessible(page);
    await usual.getByRole("link", { name: "All days" }).click();
    await expect(page).not.toHaveURL(/from=/);
  }
});
