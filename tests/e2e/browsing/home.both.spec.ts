import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

/** Says where the visitor is, as the header's page does. */
async function standAt(page: Page, address: string) {
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill(address);
  await page.getByRole("button", { name: "Deliver here" }).click();
  await page.waitForURL("**/home");
}
const bristol = "48 Prospect St, Bristol, CT 06010";

test("[HOME-4] [FIND-10] [HOME-30] a search shows dishes, then places, with what matched marked; each has pages of its own", async ({
  page,
}) => {
  await standAt(page, bristol);
  await page.getByRole("searchbox", { name: "Search dishes, places or cuisines" }).fill("biryani");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=biryani/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showing results for biryani");
  const dishes = page.getByRole("region", { name: "Dishes" });
  await expect(dishes.getByRole("status")).toHaveText(/^\d+ dishes from \d+ places$/);
  await expect(dishes.locator("mark").first()).toHaveText(/biryani/i);
  await expect(page.getByRole("region", { name: "Places" }).getByRole("status")).toHaveText(
    /^\d+ places deliver to 48 Prospect St$/,
  );
  const dish = dishes.getByRole("article").first();
  await expect(dish.getByText(/\d\smin/)).toBeVisible();
  await dishes.getByRole("link", { name: /^Show all \d+ dishes$/ }).click();
  await expect(page).toHaveURL(/show=dishes/);
  await expect(page.getByRole("region", { name: "Places" })).toHaveCount(0);
  await page.getByRole("region", { name: "Dishes" }).getByRole("link", { name: /^Add / }).first().click();
  await expect(page.getByRole("button", { name: /^Add to Cart - \$/ })).toBeVisible();
});

test("[FIND-13] a corrected spelling says so and can be taken back", async ({ page }) => {
  await standAt(page, bristol);
  await page.goto("/home?search=biriyani");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showing results for biryani");
  await page.getByRole("link", { name: "Search for “biriyani” instead" }).click();
  await expect(page).toHaveURL(/exact=on/);
  await expect(page.getByRole("link", { name: "Search for “biriyani” instead" })).toHaveCount(0);
});

test("[HOME-4] the search is cleared by its own button, which an empty field does not have", async ({ page }) => {
  await page.goto("/home?search=biryani");
  const field = page.getByLabel("Search dishes, places or cuisines");
  await expect(field).toHaveValue("biryani");
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(field).toHaveValue("");
  const clear = page.getByRole("button", { name: "Clear the search" });
  await expect(clear).toBeHidden();
  await field.fill("bir");
  await clear.click();
  await expect(field).toHaveValue("");
  await expect(clear).toBeHidden();
});

test("[FIND-13] nothing found: what is open nearby shows under its own heading, not as a result", async ({ page }) => {
  await standAt(page, bristol);
  await page.goto("/home?search=zzzzqqqq");
  await expect(page.getByText("Nothing near 48 Prospect St for “zzzzqqqq”.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Open now near 48 Prospect St" }).getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Places" })).toHaveCount(0);
});

test("[HOME-25] where nothing matches each thing chosen can be given up, and good places show instead", async ({
  page,
}) => {
  await page.goto("/home?cuisine=Syrian&service=shops");
  await expect(page.getByText("No restaurants match your filters")).toBeVisible();
  const instead = page.getByRole("region", { name: "Well rated instead" });
  await expect(instead.getByRole("article")).toHaveCount(4);
  await page.getByRole("link", { name: "Not only Syrian" }).click();
  await expect(page).toHaveURL(/\/home\?service=shops$/);
});

test("[HOME-20] the promotions lead on", async ({ page }) => {
  await page.goto("/home");
  const promotions = page.getByRole("list", { name: "Promotions" });
  await expect(promotions.getByRole("link")).toHaveCount(3);
  // Each with its own picture of the sheet that they share with the categories.
  const places = promotions
    .locator(".promo-picture")
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundPosition));
  expect(await places).toEqual(["0px -36px", "-144px -36px", "-288px -36px"]);
  const sheet = await page.request.get("/pictures/demo/browse-sheet.avif");
  expect([sheet.status(), sheet.headers()["content-type"]]).toEqual([200, "image/avif"]);
});

test("[HOME-20] the first order's gift is promised only to who has not ordered", async ({ page, signIn }) => {
  const promotions = page.getByRole("list", { name: "Promotions" });
  await page.goto("/home");
  await expect(promotions.getByRole("link", { name: /your first order/ })).toBeVisible();
  await signIn("customer");
  await page.goto("/home");
  await expect(promotions.getByRole("link", { name: /^Rated best by customers/ })).toBeVisible();
  await expect(promotions.getByRole("link")).toHaveCount(3);
  await expect(promotions.getByText(/first order/)).toHaveCount(0);
});

test("[HOME-15] [HOME-16] a category sets one cuisine, Deals the offers, All clears both", async ({ page }) => {
  await page.goto("/home");
  const chips = page.getByRole("navigation", { name: "Categories" });
  await chips.getByRole("link", { name: "Biryani" }).click();
  await expect(page).toHaveURL(/cuisine=Biryani/);
  await expect(page.getByRole("heading", { name: "Biryani Restaurants" })).toBeVisible();
  await chips.getByRole("link", { name: "Deals" }).click();
  await expect(page).toHaveURL(/deals=on/);
  await chips.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("[HOME-21] [HOME-22] [HOME-23] carousels show only while nothing is chosen", async ({ page }) => {
  await page.goto("/home");
  for (const name of ["Top rated, open now", "Newly Added"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.goto("/home?deals=on");
  await expect(page.getByRole("heading", { name: "Open now" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top rated, open now" })).toHaveCount(0);
});

test("[FIND-2] [FIND-7] [HOME-24] open places come first, and all of a group has its own address and way back", async ({
  page,
}) => {
  await standAt(page, bristol);
  const open = page.getByRole("region", { name: "Open now", exact: true });
  await expect(open.getByRole("status")).toHaveText(/^\d+ places deliver to 48 Prospect St$/);
  await expect(open.getByText(/^Opens /)).toHaveCount(0);
  await expect(
    open
      .getByRole("article")
      .first()
      .getByText(/\d\smi$/),
  ).toBeVisible();
  await open.getByRole("link", { name: /^Show all \d+ open places$/ }).click();
  await expect(page).toHaveURL(/show=open/);
  await expect(page.getByRole("heading", { name: "Closed now" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to all places" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("[FIND-4] without an address the page asks for it first, and nothing is near or delivered", async ({ page }) => {
  await page.goto("/home");
  await expect(page.getByRole("main").getByText(/places on HalalGo$/)).toBeVisible();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.filter({ hasText: / mi$|deliver/ })).toHaveCount(0);
  const ask = page.getByRole("form", { name: "Your address" });
  await ask.getByRole("textbox").fill("06010");
  await ask.getByRole("button", { name: "Find places" }).click();
  await expect(page.getByRole("main").getByText(/places deliver to 06010$/)).toBeVisible();
  await expect(page.getByRole("form", { name: "Your address" })).toHaveCount(0);
});

test("[FIND-1] a restaurant's page says so where it does not deliver to the visitor", async ({ page }) => {
  await standAt(page, "Los Angeles, CA 90012");
  await page.getByRole("main").getByRole("link", { name: "Smoke & Hickory BBQ" }).click();
  const refusal = page
    .getByRole("main")
    .getByText(/^This place does not deliver to your address, 2,\d{3} mi away; you can/);
  await expect(refusal).toBeVisible();
  const address = page.url();
  await standAt(page, bristol);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test("[FIND-5] an address that is not understood is said to be so", async ({ page }) => {
  await standAt(page, "behind the blue door");
  await expect(page.getByText("We could not find this address. Check it or choose it on the list.")).toBeVisible();
  await expect(page.getByRole("main").getByText(/deliver to/)).toHaveCount(0);
});

test("[LAND-9] a street without a town is asked its town, and of a territory it is said that nobody delivers there", async ({
  page,
}) => {
  await standAt(page, "12 Old Union Ct");
  await expect(
    page.getByText("Which town is 12 Old Union Ct in? Add the town and state, or the ZIP code."),
  ).toBeVisible();
  await standAt(page, "San Juan PR");
  await expect(page.getByText("Nobody delivers in Puerto Rico yet.")).toBeVisible();
});

test("[FIND-5] where nobody delivers one can ask to be told, keeps what was typed, and take it back", async ({
  page,
}) => {
  await standAt(page, "Los Angeles, CA 90012");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody delivers to Los Angeles yet.");
  await expect(page.getByText(/^The nearest place is .+ in Bristol, CT, 2,\d{3}\smiles away\.$/)).toBeVisible();
  const main = page.getByRole("main");
  const email = main.getByRole("textbox", { name: "Email" });
  await expect(main.getByRole("textbox", { name: "ZIP code" })).toHaveValue("90012");
  await email.fill("amina@");
  await main.getByRole("button", { name: "Tell me when" }).click();
  await expect(main.getByText("Please enter a valid email").first()).toBeVisible();
  await expect(email).toHaveValue("amina@");
  await email.fill("amina@example.com");
  await main.getByRole("textbox", { name: "ZIP code" }).fill("90012-1234");
  await main.getByRole("button", { name: "Tell me when" }).click();
  await expect(
    main.getByText("We write to amina@example.com when the first kitchen delivers to 90012."),
  ).toBeInViewport();
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByRole("button", { name: "Tell me when" })).toBeVisible();
  await expect(email).toHaveValue("amina@example.com");
});

test("[FIND-5] where only pickup is near enough, the nearest are named with how far they are", async ({ page }) => {
  await standAt(page, "Springfield, MA 01103");
  const nearest = page.getByRole("region", { name: "Nearest for pickup" });
  await expect(nearest.getByRole("article")).toHaveCount(3);
  await expect(nearest.getByText("Straight-line distance from 01103")).toBeVisible();
  await nearest.getByRole("link", { name: "See all places for pickup" }).click();
  await expect(page).toHaveURL(/within=50&mode=pickup/);
});

test("[HOME-1] [HOME-2] [FIND-3] pickup lists who is near enough, with the distance on each card", async ({ page }) => {
  await standAt(page, bristol);
  await page.goto("/home?mode=pickup");
  const open = page.getByRole("region", { name: "Open now", exact: true });
  await expect(open.getByRole("status")).toHaveText(/^\d+ places within 10 miles of 48 Prospect St$/);
  await expect(
    open
      .getByRole("article")
      .first()
      .getByText(/\d\smi$/),
  ).toBeVisible();
  await page
    .getByRole("navigation", { name: "How far away" })
    .getByRole("link", { name: "5 miles", exact: true })
    .click();
  await expect(page).toHaveURL(/within=5/);
  await expect(open.getByRole("status")).toHaveText(/ within 5 miles of 48 Prospect St$/);
  await page.getByRole("link", { name: "Dine-in" }).click();
  await expect(page).toHaveURL(/mode=dine-in/);
});

test("[FIND-8] [HOME-11] the order is a menu of links; what needs an address is offered with one only", async ({
  page,
}) => {
  await page.goto("/home");
  await page.locator("summary").filter({ hasText: "Sort" }).click();
  await expect(page.getByRole("link", { name: "Distance", exact: true })).toHaveCount(0);
  await standAt(page, bristol);
  await page.locator("summary").filter({ hasText: "Sort" }).click();
  for (const name of ["Relevance", "Top rated", "Distance", "Delivery time", "Delivery fee", "Newest"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Distance", exact: true }).click();
  await expect(page).toHaveURL(/sort=distance/);
  const cards = page.getByRole("region", { name: "Open now", exact: true }).getByRole("article");
  await expect(async () => {
    const terms = await cards.getByText(/\d\smi$/).allTextContents();
    const miles = terms.map((text) => parseFloat(/([\d.]+)\smi$/.exec(text)?.[1] ?? ""));
    expect(miles.length).toBeGreaterThan(0);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  }).toPass();
});

test("[FIND-9] what is chosen is repeated as chips, each with the way to be rid of it", async ({ page }) => {
  await standAt(page, bristol);
  await page.goto("/home?deals=on&rated=on");
  await expect(page.getByRole("region", { name: "Open now", exact: true }).getByRole("status")).toHaveText(
    /^\d+ of \d+ places deliver to 48 Prospect St$/,
  );
  const chips = page.getByRole("list", { name: "Chosen filters" });
  await chips.getByRole("link", { name: "Remove Rated 4.5+" }).click();
  await expect(page).toHaveURL(/\/home\?deals=on$/);
});

test("[FIND-16] a customer sees the favourites that are open in a row of their own", async ({ page, signIn }) => {
  await signIn("customer");
  await standAt(page, bristol);
  const open = page.getByRole("region", { name: "Open now", exact: true });
  const favourite = open.getByRole("button", { name: /^Favorite: / }).first();
  const name = ((await favourite.getAttribute("aria-label")) ?? "").replace("Favorite: ", "");
  if ((await favourite.getAttribute("aria-pressed")) !== "true") await favourite.click();
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
  await page.goto("/home");
  await expect(
    page.getByRole("region", { name: "Your favorites, open now" }).getByRole("heading", { name }),
  ).toBeVisible();
});

test("[HOME-19] on small screens a search has its filters above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standAt(page, bristol);
  await page.goto("/home?search=biryani");
  await page
    .getByRole("navigation", { name: "Quick filters" })
    .getByRole("link", { name: /^Under \$15/ })
    .click();
  await expect(page).toHaveURL(/dish=under-15/);
});
