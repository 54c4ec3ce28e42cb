import { fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, inBothThemes, signInAt, test } from "@tests/support/e2e";
import { pdf } from "@tests/support/uploads";

// The declaration of its home restaurant is signed here alone.
test.use({ freshData: "till" });

test("[HALAL-13] a customer whose checkout is open while the place's halal claim changes reads it before paying", async ({
  page,
  browser,
  app,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const summary = page.getByRole("region", { name: "Cart Summary" });
  await expect(summary).toContainText("(demo) certified, hand-slaughtered");
  const kitchen = await browser.newPage({ baseURL: app.url });
  await signInAt(app.url, kitchen.request, "owner");
  await kitchen.goto("/dashboard/settings/halal/edit");
  await kitchen.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await kitchen.getByRole("button", { name: /^Save/ }).click();
  await expect(kitchen.getByText("Your changes are under review")).toBeVisible();
  await kitchen.close();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("alert")).toContainText(
    "The halal information here has changed. It now says: “Owner’s statement, not verified”. Nothing was charged.",
  );
  await expect(summary).toContainText("Owner’s statement, not verified");
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page).not.toHaveURL(/\/checkout\?/);
});

test("[HALAL-5] an owner who signs on an older statement is told what was changed meanwhile, and keeps what was chosen", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings/halal/edit");
  const other = await context.newPage();
  await other.goto("/dashboard/settings/halal/edit");
  await other.getByLabel("Fryers").selectOption({ label: "Shared with other food" });
  await other.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await other.getByRole("button", { name: /^Save/ }).click();
  await expect(other.getByText("Your changes are under review")).toBeVisible();

  await page.getByLabel("Alcohol").selectOption({ label: "Served" });
  await page.getByLabel("Your name, as a signature").fill("Leila Haddad");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("alert").first()).toContainText(/changed/);
  await expect(page.getByRole("main")).toContainText("Shared with other food");
  await expect(page.getByLabel("Alcohol")).toHaveValue("served");
  await expect(page.getByLabel("Your name, as a signature")).toHaveValue("Leila Haddad");
});

test("[HALAL-8] whoever reviews sees all that was sent: certificate, photo and invoice", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("admin");
  await page.goto("/admin/halal-evidence");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Karachi Handi/ })
    .first()
    .click();
  const sent = page.getByRole("navigation", { name: "Also sent" });
  await expect(sent.getByRole("link")).toHaveText([/^Photo/, /^Invoice, Nutmeg Valley Poultry \(demo\)/]);
  const paper = page.getByRole("region", { name: "The document" });
  await expect(paper).toContainText("halal-certificate.pdf");
  await sent.getByRole("link", { name: /^Photo/ }).click();
  const photo = await paper.getByRole("img", { name: "Photo" }).getAttribute("src");
  if (javaScriptEnabled !== false) {
    const picture = paper.getByRole("img", { name: "Photo" });
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await paper.getByRole("button", { name: "Larger" }).click();
    expect(await width()).toBeGreaterThan(before);
    await paper.getByRole("button", { name: "Turn" }).click();
    await expect(picture).toHaveCSS("rotate", "90deg");
    await inBothThemes(page, expectAccessible);
  }
  await sent.getByRole("link", { name: /^Invoice/ }).click();
  await expect(paper).toContainText("supplier-invoice.pdf");
  const invoice = await paper.locator("iframe").getAttribute("src");
  const headers = async (path: string | null) => (await page.request.get(path ?? "", { maxRedirects: 0 })).headers();
  expect((await headers(photo))["content-type"]).toBe("image/png");
  // The browser may draw it in our page, and in no other.
  expect((await headers(invoice))["content-security-policy"]).toMatch(/object-src 'self'.*frame-ancestors 'self'/);
  await expect(page.getByRole("region", { name: "What it says" })).toContainText("Holder differs");

  await signIn("owner");
  for (const path of [photo, invoice]) expect((await headers(path))["content-type"]).not.toMatch(/png|pdf/);
});

test("[HALAL-5] a sales agent sends the next certificate of a place they registered, from their list", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  const lookAt = async () => (javaScriptEnabled === false ? undefined : inBothThemes(page, expectAccessible));
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await signIn("agent");
  await page.goto("/agent");
  const list = page.getByRole("table", { name: "Your registrations" });
  await expect(list).toBeVisible();
  await lookAt();
  await list.getByRole("link", { name: "Tangier Bakehouse", exact: true }).click();
  await expect(page.getByText("Application of Yasmine Alaoui")).toBeVisible();
  await lookAt();
  await page.goto("/agent");
  const certificates = page.getByRole("link", { name: /^Certificates of / });
  const first = list.getByRole("row").filter({ has: certificates }).first();
  const isListed = /Approved/.test(await first.innerText());
  await first.getByRole("link", { name: /^Certificates of / }).click();
  await expect(page).toHaveURL(/\/agent\/[^/]+\/halal$/);
  const own = page.url();
  await expect(page.getByRole("main")).toContainText(
    isListed ? "Customers read: " : "Not listed. Once it is, customers read: ",
  );
  await page.getByRole("button", { name: "Send certificate" }).click();
  await page
    .getByLabel("The certificate", { exact: true })
    .setInputFiles({ name: "next.pdf", mimeType: "application/pdf", buffer: pdf() });
  await lookAt();
  await page.getByLabel("Certifier", { exact: true }).selectOption({ label: "Crescent Assurance (demo)" });
  await page.getByLabel("Number").fill("CA-AGENT-1");
  await page.getByLabel("What it is for").selectOption({ index: 1 });
  await page.getByLabel("Holder").fill("Demo Foods LLC");
  await page.getByLabel("Address").fill("1 Main St, Bristol, CT 06010");
  await page.getByLabel("Issued").fill(day(-30));
  await page.getByLabel("Valid until").fill(day(300));
  await page.getByRole("button", { name: "Send certificate" }).click();
  const sent = page.getByRole("listitem").filter({ hasText: "Crescent Assurance (demo), CA-AGENT-1" });
  await expect(sent).toContainText("Under review");
  expect(page.url()).toBe(own);
  await lookAt();
  // Of a place that others registered there is no page.
  const foreign = await page.request.get("/agent/00000000-0000-4000-8000-000000000000/halal");
  expect(foreign.status()).toBe(404);
});
