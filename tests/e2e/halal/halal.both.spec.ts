import type { Page } from "@playwright/test";
import { expect, inBothThemes, test } from "@tests/support/e2e";

/** The path of the first listed place whose page says this. */
async function placeThatSays(page: Page, words: string): Promise<string> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const [path] of sitemap.matchAll(/\/restaurant\/[^<]+/g))
    if ((await (await page.request.get(path)).text()).includes(words)) return path;
  throw new Error(`No place says ${words}`);
}

const sheetOf = (page: Page) => page.getByRole("dialog", { name: /^Halal at / });

test("[HALAL-10] a certified place leads to its evidence, with the paper and the certifier's own look-up", async ({
  page,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await page.goto(await placeThatSays(page, "Hand-slaughtered, no alcohol served. Checked"));
  const badge =
    /^Halal certified · .+ \(demo\) · Hand-slaughtered · No alcohol served · Valid to \w+ \d{4} See the evidence$/;
  await page.getByRole("link", { name: badge }).click();
  await expect(page).toHaveURL(/\/restaurant\/[^/]+\/halal$/);
  const sheet = sheetOf(page);
  await expect(sheet).toContainText(/Checked with the certifier on \w+ \d+, \d{4}\. Valid until \w+ \d+, \d{4}\./);
  for (const label of ["Certifier", "Certificate number", "Covers", "Valid", "Checked", "Slaughter", "Alcohol"])
    await expect(sheet.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  await expect(sheet).toContainText("On the certifier’s public register, then by phone with the certifier");
  await expect(sheet).toContainText("HalalGo itself certifies nobody.");
  const lookUp = sheet.getByRole("link", { name: "Look it up at the certifier (opens in a new tab)" });
  const number = await sheet.locator("dt:has-text('Certificate number') + dd").textContent();
  expect(await lookUp.getAttribute("href")).toContain(`/${number}`);
  await expect(lookUp).toHaveAttribute("target", "_blank");
  const paper = await sheet.getByRole("link", { name: /^The certificate/ }).getAttribute("href");
  const file = await page.request.get(paper ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect(file.headers()["cache-control"]).toContain("no-store");
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
  await sheet.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/restaurant\/[^/]+$/);
});

test("[HALAL-10] an expired certificate and an owner's statement are called that, on the page and in the evidence", async ({
  page,
}) => {
  await page.goto(await placeThatSays(page, "Certificate expired"));
  await page.getByRole("link", { name: /^Certificate expired on \w+ \d+, \d{4} See the history$/ }).click();
  await expect(sheetOf(page)).toContainText(/It ended on \w+ \d+, \d{4}\./);
  await expect(sheetOf(page).getByRole("term").filter({ hasText: "Was valid" })).toBeVisible();
  await page.goto(await placeThatSays(page, "Owner’s statement, not verified"));
  await page.getByRole("link", { name: /^Owner’s statement, not verified .*Read the statement$/ }).click();
  await expect(sheetOf(page)).toContainText("No checked certificate stands behind it.");
  await expect(sheetOf(page).getByText("Certificate number")).toHaveCount(0);
});

test("[HALAL-10] a paper that is not verified is nobody's to read", async ({ page }) => {
  const certified = await placeThatSays(page, "Halal certified");
  const other = await placeThatSays(page, "Certificate expired");
  const sheet = await (await page.request.get(`${certified}/halal`)).text();
  const id = /\/halal\/files\/([\da-f-]{36})/.exec(sheet)?.[1] ?? "none";
  expect((await page.request.get(`${certified}/halal/files/${id}`)).status()).toBe(200);
  expect((await page.request.get(`${other}/halal/files/${id}`)).status()).toBe(404);
  expect((await page.request.get(`${certified}/halal/files/11111111-1111-4111-8111-111111111111`)).status()).toBe(404);
  expect((await page.request.get(`${certified}/halal/files/none`)).status()).toBe(404);
});

test("[HALAL-10] where nothing is stated the head says so, and the evidence claims nothing", async ({ page }) => {
  await page.goto(await placeThatSays(page, "Nothing stated about halal yet"));
  await page.getByRole("link", { name: /^Nothing stated about halal yet/ }).click();
  await expect(page).toHaveURL(/\/restaurant\/[^/]+\/halal$/);
  const sheet = sheetOf(page);
  await expect(sheet).toContainText("The owner has not said what is halal here.");
  await expect(sheet).not.toContainText("Certificate number");
  await expect(sheet.getByRole("link", { name: /Look it up/ })).toHaveCount(0);
});

test("[HALAL-12] a concern is refused until it says something, keeps what was typed, and is thanked for", async ({
  page,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await page.goto(`${await placeThatSays(page, "about halal")}/halal`);
  await sheetOf(page).getByRole("link", { name: "Report a concern" }).click();
  const form = page.getByRole("dialog", { name: "Report a concern" });
  await form.getByLabel("What did you see?").fill("Beer");
  await form.getByLabel(/^Email/).fill("nobody");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form).toContainText("Please choose what it is about");
  await expect(form).toContainText("Please tell us what you saw, in a sentence or two");
  await expect(form).toContainText("Please enter a valid email");
  await expect(form.getByLabel("What did you see?")).toHaveValue("Beer");
  await expect(form.getByRole("alert").getByRole("link")).toHaveCount(3);
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
  await form.getByRole("radio", { name: "I saw pork or alcohol" }).check();
  await form.getByLabel("What did you see?").fill("Beer was served at the counter on Friday.");
  await form.getByLabel(/^Email/).fill("");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/halal$/);
  await expect(page.getByText("Thank you. We will look into it.")).toBeVisible();
  await expect(sheetOf(page)).toContainText(/We have been looking into a concern since/);
});

test("[HALAL-14] /halal says what the words mean and what is not done; the footer and About lead there", async ({
  page,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "How halal is checked" }).click();
  await expect(page).toHaveURL("/halal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How halal is checked");
  const main = page.getByRole("main");
  for (const words of ["Certified", "Owner’s statement, not verified", "Certificate expired"])
    await expect(main.getByRole("term").filter({ hasText: words })).toHaveCount(1);
  await expect(main).toContainText("HalalGo itself certifies nobody");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "How halal is checked" })).toBeVisible();
  await page.goto("/terms");
  await expect(page.getByRole("main")).toContainText("our team has checked its certificate with the certifier");
  await page.goto("/halal");
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
});

test("[HALAL-14] no page says of all places what some do not state", async ({ page }) => {
  for (const path of ["/", "/about"])
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/halal kitchens/i);
  await page.goto("/about");
  await expect(page.getByRole("main")).toContainText("a certificate that has expired, or not stated");
  await page.goto("/halal");
  await expect(page.getByRole("main")).toContainText("What the owner has not answered is called “Not stated”.");
  await page.goto("/halal-food/ct/bristol");
  await expect(page.getByRole("main")).toContainText("If a card says nothing, nothing is stated.");
});

test("[HALAL-14] no dish is said to be halal to search engines", async ({ page }) => {
  const path = await placeThatSays(page, "about halal");
  expect(await (await page.request.get(path)).text()).not.toMatch(/suitableForDiet|HalalDiet/);
});

test("[HALAL-15] a code that no place has gets a page that says so", async ({ page }) => {
  const response = await page.goto("/halal/verify/NOSUCHCODE");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("No listed place has this code.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("[HALAL-15] the code of a poster tells today's state, and search engines keep out", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  const poster = await (await page.request.get("/dashboard/settings/halal/poster")).text();
  const path = /\/halal\/verify\/\w+/.exec(poster)?.[0] ?? "no code on the poster";
  await page.context().clearCookies();
  await page.goto(path.toLowerCase());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(/Halal certified.* certified, hand-slaughtered, valid to \w+ \d{4}\.As of today, /);
  await expect(main.getByRole("term").filter({ hasText: /^Valid$/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
});
