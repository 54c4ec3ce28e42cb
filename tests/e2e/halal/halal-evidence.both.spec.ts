import type { Page } from "@playwright/test";
import { pdf } from "@tests/e2e/steps/registration-steps";
import { expect, inBothThemes, test } from "@tests/support/e2e";
import { png } from "@tests/support/uploads";

// Its places are declared, certified and reported here alone.
test.use({ freshData: "sold out" });
const certifier = "Crescent Assurance (demo)";
const place = "Anatolia Grill House";
const own = "/dashboard/settings/halal";

/** A day of the demo's places, so many days from today. */
const day = (from: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(Date.now() + from * 86_400_000);

const badge = (page: Page) => page.getByRole("region").filter({ hasText: "What customers read" });

async function declare(page: Page, level: string) {
  await page.goto(`${own}/edit`);
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Level", { exact: true }).selectOption({ label: level });
  await panel.getByLabel("Slaughter", { exact: true }).selectOption({ label: "By hand" });
  await page.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(own);
}

type Paper = { number: string; holder?: string; until: number };
async function sendCertificate(page: Page, { number, holder, until }: Paper) {
  await page.goto(`${own}/certificate`);
  await page.getByLabel("The certificate", { exact: true }).setInputFiles(pdf("halal.pdf"));
  await page.getByLabel("Certifier", { exact: true }).selectOption({ label: "Another certifier" });
  await page.getByLabel(/^Another certifier’s name/).fill(certifier);
  await page.getByLabel("Number").fill(number);
  if (holder) await page.getByLabel("Holder").fill(holder);
  await page.getByLabel("Issued").fill(day(-30));
  await page.getByLabel("Valid until").fill(day(until));
  await page.getByRole("button", { name: "Send certificate" }).click();
  await expect(page).toHaveURL(own);
}

const inQueue = new RegExp(`^${place} (Certificate|Declaration|Concern)`);
const queueOf = (page: Page) => page.getByRole("main").getByRole("link", { name: inQueue });

test("[HALAL-5, HALAL-8] an owner declares and sends a certificate; an administrator asks, refuses and verifies; the badge follows, and falls with a change", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  // Owner and administrator, ten steps.
  test.slow();
  const lookAt = async () => (javaScriptEnabled === false ? undefined : inBothThemes(page, expectAccessible));
  const says = page.getByRole("region", { name: "What it says" });
  // High enough that the toast of new orders lies on nothing.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signIn("owner");
  await page.goto("/dashboard/settings");
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Halal" }).click();
  await expect(badge(page).getByRole("heading")).toHaveText(/^Halal Trust of New England \(demo\) certified/);
  await expect(badge(page)).toContainText(/Expires in \d+ days, renew/);
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Level", { exact: true }).selectOption("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please choose what is halal here").first()).toBeVisible();
  await expect(page.getByText("Please sign with your name").first()).toBeVisible();
  await expect(page.getByText(/the badge says “Owner’s statement, not verified” until/)).toBeVisible();
  await lookAt();
  await declare(page, "Halal options, beside other dishes");
  await expect(badge(page).getByRole("heading")).toHaveText("Owner’s statement, not verified: halal options");
  await expect(badge(page)).toContainText("Your changes are under review");
  expect((await page.goto(`${own}/poster`))?.status(), "no poster while nothing counts").toBe(404);

  await page.goto(own);
  await page.getByRole("link", { name: "Add supplier" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Farmington Halal Lamb");
  await page.getByText("Lamb", { exact: true }).last().click();
  await page.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const suppliers = page.getByRole("region", { name: "Meat suppliers" });
  await expect(suppliers.getByRole("listitem").filter({ hasText: "Farmington Halal Lamb" })).toContainText("Lamb");
  await suppliers.getByRole("link", { name: "Remove Farmington Halal Lamb" }).click();
  await page.getByLabel("Your name, as a signature").fill("Selin Aydın");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL(own);
  await expect(suppliers.getByText("Farmington Halal Lamb")).toHaveCount(0);

  await page.getByRole("link", { name: "Add another" }).click();
  await page.getByRole("button", { name: "Send certificate" }).click();
  for (const missing of [
    "Please choose the file",
    "Please choose the certifier",
    "Please enter the certificate number",
  ])
    await expect(page.getByText(missing).first()).toBeVisible();
  await lookAt();
  await sendCertificate(page, { number: "CA-58213", holder: "Siddiqui Foods LLC", until: 300 });
  await expect(badge(page)).toContainText("Your certificate is under review");
  await lookAt();

  await signIn("admin");
  await page.goto("/admin");
  await page
    .getByRole("link", { name: /^Halal Evidence/ })
    .first()
    .click();
  await queueOf(page).first().click();
  await expect(says).toContainText("Holder differs");
  await expect(says).toContainText("This certifier has no look-up page.");
  await page.getByRole("link", { name: "Ask the owner about 1 difference" }).click();
  await expect(page.getByLabel("What you need to know")).toHaveValue(
    /names Siddiqui Foods LLC. We know your business as/,
  );
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  // The oldest of the rest opens by itself.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karachi Handi");

  await signIn("owner");
  await page.goto(own);
  await expect(badge(page)).toContainText("We have a question about your certificate");
  await page.getByRole("link", { name: "Send another" }).click();
  await expect(page.getByLabel("Holder")).toHaveValue("Siddiqui Foods LLC");
  await sendCertificate(page, { number: "CA-58214", until: 300 });

  await signIn("admin");
  await page.goto("/admin/halal-evidence");
  await queueOf(page).first().click();
  await expect(says).toContainText("CA-58213");
  await page.getByRole("link", { name: "Refuse" }).click();
  await page.getByRole("radio", { name: "Other holder" }).check();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karachi Handi");
  // From one review to the next without a page in between: nothing of the one may stay in the other's form.
  await queueOf(page).first().click();
  await expect(says).toContainText("CA-58214");
  await says.getByRole("button", { name: "Verify" }).click();
  await expect(says).toContainText("Please say how you checked it");
  await says.getByText("By phone").click();
  await says.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karachi Handi");

  await signIn("owner");
  await page.goto(own);
  await expect(badge(page).getByRole("heading")).toHaveText(
    /^Crescent Assurance \(demo\) certified, halal options, hand/,
  );
  await expect(badge(page)).toContainText("by phone with the certifier");
  await expect(badge(page)).not.toContainText("renew");
  await page.getByText("2 other certificates").click();
  await expect(page.getByRole("listitem").filter({ hasText: "CA-58213" })).toContainText("Other holder.");
  await lookAt();
  await page.getByRole("link", { name: "Print the door poster" }).click();
  await expect(page.getByRole("img", { name: /^Code of/ })).toBeVisible();

  await declare(page, "Everything is halal");
  await expect(badge(page).getByRole("heading")).toHaveText("Owner’s statement, not verified");
  await signIn("admin");
  await page.goto("/admin/halal-evidence");
  await queueOf(page).first().click();
  await expect(page.getByRole("region", { name: "What the owner declares" })).toContainText("Everything is halal");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karachi Handi");
  await signIn("owner");
  await page.goto(own);
  await expect(badge(page).getByRole("heading")).toHaveText(/^Crescent Assurance \(demo\) certified, hand/);
});

test("[HALAL-8] who decides about an older version is told so, and what was decided meanwhile stays", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await declare(page, "Everything is halal");
  await sendCertificate(page, { number: "CA-90001", until: 300 });
  await signIn("admin");
  await page.goto("/admin/halal-evidence");
  await queueOf(page).first().click();
  const says = page.getByRole("region", { name: "What it says" });
  await expect(says).toContainText("CA-90001");
  const colleague = await page.context().newPage();
  await colleague.goto(`${new URL(page.url()).pathname}/refuse`);
  await colleague.getByRole("radio", { name: "Not readable" }).check();
  await colleague.getByRole("button", { name: "Refuse" }).click();
  await expect(colleague).not.toHaveURL(/\/refuse/);
  await colleague.close();
  await says.getByText("By phone").click();
  await says.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("alert").first()).toContainText(/meanwhile|already/);
  await expect(says).toContainText("Not readable.");
  await expect(says.getByRole("button", { name: "Verify" })).toHaveCount(0);
});

test("[HALAL-3] administrators keep the directory of certifiers; what is inactive cannot be chosen", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("admin");
  await page.goto("/admin/certifiers");
  await page.getByRole("link", { name: "Add Certifier" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please enter the certifier's name").first()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Sample Halal Board (demo)");
  await page.getByLabel("Short name").fill("SHB");
  await page.getByLabel("Country").fill("United States");
  await page.getByLabel(/^Look-up address/).fill("https://lookup.halal-board.example/{number}");
  const logo = { name: "logo.png", mimeType: "image/png", buffer: await png(60, 60) };
  await page.getByLabel(/^Logo/).setInputFiles(logo);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /Sample Halal Board/ });
  await expect(row).toContainText("United States");
  await expect(row.locator('img[src^="/media/"]')).toHaveCount(1);
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);

  await signIn("owner");
  await page.goto(`${own}/certificate`);
  const choice = page.getByLabel("Certifier", { exact: true }).getByRole("option", { name: /Sample Halal Board/ });
  await expect(choice).toHaveCount(1);

  await signIn("admin");
  await page.goto("/admin/certifiers");
  await row.getByRole("link", { name: /^Edit/ }).click();
  await page.getByRole("checkbox", { name: "Remove picture" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row.locator("img")).toHaveCount(0);
  await row.getByRole("link", { name: /^Edit/ }).click();
  await page.getByLabel("Inactive", { exact: true }).check();
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
  await page.getByLabel("Inactive", { exact: true }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toContainText("Inactive");
  await signIn("owner");
  await page.goto(`${own}/certificate`);
  await expect(choice).toHaveCount(0);
});

test("[HALAL-8, HALAL-12] a concern is answered; the place reads it without who reported it", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto(own);
  const sheet = await page.getByRole("link", { name: "See the badge as customers do" }).getAttribute("href");
  await page.goto(`${sheet}/concern`);
  await page.getByRole("radio", { name: "I saw pork or alcohol" }).check();
  await page.getByLabel("What did you see?").fill("Beer was served at the counter on Friday.");
  await page
    .getByLabel("Photo (optional)")
    .setInputFiles({ name: "bar.png", mimeType: "image/png", buffer: await png() });
  await page.getByRole("textbox", { name: "Email (optional)" }).fill("someone@example.com");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. We will look into it.")).toBeVisible();

  await signIn("admin");
  await page.goto("/admin/halal-evidence?kind=reported");
  await queueOf(page).first().click();
  await expect(page.getByRole("main")).toContainText("someone@example.com");
  const photo = await page.getByRole("img", { name: "What came with the concern" }).getAttribute("src");
  expect((await page.request.get(photo ?? "")).headers()["content-type"]).toBe("image/png");
  await expect(page.getByRole("link", { name: "Suspend" })).toHaveAttribute("href", /\/suspend$/);
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(page.getByText("Please choose the outcome").first()).toBeVisible();
  await page.getByRole("radio", { name: "We found nothing wrong" }).check();
  await expect(page.getByLabel("In words")).toHaveAccessibleDescription(
    /Customers read it in the place’s halal history/,
  );
  await page.getByLabel("In words").fill("It was malt drink without alcohol.");
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prospect Street Halal Meats");
  await page.goto(sheet ?? "");
  await expect(page.getByText("It was malt drink without alcohol.")).toBeVisible();

  await signIn("owner");
  await page.goto(own);
  const concerns = page.getByRole("region", { name: "Concerns" });
  await expect(concerns).toContainText("Beer was served");
  await expect(concerns).toContainText("It was malt drink without alcohol.");
  expect(await page.content()).not.toContain("someone@example.com");
});

test("[HALAL-7] before an application is approved its level and evidence are read; without any it can be, and the page says so", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/admin/inactive-restaurants?status=pending");
  const row = page.getByRole("row").filter({ hasText: "Tigris Kitchen" });
  const details = row.getByRole("link", { name: /^View|details/i });
  await details.first().click();
  const before = page.getByRole("region", { name: "Before you approve" });
  await expect(before).toContainText("Halal: Not stated");
  await expect(before).toContainText("No evidence: the badge will say so");
  await page.getByRole("link", { name: "Approve", exact: true }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Restaurant approved").first()).toBeVisible();
});
