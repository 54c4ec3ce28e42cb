import { addDays, type LocalDate } from "@domain/local-time";
import { findEid, ramadanDay } from "@domain/prayer/hijri";
import { fillCard, fillCart, fillProviderPage } from "@tests/e2e/steps/checkout-steps";
import { startDemoApp } from "@tests/support/demo-app";
import { expect, inBothThemes, test } from "@tests/support/e2e";

/** The next day of which it is true. */
function next(isWanted: (date: LocalDate) => boolean): LocalDate {
  let date = addDays(new Date().toISOString().slice(0, 10), 1);
  while (!isWanted(date)) date = addDays(date, 1);
  return date;
}

// Eid is within the thirty days ahead then.
test.use({ freshData: "ramadan", demoDate: next((date) => ramadanDay(date) === 13) });

test("[PRAYER-4, PRAYER-5] an order for iftar, from the tile to the paid order and the kitchen; a quarter of an hour beside it is one press", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway`);
  await expect(page.getByText(/^Ramadan, day 1[34]$/)).toBeVisible();
  const when = page.getByRole("group", { name: "Pickup time" });
  const iftar = when.getByRole("radio", { name: /^For iftar/ });
  await expect(iftar).not.toBeChecked();
  const at = (day: string) => String.raw`\d:\d\d–\d:\d\d\sPM.*Maghrib \d:\d\d PM\. Order by ${day}\d:\d\d PM\.`;
  await expect(iftar).toHaveAccessibleName(new RegExp(`Ready (tomorrow, ${at("tomorrow at ")}|${at("")})`));
  if (javaScriptEnabled) await inBothThemes(page, expectAccessible);
  await iftar.click();
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page).toHaveURL(/when=iftar/);
  await expect(iftar).toBeChecked();
  await page.reload();
  await expect(iftar).toBeChecked();
  await expect(page.getByText(/^For iftar, ready /)).toBeVisible();

  await page.getByRole("button", { name: /^Place Order/ }).click();
  if (javaScriptEnabled) {
    await fillCard(page, "4242424242424242");
    await page.getByRole("dialog").getByRole("button", { name: /^Pay/ }).click();
  } else {
    await fillProviderPage(page, "4242424242424242");
    await page.getByRole("button", { name: /^Pay/ }).click();
  }
  await expect(page.getByText("order placed successfully")).toBeVisible();
  await page.goto("/orders");
  const newest = page.getByRole("main").locator('a[href^="/orders/"]').first();
  await page.goto((await newest.getAttribute("href")) ?? "");
  await expect(page.getByRole("main")).toContainText(/For iftar/);

  await signIn("owner");
  await page.goto("/dashboard/online-orders");
  await expect(page.getByRole("main")).toContainText(/1 for iftar, (tomorrow at )?\d:\d\d PM/i);
});

test("[PRAYER-4] one press on a time around iftar orders for that time", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway`);
  const around = page.getByRole("group", { name: "Other times around today’s iftar" });
  // In the evening of the test's own day there is none left.
  if ((await around.count()) === 0) return;
  const quarter = around.getByRole("button").last();
  await quarter.click();
  await expect(page).toHaveURL(/when=later/);
  await expect(quarter).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("radio", { name: /^Schedule for later/ })).toBeChecked();
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: /^Place Order/ })).toBeEnabled();
});

test("[PRAYER-3] a dish that its owner takes off the iftar menu closes the tile for a cart with it, until it is put back", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  const checkout = `/checkout?restaurantId=${restaurantId}&type=takeaway`;
  await page.goto(checkout);
  const iftar = page.getByRole("radio", { name: /^For iftar/ });
  await expect(iftar).toBeEnabled();
  await page.goto(`/restaurant/${restaurantId}`);
  const href = await page.locator('a[href*="/items/"]').first().getAttribute("href");
  const itemId = /\/items\/([\da-f-]{36})/.exec(href ?? "")?.[1] ?? "";
  const say = async (meals: string) => {
    await signIn("owner");
    await page.goto(`/dashboard/items/${itemId}/edit`);
    await page.getByLabel("In Ramadan").selectOption(meals);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Menu item updated successfully").first()).toBeVisible();
    await signIn("customer");
    await page.goto(checkout);
  };
  await say("Suhoor");
  await expect(iftar).toBeDisabled();
  await expect(iftar).toHaveAccessibleName(/Not for what is in your cart.*is not on the iftar menu\./);
  await say("As its category");
  await expect(iftar).toBeEnabled();
});

test("[PRAYER-7] weeks before, a place that takes orders for Eid offers its days by name; on the day the list greets", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings/prayer");
  // This is about the days; presses while a page wakes have journeys of their own.
  if (javaScriptEnabled) await expect(page.locator("[data-sound]").first()).toBeVisible();
  await page.getByLabel("Take orders for Eid up to 30 days ahead").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Prayer times saved").first()).toBeVisible();
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway&when=later`);
  const eid = page.getByRole("radiogroup", { name: "Day" }).getByRole("radio", { name: /^Eid al-Fitr, / });
  await expect(eid).toHaveCount(3);
  const name = await eid.first().getAttribute("value");
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway&when=later&day=${name}`);
  await expect(eid.first()).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Time" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const onEid = await startDemoApp("embedded", { DEMO_DATE: next((date) => findEid(date) === "fitr") });
  try {
    const home = await page.request.get(`${onEid.url}/home`);
    expect(await home.text()).toContain("Eid Mubarak.");
  } finally {
    await onEid.stop();
  }
});
