import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { startApp } from "@tests/support/app";
import { canHoldRendering } from "@tests/support/browser/hold-rendering";
import { holdScripts } from "@tests/support/browser/hold-scripts";
import { expect, test } from "@tests/support/e2e";

test("[HOME-12…14] [FIND-9] every filter applies at once, goes back, and is cleared", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/home");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("checkbox", { name: "Turkish" }).check();
  await expect(page).toHaveURL(/cuisine=Turkish/);
  await expect(page.getByRole("heading", { name: "Turkish Restaurants" })).toBeVisible();
  await filters.getByRole("checkbox", { name: "Rated 4.5+" }).check();
  await expect(page).toHaveURL(/rated=on/);
  await page.goBack();
  await expect(filters.getByRole("checkbox", { name: "Rated 4.5+" })).not.toBeChecked();
  await expect(filters.getByRole("checkbox", { name: "Turkish" })).toBeChecked();
  await expectAccessible(page);
  await filters.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(filters.getByRole("checkbox", { name: "Turkish" })).not.toBeChecked();
});

test("[FIND-5] [FIND-10] results and the page of an empty area are accessible", async ({ page, expectAccessible }) => {
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill("Los Angeles, CA 90012");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await page.waitForURL("**/home");
  await expectAccessible(page);
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill("48 Prospect St, Bristol, CT 06010");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await page.waitForURL("**/home");
  await expectAccessible(page);
  await page.goto("/home?search=biriyani");
  await expectAccessible(page);
});

test("[HOME-13] eight cuisines show first, more on request, and a search finds any", async ({ page }) => {
  await page.goto("/home");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.getByRole("checkbox", { name: "Iranian" })).toBeHidden();
  await filters.getByText("Show more").click();
  await expect(filters.getByRole("checkbox", { name: "Iranian" })).toBeVisible();
  await filters.getByText("Show less").click();
  await filters.getByRole("searchbox", { name: "Find a cuisine" }).fill("iran");
  await expect(filters.getByRole("group", { name: "Cuisines" }).getByRole("checkbox")).toHaveCount(1);
  await expect(filters.getByRole("checkbox", { name: "Iranian" })).toBeVisible();
});

test("[HOME-13] a cuisine that was typed while the page still waited for its scripts is found once they came", async ({
  page,
}) => {
  const sendScripts = await holdScripts(page);
  await page.goto("/home", { waitUntil: "domcontentloaded" });
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("searchbox", { name: "Find a cuisine" }).fill("iran");
  sendScripts();
  await expect(filters.getByRole("group", { name: "Cuisines" }).getByRole("checkbox")).toHaveCount(1);
  await expect(filters.getByRole("searchbox", { name: "Find a cuisine" })).toHaveValue("iran");
});

test("[HOME-7] on small screens the filters are a sheet that counts what it will show", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/home");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "Turkish" }).check();
  await expect(sheet.getByRole("list", { name: "Chosen filters" })).toContainText("Turkish");
  await expectAccessible(page);
  await sheet.getByRole("link", { name: /^Show \d+ places?$/ }).click();
  await expect(page).toHaveURL(/\/home\?cuisine=Turkish$/);
  await expect(page.getByRole("heading", { name: "Turkish Restaurants" })).toBeVisible();
});

test("[HOME-18] [HOME-20] arrows show only on the side where more lies", async ({ page }) => {
  await page.goto("/home");
  // They come with the first touch.
  await page.mouse.wheel(0, 1);
  const strip = page.getByRole("region", { name: "Categories" });
  const [previous, next] = [
    strip.getByRole("button", { name: "Previous: Categories" }),
    strip.getByRole("button", { name: "Next: Categories" }),
  ];
  await expect(previous).toBeHidden();
  await next.click();
  await expect(previous).toBeVisible();
  await strip.getByRole("link", { name: "Sandwich" }).scrollIntoViewIfNeeded();
  await expect(next).toBeHidden();
  await page.setViewportSize({ width: 900, height: 900 });
  const nextPromotion = page
    .getByRole("region", { name: "Promotions" })
    .getByRole("button", { name: "Next: Promotions" });
  await expect(nextPromotion).toBeVisible();
  // Where all three fit without an arrow, none stays to make them overflow.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(nextPromotion).toBeHidden();
});

test("[HOME-24] on a tablet closed places stand two by two: none is cut, and no arrow takes room beside them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto("/home");
  // Whether a place is closed depends on the hour, so another row of cards stands in for theirs.
  const row = page.getByRole("list", { name: "Newly Added" });
  const hidden = () => row.evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(await hidden()).toBeGreaterThan(0);
  await row.evaluate((list) => list.closest(".card-row")?.classList.add("card-row-closed"));
  expect(await hidden()).toBe(0);
});

test("[UI-6] an arrow moves the categories by 300 px and the promotions by 400 px", async ({ page }) => {
  // No animation, so that the row stands where it was sent.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto("/home");
  await page.mouse.wheel(0, 1);
  for (const [name, distance] of [
    ["Categories", 300],
    ["Promotions", 400],
  ] as const) {
    const region = page.getByRole("region", { name });
    const row = region.getByRole("list", { name });
    // Far from its end, and without the snapping to an item, the row moves by the arrow alone.
    await row.evaluate((list) => {
      list.style.setProperty("padding-inline-end", "1000px");
      list.style.setProperty("scroll-snap-type", "none");
    });
    await region.getByRole("button", { name: `Next: ${name}` }).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(distance);
  }
});

test("[HOME-28] [ERR-6] a list that cannot be had leaves its message alone on the page", async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expectError(/502/);
  const host = createServer((_request, response) => response.writeHead(403).end("{}")).listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const env = { API_HOST: `http://127.0.0.1:${port}` };
  const refused = await startApp({ dataDir: `${app.dataDir}-refused`, env });
  try {
    const answer = await page.goto(`${refused.url}/home`);
    expect(answer?.status()).toBe(502);
    await expect(page.getByRole("alert")).toHaveText("Could not fetch restaurant data.");
    await expect(page).toHaveTitle(/^Error: Could not fetch restaurant data/);
    // It leads to the same list.
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveText("Could not fetch restaurant data.");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.goto(`${refused.url}/restaurant/5`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error: Could not find restaurant.");
  } finally {
    // The page asks for the routes it links to once it is quiet; not of a server that has ended.
    await page.goto("about:blank");
    await refused.stop();
    host.close();
    rmSync(refused.dataDir, { recursive: true, force: true });
  }
});

test("[FIND-12] what was typed before the scripts came is suggested for once they are there", async ({ page }) => {
  const sendScripts = await holdScripts(page);
  await page.goto("/home", { waitUntil: "domcontentloaded" });
  await page.getByRole("search").getByRole("searchbox").pressSequentially("biry");
  sendScripts();
  await expect(page.getByRole("option", { name: /Biryani/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
});

for (const width of [390, 820, 1280]) {
  test(`[FIND-12] the suggestions fit a page of ${width} pixels, and their way to all results keeps its promise`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/location");
    await page.getByRole("textbox", { name: "Delivery address" }).fill("48 Prospect St, Bristol, CT 06010");
    await page.getByRole("button", { name: "Deliver here" }).click();
    await expect(page).toHaveURL(/\/home$/);
    const field = page.getByRole("search").getByRole("searchbox");
    await field.focus();
    await expect(page.getByRole("combobox", { name: "Search dishes, places or cuisines" })).toBeVisible();
    await page.keyboard.type("chicken b");
    // Two places complete the text, and one answers it as it stands: the link is to that one, so it is not to "all".
    const counts = /^(?:All )?(\d+) dishes? and (\d+) places?(?: for “chicken b”)?$/;
    const all = page.getByRole("link", { name: counts });
    await expect(all).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.getByRole("option").first()).toBeInViewport({ ratio: 1 });
    await expect(all).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const [, dishes, places] = counts.exec(await all.innerText()) ?? [];
    await all.click();
    await expect(page.getByText(new RegExp(`^${dishes} dishes? from `))).toBeVisible();
    await expect(page.getByText(new RegExp(`^${places} places? deliver`))).toBeVisible();
  });
}

test("[FIND-12] what was typed a moment ago is suggested for anew once another address is chosen", async ({ page }) => {
  const suggestFor = async (address: string) => {
    await page.goto("/location");
    await page.getByRole("textbox", { name: "Delivery address" }).fill(address);
    await page.getByRole("button", { name: "Deliver here" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole("search").getByRole("searchbox").focus();
    const answered = page.waitForResponse(/suggestions\?q=kebab/);
    await page.keyboard.type("kebab");
    const found: unknown = await (await answered).json();
    return JSON.stringify(found);
  };
  expect(await suggestFor("48 Prospect St, Bristol, CT 06010")).toContain("Kebab");
  expect(await suggestFor("Los Angeles, CA 90012")).not.toContain("Kebab");
});

test("[FIND-12] Escape closes the suggestions, and only that, from the moment they are shown", async ({ page }) => {
  await canHoldRendering(page, { oneTaskAtATime: true });
  await page.goto("/home");
  // A combobox once it is used.
  const field = page.getByRole("search").locator("input[type=search]");
  await field.fill("kebab");
  const dishes = page.getByRole("group", { name: "Dishes" });
  await expect(dishes).toBeVisible();
  await field.fill("k");
  await expect(dishes).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="listbox"] [role="option"]')?.checkVisibility()) return;
      observer.disconnect();
      dispatchEvent(new Event("hold-rendering"));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.type("ebab");
  await expect(dishes).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => dispatchEvent(new Event("go-on-rendering")));
  await expect(dishes).toBeHidden();
  await expect(field).toHaveValue("kebab");
});

test("[FIND-12] an empty search field offers the cuisines in reach with their counts, after the last searches", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill("48 Prospect St, Bristol, CT 06010");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("search").getByRole("searchbox").focus();
  // Not the filters' group of the same name, which the page of a search that is being left may still show.
  const cuisines = page.getByRole("listbox").getByRole("group", { name: "Cuisines" });
  await expect(cuisines.getByRole("option", { name: /^Turkish \d+$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("kebab");
  await expect(page.getByRole("group", { name: "Dishes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=kebab/);
  await page.getByRole("link", { name: "Clear the search" }).click();
  // Another page closes the list, once it is drawn: a moment after its address.
  await expect(page).not.toHaveURL(/search=/);
  await expect(page.getByRole("link", { name: "Clear the search" })).toHaveCount(0);
  await page.getByRole("search").getByRole("searchbox").focus();
  await expect(page.getByRole("option", { name: "kebab" })).toBeVisible();
  await expect(cuisines).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText("kebab");
  await cuisines.getByRole("option", { name: /^Turkish/ }).click();
  await expect(page).toHaveURL(/cuisine=Turkish/);
});
