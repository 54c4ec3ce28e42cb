import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "sold out" });

test("[HALAL-10] [HALAL-11] cards say their evidence; filters with counts narrow the list, stand in the address and are given up", async ({
  page,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await page.goto("/home");
  await expect(page.getByText("Certified · hand-slaughtered").first()).toBeVisible();
  await expect(page.getByText("Owner’s statement").first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const halal = sheet.getByRole("group", { name: "Halal" });
  await expect(halal.getByRole("link", { name: "What is this" })).toHaveAttribute("href", "/halal");
  await expect(halal.getByRole("button", { name: "Keep this for me" })).toHaveCount(0);
  await halal.getByRole("checkbox", { name: /^Certified only/ }).check();
  if (javaScriptEnabled !== false) {
    await expect(page).toHaveURL(/halal=certified/);
    await expectAccessible(page);
    await sheet.getByRole("link", { name: /^Show \d+ places$/ }).click();
  } else await sheet.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/home\?(service=all&)?halal=certified$/);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasText: /Certified|Halal options certified/ })).toHaveCount(await cards.count());
  await expect(cards.filter({ hasText: /Owner’s statement|Certificate expired/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Remove Certified only" }).first().click();
  await expect(page).toHaveURL(/\/home$/);
});

test("[HALAL-11] a kept choice holds in lists, towns and search, says so, and is lifted for once and for good", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  await page.goto("/account");
  await page
    .getByRole("group", { name: "Only places that are" })
    .getByRole("checkbox", { name: "Certified only" })
    .check();
  await page.getByRole("button", { name: "Save choice" }).click();
  await expect(page.getByText("Kept. Lists show only such places from now on.")).toBeVisible();
  const choice = page.getByRole("form", { name: "Your halal choice" });
  const others = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /Owner’s statement|Certificate expired/ });
  for (const path of ["/home", "/halal-food/ct/bristol", "/home?search=rice", "/favourites"]) {
    await page.goto(path);
    await expect(choice).toContainText("Your choice: certified only.");
    await expect(others, path).toHaveCount(0);
  }
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await page.goto("/home");
  await choice.getByRole("link", { name: "Show all this time" }).click();
  await expect(page).toHaveURL(/halal=any/);
  await expect(choice).toContainText("Not applied for now: certified only.");
  await expect(others.first()).toBeVisible();
  await choice.getByRole("link", { name: "Use my choice" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await choice.getByRole("button", { name: "Stop keeping it" }).click();
  await expect(page.getByText("Lists show all places again.")).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expect(others.first()).toBeVisible();
});

test("[HALAL-11] a kept choice is named where nobody delivers, and on the page of favourites, which counts what it hides", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/home?halal=certified&open=on");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("button", { name: "Keep this for me" }).click();
  await expect(page).toHaveURL(/\/home\?open=on$/);
  const choice = page.getByRole("form", { name: "Your halal choice" });
  await page.goto("/home?halal=any");
  const others = page.getByRole("main").getByRole("article").filter({ hasText: "Owner’s statement" });
  // At some hours the first open place is a favourite already.
  const label = await others
    .getByRole("button", { name: /^Favorite: /, pressed: false })
    .first()
    .getAttribute("aria-label");
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: label ?? "", exact: true })
    .first();
  const isSaved = page.waitForResponse((response) => response.request().method() === "POST");
  await heart.click();
  await isSaved;
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favourites");
  await expect(page.getByRole("status").filter({ hasText: "hidden by your halal choice" })).toBeVisible();
  await expect(others).toHaveCount(0);
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill("Springfield, MA 01103");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page.getByRole("heading", { name: /^Nobody delivers to/ })).toBeVisible();
  await expect(choice).toContainText("Your choice: certified only.");
  await choice.getByRole("button", { name: "Stop keeping it" }).click();
  await expect(choice).toHaveCount(0);
});

test("[HALAL-11] one press at the filters keeps them", async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/home?halal=no_alcohol&open=on");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("button", { name: "Keep this for me" }).click();
  await expect(page).toHaveURL(/\/home\?open=on$/);
  await expect(page.getByRole("form", { name: "Your halal choice" })).toContainText("Your choice: no alcohol served.");
  await page.getByRole("button", { name: "Stop keeping it" }).click();
  await expect(page.getByText("Lists show all places again.")).toBeVisible();
});

test("[HALAL-8, HALAL-9] a place whose certificate has ended is taken off by one press; that it happens after 30 days is switched on and off", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("admin");
  await page.goto("/admin/halal-evidence?kind=expired");
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("heading", { name: "Unlist after 30 days: on" })).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("heading", { name: "Unlist after 30 days: off" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Certificate.*ago/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Unlist now" }).click();
  await expect(page.getByText("Restaurant suspended")).toBeVisible();
  const id = /halal-evidence\/([^/]+)\//.exec(page.url())?.[1] ?? "none";
  await page.context().clearCookies();
  expect((await page.request.get(`/restaurant/${id}`)).status()).toBe(404);
});
