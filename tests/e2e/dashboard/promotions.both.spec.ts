import type { Page } from "@playwright/test";
import { photo } from "@tests/e2e/steps/catalogue-steps";
import { fillCart, openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

/** "2026-11-20", so many days from now. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Where scripts run, the preview follows the typing by itself. */
async function preview(page: Page, project: string) {
  if (project === "no-js") await page.getByRole("button", { name: "Preview" }).click();
  return page.getByRole("region", { name: "Preview" });
}

test("[COUP-1…8, CHK-6, TABLE-6] a coupon is refused, previewed, saved, used by a customer, switched off and deleted", async ({
  page,
  signIn,
}, { project }) => {
  const code = `LUNCH-${project.name === "js" ? "A" : "B"}`;
  await signIn("owner");
  await page.goto("/dashboard/coupons?sort=code");
  await page.getByRole("link", { name: "Add Coupon" }).click();
  await save(page);
  for (const text of [
    "Name is required",
    "Code is required",
    "Discount must be positive",
    "Start date is required",
    "End date is required",
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Weekday lunch");
  await page.getByLabel("Code", { exact: true }).fill("X".repeat(21));
  await page.getByLabel("Discount", { exact: true }).fill("101");
  await page.getByLabel("Start date").fill(day(-1));
  await page.getByLabel("End date").fill(day(-1));
  await page.getByLabel("Limit per user").fill("0");
  await save(page);
  for (const text of [
    "Code must be less than 20 characters",
    "Percentage discount cannot exceed 100%",
    "End date must be after start date",
    "Limit per user must be at least 1",
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Weekday lunch");

  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.getByLabel("Discount", { exact: true }).fill("50");
  await page.getByLabel("Maximum discount").fill("4");
  await page.getByLabel("End date").fill(day(30));
  await page.getByLabel("Limit per user").fill("");
  await expect(await preview(page, project.name)).toContainText(/A customer who orders 1 × .*Coupon−\$4\.00/);
  await save(page);
  await expect(page.getByText("Coupon created successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/coupons?sort=code");
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText(/Weekday lunch.*50%.*up to \$4\.00.*Active/);

  await signIn("customer");
  const restaurant = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurant}`);
  await page.getByText(/^See \d+ coupons for this restaurant$/).click();
  await page.getByRole("button", { name: `Apply coupon ${code}` }).click();
  await expect(page.getByText(`${code} applied`)).toBeVisible();
  await expect(page.getByText(`Coupon ${code}−$4.00`)).toBeVisible();

  await signIn("owner");
  await page.goto(`/dashboard/coupons?search=${code}`);
  await row.getByLabel(`Actions for ${code}`).click();
  await row.getByRole("link", { name: `Edit ${code}` }).click();
  await expect(page.getByLabel("Limit per user")).toHaveValue("1");
  await expect(page.getByLabel("End date")).toHaveValue(day(30));
  await page.getByLabel("No limit").check();
  await save(page);
  await expect(page.getByText("Coupon updated successfully")).toBeVisible();
  await expect(row).toContainText("∞");
  await row.getByLabel(`Actions for ${code}`).click();
  await row.getByRole("switch").click();
  await expect(row).toContainText("Inactive");
  // A list that is not there is told in words: on a page, and to scripts.
  const unknown = (accept: string) => page.request.get("/dashboard/vouchers/export", { headers: { accept } });
  const [read, fetched] = [await unknown("text/html"), await unknown("*/*")];
  expect([read.status(), fetched.status()]).toEqual([404, 404]);
  expect(await read.text()).toContain("There is no such list.");
  expect(await fetched.json()).toEqual({ message: "There is no such list." });
  const file = await page.request.get(`/dashboard/coupons/export?format=csv&search=${code}&status=inactive`);
  expect(await file.text()).toContain(`${code},Weekday lunch,50%,$4.00,0.00,∞,`);
  await row.getByLabel(`Actions for ${code}`).click();
  await row.getByRole("link", { name: `Delete ${code}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Coupon deleted successfully")).toBeVisible();
  await expect(page.getByText("No results.")).toBeVisible();

  await signIn("customer");
  await page.goto(`/checkout?restaurantId=${restaurant}`);
  await expect(page.getByText("This coupon does not exist.").first()).toBeVisible();
});

test("[OFFER-1…6, DASH-3] an offer is refused, previewed, saved for one dish and lowers its price for customers at once", async ({
  page,
  signIn,
}, { project }) => {
  const title = `Ayran hour ${project.name}`;
  await signIn("manager");
  await page.goto("/dashboard/offers");
  await page.getByRole("link", { name: "Add Offer" }).click();
  await save(page);
  for (const text of [
    "Title is required",
    "Discount value must be positive",
    "Start date is required",
    "End date is required",
    "Image is required",
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("radio", { name: "Fixed amount" }).check();
  await page.getByLabel("Discount value").fill("1.25");
  await page.getByLabel("Start date").fill(day(-1));
  await page.getByLabel("End date").fill(day(9));
  await page.getByRole("radio", { name: "Chosen categories and items" }).check();
  await page.getByLabel("Image *").setInputFiles(await photo("#0b6349"));
  await save(page);
  await expect(page.getByText("Choose at least one category or item").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /^Ayran/ }).check();
  await expect(await preview(page, project.name)).toContainText(/It lowers 1 of \d+ items.*Ayran/);
  // The picture was chosen once: no refusal and no preview loses it.
  await save(page);
  await expect(page.getByText("Offer created successfully")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText(/\$1\.25.*fixed.*1 item.*Active/);

  await openRestaurant(page);
  const strip = page.getByRole("listitem").filter({ hasText: title }).first();
  await expect(strip).toBeVisible();
  await expect(strip.locator("img"), "the owner's own picture").toHaveAttribute("src", /^\/media\/[\w-]+\.webp$/);
  const [was = "", now = ""] = await prices(page);
  expect(Number(was) - Number(now)).toBeCloseTo(1.25, 5);

  await page.goto(`/dashboard/search?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).click();
  await row.getByLabel(`Actions for ${title}`).click();
  await row.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("checkbox", { name: /^Ayran/ })).toBeChecked();
  await page.getByRole("radio", { name: "Inactive" }).check();
  await save(page);
  await expect(page.getByText("Offer updated successfully")).toBeVisible();
  await page.goto(`/dashboard/offers?status=active&search=${encodeURIComponent(title)}`);
  await expect(page.getByText("No results.")).toBeVisible();
  await page.goto(`/dashboard/offers?status=inactive&search=${encodeURIComponent(title)}`);
  await row.getByLabel(`Actions for ${title}`).click();
  await row.getByRole("link", { name: `Delete ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Offer deleted successfully")).toBeVisible();
});

/** What the Ayran of the restaurant's page cost, and costs. */
async function prices(page: Page): Promise<string[]> {
  const card = page.getByRole("listitem").filter({ hasText: "Ayran" }).last();
  await expect(card.locator("s")).toBeVisible();
  const text = (await card.innerText()).replace(/\s+/g, " ");
  const [now = "", was = ""] = [...text.matchAll(/\$(\d+\.\d\d)/g)].map(([, amount]) => amount ?? "");
  return [was, now];
}

test("[TAX-1…4] a tax is refused, added, switched on, charged by name, and deleted", async ({ page, signIn }, {
  project,
}) => {
  const name = `City tax ${project.name}`;
  await signIn("owner");
  await page.goto("/dashboard/settings/taxes");
  await page.getByRole("link", { name: "Add Tax" }).click();
  await save(page);
  for (const text of ["Name is required", "Code is required", "Tax rate must be 0 or greater"])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Code", { exact: true }).fill("CITY");
  await page.getByLabel("Rate in percent").fill("100.01");
  await save(page);
  await expect(page.getByText("Tax rate cannot exceed 100%").first()).toBeVisible();
  await page.getByLabel("Rate in percent").fill("2.5");
  await save(page);
  await expect(page.getByText("Tax created successfully")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(/CITY.*2\.5%.*Inactive/);
  await row.getByRole("switch").click();
  await expect(row.getByText("Active", { exact: true })).toBeVisible();

  await signIn("customer");
  await page.goto(`/checkout?restaurantId=${await fillCart(page)}`);
  await expect(page.getByText(`${name} 2.5%`)).toBeVisible();

  await signIn("owner");
  await page.goto("/dashboard/settings/taxes");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await page.getByLabel("Rate in percent").fill("3");
  await save(page);
  await expect(row).toContainText("3%");
  await row.getByRole("link", { name: `Delete ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Tax deleted successfully")).toBeVisible();
  await expect(row).toHaveCount(0);
});
