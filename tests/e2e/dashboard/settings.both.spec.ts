import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openRestaurant, restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { expect, inBothThemes, test } from "@tests/support/e2e";
import { png } from "@tests/support/uploads";

test.use({ freshData: "settings" });

test("[SET-1, SET-2, SET-3] the owner changes company and ordering, says that it is busy, and customers read it", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByRole("textbox", { name: "Name" }).fill("A");
  await page.getByLabel("Website (optional)").fill("anatolia.example");
  await save.click();
  await expect(page.getByText("Restaurant name must be at least 2 characters").first()).toBeVisible();
  await expect(page.getByLabel("Website (optional)")).toHaveValue("anatolia.example");
  await page.getByRole("textbox", { name: "Name" }).fill("Anatolia Grill House");
  await save.click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByLabel("Website (optional)")).toHaveValue(/anatolia\.example$/);
  await page.goto("/dashboard/settings");
  await expect(page.getByLabel("Website (optional)")).toHaveValue("https://anatolia.example");

  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Ordering" }).click();
  await page.getByText("By order subtotal").click();
  await page.getByLabel("Fee of small orders").fill("3.99");
  await page.getByLabel("From a subtotal of").first().fill("40");
  await page.locator('[name="steps[0].fee"]').fill("0");
  await save.click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.getByLabel("Longer by").selectOption("+15 min");
  await page.getByRole("button", { name: "Set as busy" }).click();
  await expect(page.getByText(/^Busy: \+15 min until/)).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);

  const restaurant = await restaurantPath(page, "Anatolia Grill House");
  await page.goto(`${restaurant}?mode=pickup`);
  await expect(page.getByText("Busy: +15 min").first()).toBeVisible();
  await page.goto(`${restaurant}?mode=delivery`);
  await expect(page.getByText("$0 from $40.00").first()).toBeVisible();

  await page.goto("/dashboard/settings/ordering");
  await page.getByRole("button", { name: "End busy time" }).click();
  await expect(page.getByRole("button", { name: "Set as busy" })).toBeVisible();
});

test("[FIND-15] the owner sets where they deliver to, and reads which towns that covers", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/settings/ordering");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByText("By distance").first().click();
  await page.locator('[name="rules[0].up_to_miles"]').fill("3");
  await page.locator('[name="rules[0].fee"]').fill("2.99");
  await page.getByLabel("Delivery radius").fill("5");
  await page.getByRole("textbox", { name: /^ZIP codes \(/ }).fill("06103");
  await save.click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByRole("note")).toContainText("Beyond 3 miles the last fee counts");
  await expect(page.getByText(/Bristol, CT; .*Hartford, CT/)).toBeVisible();
  await page.getByLabel("ZIP codes left out").fill("nowhere");
  await save.click();
  await expect(page.getByText("nowhere is no ZIP code of five digits").first()).toBeVisible();
  await expect(page.getByLabel("ZIP codes left out")).toHaveValue("nowhere");
});

test("[SET-3] a holiday is added and removed; [SET-4] mails; [SET-5, SET-6] images; staff may only look", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/settings/hours");
  const holiday = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Date").first().fill(holiday);
  await page.getByLabel("Note").first().fill("Eid");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Opening hours saved")).toBeVisible();
  const remove = page.getByLabel(`Remove ${holiday} when saving`);
  await expect(page.getByLabel("Note").first()).toHaveValue("Eid");
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await remove.check();
  await save.click();
  await expect(remove).toHaveCount(0);

  const tabs = page.getByRole("navigation", { name: "Settings" });
  await tabs.getByRole("link", { name: "Notifications" }).click();
  await page.getByRole("group", { name: "A new order" }).getByText("Managers").click();
  const summary = page.getByRole("group", { name: "The day before, in figures" });
  await expect(summary.getByLabel("Owners")).not.toBeChecked();
  await summary.getByText("Owners").click();
  await save.click();
  await expect(page.getByText("Notification settings saved")).toBeVisible();

  await tabs.getByRole("link", { name: "Restaurant Images" }).click();
  const update = page.getByRole("button", { name: "Update images" });
  await update.click();
  await expect(page.getByText("Choose a logo or a banner image").first()).toBeVisible();
  await page.getByLabel("Logo").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture at all"),
  });
  await update.click();
  await expect(page.getByText("Choose a JPG, PNG or WebP picture").first()).toBeVisible();
  // One that is refused does not take the other along.
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("") });
  await page.getByLabel("Banner image").setInputFiles({
    name: "banner.png",
    mimeType: "image/png",
    buffer: await png(90, 30),
  });
  await update.click();
  await expect(page.getByText("This file is empty.").first()).toBeVisible();
  if (javaScriptEnabled === false) await expect(page.getByText("The picture you chose is kept.")).toHaveCount(1);

  await page.context().clearCookies();
  await signIn("staff");
  await page.goto("/dashboard/settings/notifications");
  await expect(summary.getByLabel("Owners")).toBeChecked();
  await tabs.getByRole("link").first().click();
  await expect(page.getByText("Only owners and managers can change this.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeDisabled();
  await expect(save).toHaveCount(0);
});

test("[ROUTE-10] the owner invites by e-mail; who accepted works there until they are removed, and then at once no more", async ({
  page,
  browser,
  app,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  const email = "hana@example.test";
  await signIn("owner");
  await page.goto("/dashboard/administrators");
  await expect(page.getByRole("heading", { level: 1, name: "Administrators Page" })).toBeVisible();
  // What the switch opens is named in full (docs/roles.md): without it staff close no day.
  await expect(page.getByText(/^Figures of the overview.*the day close/)).toBeVisible();
  const sales = page.getByRole("switch", { name: /Staff (?:do not )?see sales$/ });
  await expect(sales).not.toBeChecked();
  await sales.click();
  await expect(page.getByText("Staff see sales now.").first()).toBeVisible();
  await expect(sales).toBeChecked();
  await sales.click();
  await expect(sales).not.toBeChecked();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption("Manager");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`We have sent an invitation to ${email}.`)).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);

  await expect.poll(() => invitationFor(app.dataDir, email)).not.toBe("");
  const theirs = await browser.newContext({ baseURL: app.url, javaScriptEnabled });
  const other = await theirs.newPage();
  // Opened where somebody else is logged in, it says who; the invited person's own browser has nobody to name.
  await page.goto(invitationFor(app.dataDir, email));
  await expect(page.getByText(`Joining logs that account out here and logs you in as ${email}.`)).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await other.goto(invitationFor(app.dataDir, email));
  await expect(other.getByLabel("First Name")).toBeVisible();
  await expect(other.getByText("Joining logs that account out")).toHaveCount(0);
  if (javaScriptEnabled !== false) await expectAccessible(other);
  await other.getByLabel("First Name").fill("Hana");
  await other.getByLabel("Last Name").fill("Saleh");
  await other.getByLabel("Password", { exact: true }).fill("a long password");
  await other.getByRole("button", { name: "Join the team" }).click();
  await expect(other).toHaveURL("/dashboard");
  await other.goto(invitationFor(app.dataDir, email));
  await expect(other.getByText(`You are logged in as ${email}.`)).toBeVisible();
  await other.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(other).toHaveURL("/dashboard");

  await page.goto("/dashboard/administrators");
  await page.getByRole("link", { name: "Remove Hana Saleh" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("The team member has been removed.")).toBeVisible();
  await other.goto("/dashboard/settings");
  await expect(other).toHaveURL(/\/auth\/login/);
  await theirs.close();
});

test("[HALAL-5] the owner reads beside the name, once, what another one costs a certified place; the badge falls with it", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings");
  await expect(page.getByText("The halal certificate names")).toHaveCount(1);
  await expect(page.getByText("The halal certificate names")).toContainText("“Owner’s statement, not verified” until");
  if (javaScriptEnabled !== false) await inBothThemes(page, expectAccessible);
  await page.getByRole("textbox", { name: "Name" }).fill("Bristol Lamb House");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await openRestaurant(page, "Bristol Lamb House");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bristol Lamb House");
  await expect(page.getByRole("main").getByRole("link", { name: /Owner’s statement, not verified/ })).toBeVisible();
});

/** The link of the newest invitation to `email`, as its email in the outbox has it; "" before there is one. */
function invitationFor(dataDir: string, email: string): string {
  const outbox = join(dataDir, "outbox");
  const mails = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
  const mail = mails.map((file) => readFileSync(join(outbox, file), "utf8")).find((text) => text.includes(email));
  return /\/auth\/invitation\/[\w-]+/.exec(mail ?? "")?.[0] ?? "";
}

test("[SET-1] on a phone the current tab of the settings is in sight, without JavaScript too", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("owner");
  for (const tab of ["ordering", "team"]) {
    await page.goto(`/dashboard/settings/${tab}`);
    const current = page.getByRole("navigation", { name: "Settings" }).locator("[aria-current=page]");
    await expect(current).toBeInViewport({ ratio: 1 });
  }
});
