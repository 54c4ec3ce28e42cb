import { readFileSync } from "node:fs";
import { expect, inBothThemes, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[RUSH-14] a manager counts the drawer, is asked once, and the day is a record; a correction stands beside it", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("manager");
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Day Close" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Day close" })).toBeVisible();
  // Two that try this at once close days of their own.
  const day = new Date(Date.now() - (javaScriptEnabled ? 40 : 41) * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/dashboard/day-close?day=${day}`);
  await expect(page.locator("main").getByText("Open", { exact: true })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  const drawer = page.getByRole("region", { name: "Cash in the drawer" });
  const expected = async () =>
    (await drawer.getByText("Expected").locator("xpath=following-sibling::dd").textContent()) ?? "";
  const before = await expected();
  await page.getByRole("button", { name: "Close the day" }).click();
  if (before === "$0.00") await page.getByRole("button", { name: "Back" }).click();
  else await expect(page.getByRole("alert")).toContainText("Count the drawer first");
  const one = page.getByRole("group", { name: "Bills of $20" });
  await one.getByRole("button", { name: "One more" }).click();
  await expect(page.getByRole("region", { name: "Count the drawer" }).getByText("$20.00").first()).toBeVisible();
  await page.getByLabel("Coins").fill("1,20x");
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter an amount such as 12.00");
  await page.getByLabel("Coins").fill("1.20");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Work out" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Over|Short/ })).toBeVisible();
  expect(await expected()).toBe(before);
  if (javaScriptEnabled) {
    await page.getByLabel(/^Why is it/).fill("Counted for a test");
    // The reason outlasts a difference that passes through less than $1.00.
    await page.getByLabel("Coins").fill(before.replace(/[$,]/g, ""));
    await one.getByRole("spinbutton").fill("0");
    await expect(page.getByLabel(/^Why is it/)).toHaveCount(0);
    await page.getByLabel("Coins").fill("1.20");
    await one.getByRole("spinbutton").fill("1");
    await expect(page.getByLabel(/^Why is it/)).toHaveValue("Counted for a test");
    await page.getByLabel(/^Why is it/).fill("");
  }
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("alert")).toContainText("Say why, from $1.00 of difference");
  await page.getByLabel(/^Why is it/).fill("Counted for a test");
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Close \w+day, \w+ \d+\?$/ })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Coins")).toHaveValue("1.20");
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Close \w+day, \w+ \d+\?$/ })).toBeVisible();
  await page.locator("main").getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByText(/^Closed, .*Emre Aydın$/)).toBeVisible();
  await expect(page.getByText("Reason: Counted for a test")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close the day" })).toHaveCount(0);

  await page.getByText("Add a correction").click();
  await page.getByRole("button", { name: "Add the correction" }).click();
  await expect(page.getByText("Say what it is for")).toBeVisible();
  const correct = async () => {
    await page.getByLabel("What for").fill("Found under the drawer");
    await page.getByLabel("Amount").fill("0.50");
    await page.getByRole("button", { name: "Add the correction" }).click();
  };
  await correct();
  await expect(page.getByRole("heading", { name: "Corrections" })).toBeVisible();
  await expect(page.getByText("Found under the drawer")).toHaveCount(1);
  // The same once more, by somebody who sees the first, is no second press [FORM-5].
  await page.reload();
  await page.getByText("Add a correction").click();
  await correct();
  await expect(page.getByText("Found under the drawer")).toHaveCount(2);
  await expect(page.getByText("Reason: Counted for a test")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);

  await page.getByRole("link", { name: "Print" }).first().click();
  await expect(page.getByText("Counted for a test")).toBeVisible();
  await page.getByRole("link", { name: "Letter instead" }).click();
  await expect(page).toHaveURL(/paper=letter/);
  // Paper is white in the dark too.
  if (javaScriptEnabled) await inBothThemes(page, expectAccessible);

  await page.goto("/dashboard/day-closes?search=for+a+test");
  await expect(page.getByRole("table", { name: "Day Closes" }).getByText("corrected by $1.00").first()).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.locator("summary").filter({ hasText: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const lines = readFileSync(await (await download).path(), "utf8");
  expect(lines).toContain(`${day},`);
  expect(lines).toContain("Counted for a test");
});

test("[RUSH-14] staff count the drawer first; what should be there shows after, and the count stands", async ({
  page,
  signIn,
  app,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("owner");
  // How it is switched is told by settings.both.spec.ts.
  const form = { intent: "sales", sales: "on" };
  await page.request.post("/dashboard/administrators", { form, headers: { Origin: app.url } });
  await signIn("staff");
  const day = new Date(Date.now() - 44 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/dashboard/day-close?day=${day}`);
  const main = page.locator("main");
  await expect(main.getByText("Count first.")).toBeVisible();
  await expect(main.getByText("Expected")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "By payment method" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Print" })).toHaveCount(0);
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Compare with the books" }).click();
  await expect(page.getByRole("alert")).toContainText("Count the drawer first");
  await expect(main.getByText("Expected")).toHaveCount(0);
  const twenties = page.getByRole("group", { name: "Bills of $20" });
  await twenties.getByRole("button", { name: "One more" }).click();
  await expect(main.getByText("Expected")).toHaveCount(0);
  await page.getByLabel("Coins").fill("1,20x");
  await page.getByRole("button", { name: "Compare with the books" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter an amount such as 12.00");
  await expect(main.getByText("Expected")).toHaveCount(0);
  await page.getByLabel("Coins").fill("1.20");
  await page.getByRole("button", { name: "Compare with the books" }).click();
  await expect(main.getByText("Expected")).toBeVisible();
  await expect(main.getByRole("status").filter({ hasText: /Over|Short|Right/ })).toBeVisible();
  await expect(page.getByLabel("Coins"), "what was counted stands").toHaveCount(0);
  await expect(page.getByRole("region", { name: "Count the drawer" }).getByText("$21.20").first()).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Count again" }).click();
  await expect(main.getByText("Expected")).toHaveCount(0);
  await expect(page.getByLabel("Coins")).toHaveValue("1.20");
  await page.getByRole("button", { name: "Compare with the books" }).click();
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("alert")).toContainText("Say why, from $1.00 of difference");
  await page.getByLabel(/^Why is it/).fill("Counted by staff");
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Close \w+day, \w+ \d+\?$/ })).toBeVisible();
  await main.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByText("Reason: Counted by staff")).toBeVisible();
  await expect(main.getByText("Expected")).toBeVisible();
});

test("[RUSH-14] a day that nobody closed is named on today's page, with the way to close it", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/day-close");
  const forgotten = page.getByRole("region", { name: "Days that were not closed" });
  // The demo's last close is that of the day before yesterday.
  await expect(forgotten.getByRole("listitem").first()).toContainText(/^\w+day, \w+ \d+ was not closed\./);
  await forgotten.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard\/day-close\?day=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("button", { name: "Close the day" })).toBeVisible();
});
