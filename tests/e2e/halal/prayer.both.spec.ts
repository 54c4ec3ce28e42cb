import { expect, test } from "@tests/support/e2e";

// Who pauses for what is changed here alone.
test.use({ freshData: "settings" });

const own = "/dashboard/settings/prayer";

test("[PRAYER-1, PRAYER-2, PRAYER-7] an owner sees today's times by their method and pauses orders around them; staff only read", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto(own);
  const today = page.getByRole("region", { name: "Today's prayer times" });
  await expect(today).toContainText("Bristol, CT. Method: North America (ISNA).");
  await expect(today.getByRole("row", { name: /^Asr/ })).toContainText(/\d:\d\d PM\s*No/);
  if (javaScriptEnabled !== false) await expectAccessible(page);

  await page.getByLabel("Pause ordering around prayers").check();
  await page.getByLabel("From", { exact: true }).fill("14:00");
  await page.getByLabel("Until", { exact: true }).fill("13:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The end must come later").first()).toBeVisible();
  await page.getByLabel("Until", { exact: true }).fill("15:00");
  await page.getByLabel("Asr", { exact: true }).first().check();
  await page.getByLabel("Minutes after").fill("25");
  await expect(page.getByRole("region", { name: "Eid" })).toContainText(/Next: Eid al-\w+, \w+ \d+, \d{4}; Eid al-\w+/);
  await page.getByLabel("Take orders for Eid up to 30 days ahead").check();
  await page.getByLabel("Method").selectOption({ label: "Muslim World League" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Prayer times saved").first()).toBeVisible();
  await expect(today).toContainText("Method: Muslim World League.");
  await expect(today.getByRole("row", { name: /^Asr/ })).toContainText(/\d:\d\d PM – \d:\d\d PM/);
  await page.reload();
  await expect(page.getByLabel("Pause ordering around prayers")).toBeChecked();
  await expect(page.getByLabel("Minutes after")).toHaveValue("25");
  await expect(page.getByLabel("Take orders for Eid up to 30 days ahead")).toBeChecked();
  await expect(page.getByLabel("Until", { exact: true })).toHaveValue("15:00");

  // A pause that takes the orders for iftar is said on both pages that set it.
  await page.getByLabel("Maghrib", { exact: true }).check();
  await page.getByLabel("Minutes before").fill("60");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const warning = page.getByText(/^You pause from 60 minutes before Maghrib, and orders for iftar are there/);
  await expect(warning).toBeVisible();
  await page.goto("/dashboard/settings/ramadan");
  await expect(warning).toBeVisible();
  await page.goto(own);
  await page.getByLabel("Maghrib", { exact: true }).uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(warning).toHaveCount(0);

  await signIn("staff");
  await page.goto(own);
  await expect(page.getByText("Only owners and managers can change this.")).toBeVisible();
  await expect(page.getByLabel("Minutes after")).toBeDisabled();
});

test("[PRAYER-6] a customer sees the next prayer of their address once they switched it on, and no more once they switched it off", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  await page.goto("/home");
  const address = page.getByRole("banner").locator("summary").filter({ hasText: "Deliver to" });
  await expect(address).not.toContainText("·");
  await page.goto("/account");
  await page.getByLabel("Next prayer beside your address").selectOption({ label: "Show, Asr at the Hanafi time" });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(address).toHaveText(/^Deliver to · (Fajr|Dhuhr|Asr|Maghrib|Isha) \d{1,2}:\d\d [AP]M/);
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await page.goto("/account");
  await expect(page.getByLabel("Next prayer beside your address")).toHaveValue("hanafi");
  await page.getByLabel("Next prayer beside your address").selectOption({ label: "Do not show" });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(address).not.toContainText("·");
});
