import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "sold out" });

test("[RUSH-5] the kitchen sees what it accepts, says when it is ready, or rejects with a reason and marks what is sold out", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("staff");
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/dashboard/kds");
  await expect(page.locator("header")).toContainText(/\d+ to accept/);
  const cards = page.getByRole("region", { name: /^\d+ to accept$/ }).getByRole("group", { name: /^New order/ });
  const accepted = cards.first();
  await expect(accepted.getByRole("listitem").first()).toContainText(/\d+ times/);
  await expect(accepted).toContainText(/\$\d+\.\d\d/);
  await expect(accepted).toContainText(/min left|Under a minute left/);
  if (javaScriptEnabled) await expectAccessible(page);
  const number = (await accepted.getByRole("form").getAttribute("aria-label"))?.replace("Order ", "") ?? "";
  await accepted.getByRole("radio", { name: "45", exact: true }).check({ force: true });
  await accepted.getByRole("button", { name: /^Accept/ }).click();
  await expect(page.getByRole("article", { name: new RegExp(`^${number}, `) })).toBeVisible();
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await expect(page.getByText(/Ready about: /)).toBeVisible();

  await page.goto("/dashboard/kds");
  const other = (await cards.first().getByRole("form").getAttribute("aria-label"))?.replace("Order ", "") ?? "";
  const dish = (await cards.first().getByRole("listitem").last().textContent())?.replace(/^\d+ times/, "") ?? "";
  await cards
    .first()
    .getByRole("link", { name: `Reject ${other}` })
    .click();
  if (javaScriptEnabled) await expectAccessible(page);
  const send = page.getByRole("button", { name: /^Reject and give back \$\d+\.\d\d$/ });
  await send.click();
  await expect(page.getByText("Please give a reason. The customer will see it.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Sold out" }).check();
  await page.getByRole("checkbox", { name: dish }).check();
  await send.click();
  await expect(page.getByText(`Order ${other} rejected. The dish is sold out until tomorrow`)).toBeVisible();
  await page.goto(`/dashboard/online-orders?search=${other}`);
  await page.getByRole("table").getByRole("link", { name: other }).click();
  await expect(page.getByText(`Reason: Sold out: ${dish}.`)).toBeVisible();
});

test("[RUSH-8] a dish is sold out by two presses from the kitchen, the counter and an order's panel, and sold again", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("staff");
  await page.goto("/dashboard/kds");
  await page.getByRole("link", { name: "Sold out" }).click();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "2 hours: Turkish Tea sold out" }).click();
  await expect(page.getByText("Turkish Tea is sold out for 2 hours")).toBeVisible();
  const gone = page.getByRole("region", { name: "Sold out now" });
  await expect(gone.getByRole("form", { name: "Turkish Tea" })).toContainText(/Sold out until \d+:\d\d [AP]M/);

  await page.goto("/dashboard/pos");
  const tile = page.getByRole("listitem").filter({ hasText: "Turkish Tea" });
  await expect(tile).toContainText("Sold out");
  await tile.getByRole("button", { name: "Sell again: Turkish Tea" }).click();
  const sold = page.getByRole("region", { name: "Sold out", exact: true });
  await expect(sold).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await sold.getByRole("button", { name: "Sell again: Turkish Tea" }).click();
  await expect(page.getByText("Turkish Tea is on the menu again")).toBeVisible();
  await page.getByRole("button", { name: "Until tomorrow: Turkish Tea sold out" }).click();
  await expect(page.getByText("Turkish Tea is sold out until tomorrow, 5:00 AM")).toBeVisible();

  await page.goto("/dashboard/online-orders?status=preparing&sort=-date");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  await page.getByText("Sold out?", { exact: true }).click();
  const marked = page
    .getByRole("form")
    .filter({ has: page.getByRole("button", { name: /^Until switched on: .* sold out$/ }) });
  const name = (await marked.first().getAttribute("aria-label")) ?? "";
  await page.getByRole("button", { name: `Until switched on: ${name} sold out` }).click();
  await expect(page.getByText(`${name} is sold out`, { exact: true })).toBeVisible();
});

test("[RUSH-8] an add-on is sold out and back by its switch, and customers see it greyed", async ({ page, signIn }) => {
  await signIn("staff");
  await page.goto("/dashboard/addons?search=Garlic");
  const shown = page.getByRole("switch").first();
  const name = ((await shown.textContent()) ?? "").split(":")[0] ?? "";
  await shown.click();
  await expect(page.getByText(`${name} is sold out`, { exact: true })).toBeVisible();
  await expect(shown).not.toBeChecked();
  await page.goto("/dashboard/pos?q=Adana+Kebab");
  await page.getByRole("button", { name: /^(Size and add-ons of|Sell again:) Adana Kebab Plate/ }).click();
  await expect(page.getByRole("checkbox", { name })).toBeDisabled();
});
