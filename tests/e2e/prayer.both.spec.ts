import { expect, test } from "@tests/support/e2e";

// Who pauses for what is changed here alone.
test.use({ freshData: "prayer" });

const own = "/dashboard/settings/prayer";

test("[PRAYER-1, PRAYER-2] an owner sees today's times by their method and pauses orders around them; staff only read", async ({
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
  await page.getByLabel("Method").selectOption({ label: "Muslim World League" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Prayer times saved").first()).toBeVisible();
  await expect(today).toContainText("Method: Muslim World League.");
  await expect(today.getByRole("row", { name: /^Asr/ })).toContainText(/\d:\d\d PM – \d:\d\d PM/);
  await page.reload();
  await expect(page.getByLabel("Pause ordering around prayers")).toBeChecked();
  await expect(page.getByLabel("Minutes after")).toHaveValue("25");
  await expect(page.getByLabel("Until", { exact: true })).toHaveValue("15:00");

  await signIn("staff");
  await page.goto(own);
  await expect(page.getByText("Only owners and managers can change this.")).toBeVisible();
  await expect(page.getByLabel("Minutes after")).toBeDisabled();
});
