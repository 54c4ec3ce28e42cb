import { expect, test } from "@tests/support/e2e";

const pages = [
  {
    path: "/about",
    heading: "About HalalGo",
    says: /We certify nobody\. A page says “certified” while a certificate holds that our team has checked/,
  },
  { path: "/contact", heading: "Contact", says: /salaam@halalgo\.example/ },
  { path: "/privacy", heading: "Privacy", says: /Card numbers go straight from your browser/ },
  { path: "/terms", heading: "Terms and conditions", says: /refunded in full/ },
];

test("[PAGE-1] About, Contact, Privacy and Terms say what they are for", async ({ page }) => {
  for (const { path, heading, says } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main")).toContainText(says);
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count(), path).toBeGreaterThan(2);
  }
});

test("About names whose data the address search uses", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("link", { name: "GeoNames" })).toHaveAttribute("href", "https://www.geonames.org/");
  await expect(page.getByRole("main")).toContainText("CC BY 4.0");
});

test("[PAGE-2] the Terms page leads to the terms as a PDF", async ({ page }) => {
  await page.goto("/terms");
  const href = await page.getByRole("link", { name: "Terms and conditions as a PDF" }).getAttribute("href");
  expect(href).toBe("/assets/terms-and-conditions.pdf");
  const response = await page.request.get("/assets/terms-and-conditions.pdf");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("[ROUTE-19] an address that is no page keeps the header and the footer", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Terms" })).toBeVisible();
});

const nobody = "00000000-0000-4000-8000-000000000000";
for (const [role, path, back, url] of [
  ["staff", "/dashboard/no-such-page", "Back to the dashboard", "/dashboard"],
  ["staff", `/dashboard/orders/${nobody}`, "Back to the dashboard", "/dashboard"],
  ["staff", `/dashboard/ticket/${nobody}`, "Back to Online Orders", "/dashboard/online-orders"],
  ["admin", "/admin/no-such-page", "Back to the dashboard", "/admin"],
  ["agent", "/agent/no-such-page", "Back to your registrations", "/agent"],
  ["agent", `/agent/${nobody}/halal`, "Back to your registrations", "/agent"],
] as const) {
  test(`[ROUTE-19] ${path} keeps the frame of its area and leads back there`, async ({ page, signIn }) => {
    await signIn(role);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not find this page");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("link", { name: "Find restaurants" })).toHaveCount(0);
    await page.getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  });
}
