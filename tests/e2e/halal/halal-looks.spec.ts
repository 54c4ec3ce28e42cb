import type { Locator, Page } from "@playwright/test";
import { restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { fillBusiness, fillContact, newAddress } from "@tests/e2e/steps/registration-steps";
import { expect, inBothThemes, test } from "@tests/support/e2e";
import { dayFromNow } from "@tests/support/registration-form";

// What is verified and reported by keyboard is so here alone.
test.use({ freshData: "kitchen" });

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${target}`);
}

const modal = (page: Page) => page.locator("dialog:modal");
const firstHref = async (links: Locator) => (await links.first().getAttribute("href")) ?? "";

for (const [place, words] of [
  ["Anatolia Grill House", /^Halal certified/],
  ["Smoke & Hickory", /^Certificate expired/],
  ["Maple Street Smash", /^Owner’s statement, not verified/],
  ["Penang Kitchen", /^Nothing stated about halal yet/],
] as const)
  test(`[HALAL-10] ${place}: badge, marks and evidence in both themes, and 320 px wide`, async ({
    page,
    expectAccessible,
  }) => {
    const path = await restaurantPath(page, place);
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("link", { name: words })).toBeVisible();
    await inBothThemes(page, expectAccessible);
    await page.goto(`${path}/halal`);
    await expect(modal(page)).toBeVisible();
    await inBothThemes(page, expectAccessible);
  });

test("[HALAL-11] a list that is narrowed to what is certified, and a town's, in both themes", async ({
  page,
  expectAccessible,
}) => {
  for (const path of ["/home?halal=certified&halal=hand", "/halal-food/ct/bristol"]) {
    await page.goto(path);
    await expect(page.getByText("Certified · hand-slaughtered").first()).toBeVisible();
    await inBothThemes(page, expectAccessible);
  }
});

test("[HALAL-5] Settings / Halal, its panels and the poster in both themes", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("owner");
  for (const path of ["", "/suppliers/new", "/poster"]) {
    await page.goto(`/dashboard/settings/halal${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await inBothThemes(page, expectAccessible);
  }
});

test("[PRAYER-2, PRAYER-3] Settings / Prayer times and Ramadan in both themes", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("owner");
  for (const path of ["prayer", "ramadan"]) {
    await page.goto(`/dashboard/settings/${path}`);
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await inBothThemes(page, expectAccessible);
  }
});

test("[HALAL-8] the administrators' review, its questions and a concern in both themes", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("admin");
  await page.goto("/admin/halal-evidence");
  const main = page.getByRole("main");
  const review = (await firstHref(main.getByRole("link", { name: /^Karachi Handi/ }))).replace(/\?.*/, "");
  await page.goto("/admin/halal-evidence?kind=reported");
  const concern = await firstHref(main.getByRole("link", { name: /^Prospect Street/ }));
  for (const path of [review, `${review}/ask`, `${review}/refuse`, concern, "/admin/calendar"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).last()).toBeVisible();
    await inBothThemes(page, expectAccessible);
  }
});

test("[HALAL-10, HALAL-11, HALAL-12] by keyboard alone: filter, place, evidence and back, and a concern", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  await tabTo(page, page.getByRole("link", { name: "Filters", exact: true }));
  await page.keyboard.press("Enter");
  await expect(modal(page)).toBeVisible();
  await tabTo(page, modal(page).getByRole("checkbox", { name: /^Certified only/ }));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/halal=certified/);
  await tabTo(page, modal(page).getByRole("link", { name: /^Show \d+ places?$/ }));
  await page.keyboard.press("Enter");
  await expect(modal(page)).toHaveCount(0);
  await tabTo(page, page.getByRole("main").getByRole("article").first().getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/restaurant\/[^/]+$/);
  const badge = page.getByRole("main").getByRole("link", { name: /^Halal certified/ });
  await tabTo(page, badge);
  await page.keyboard.press("Enter");
  await expect(modal(page).getByRole("link", { name: "Close" })).toBeFocused();
  await expect(modal(page)).toContainText("Certificate number");
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  await expect(badge).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, modal(page).getByRole("link", { name: "Report a concern" }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Report a concern" });
  await tabTo(page, form.getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");
  // What is wrong takes the focus, and leads to where it is mended.
  await expect(form.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(form.getByRole("radio").first()).toBeChecked();
  await tabTo(page, form.getByLabel("What did you see?"));
  await page.keyboard.type("The certificate hangs at another counter.");
  await tabTo(page, form.getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. We will look into it.")).toBeVisible();
});

test("[HALAL-4] the wizard's halal step in both themes, and by keyboard alone", async ({ page, expectAccessible }) => {
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  await fillContact(page, newAddress());
  const next = page.getByRole("button", { name: "Next: bank details" });
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("Please choose how we can check it");
  await inBothThemes(page, expectAccessible);
  await page.getByLabel("Vegetarian and seafood only").focus();
  await page.keyboard.press("Space");
  const ways = page.getByRole("group", { name: "How can we check it?" }).getByRole("radio");
  await tabTo(page, ways.first());
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Certifier", { exact: true })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await ways.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Certifier", { exact: true })).toBeHidden();
  const name = page.getByLabel("Your name, as a signature").locator("visible=true");
  await tabTo(page, name);
  await page.keyboard.type("Bilal Siddiqui");
  await page.keyboard.press("Tab");
  await page.keyboard.type(dayFromNow(-1).replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1"));
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
});

test("[HALAL-8] an administrator verifies by keyboard alone", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/admin/halal-evidence");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: /^Karachi Handi/ }));
  await page.keyboard.press("Enter");
  const says = page.getByRole("region", { name: "What it says" });
  await tabTo(page, says.getByRole("checkbox", { name: "By phone" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await tabTo(page, says.getByLabel("Note", { exact: true }));
  await page.keyboard.type("The certifier named the new owner.");
  await tabTo(page, says.getByRole("button", { name: "Verify anyway" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Karachi Handi");
});
