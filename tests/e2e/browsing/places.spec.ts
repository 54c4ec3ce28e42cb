import type { BrowserContext, Page } from "@playwright/test";
import { fillCart } from "@tests/e2e/steps/checkout-steps";
import { startDemoApp } from "@tests/support/demo-app";
import { expect, signInAt, test } from "@tests/support/e2e";
import { googleKey, startFakeGoogle } from "@tests/support/hosts/fake-google";

const field = (page: Page) => page.getByRole("combobox", { name: "Delivery address" });

async function keptLocation(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === "userAddress");
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
}

test("[LAND-8, LAND-10] suggestions are found, walked and chosen with the keyboard", async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto("/");
  await page.getByLabel("Delivery address").focus();
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("12 Main St, Bris");
  const list = page.getByRole("listbox", { name: "Addresses" });
  await expect(list.getByRole("option").first()).toHaveText(/12 Main St\s*Bristol, CT 06010/);
  await expect(page.getByRole("status").filter({ hasText: "5 suggestions" })).toBeAttached();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveText(/Bristol, VA/);
  const active = await list.getByRole("option", { selected: true }).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", active ?? "none");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue("12 Main St, Bris");
  await expect(field(page)).toBeFocused();

  await page.keyboard.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toHaveText(/Brisbin, PA/);
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
  expect(await keptLocation(context)).toMatchObject({
    success: true,
    address: "12 Main St, Bristol, CT 06010",
    coordinates: { lat: expect.closeTo(41.68, 1), lng: expect.closeTo(-72.93, 1) },
    country: "United States",
    city: "Bristol",
  });
});

test("[LAND-9] typed text is taken as it is, also after a look at the suggestions and when they fail", async ({
  page,
  context,
  consoleGuard,
}) => {
  await page.goto("/");
  await page.getByLabel("Delivery address").focus();
  await page.keyboard.type("Bristol");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
  expect(await keptLocation(context)).toMatchObject({
    address: "Bristol",
    coordinates: null,
    country: null,
    city: null,
  });

  consoleGuard.expectError(/Failed to load resource/);
  await page.route("**/resources/places?**", (route) => route.abort());
  await page.goto("/location");
  await page.getByLabel("Delivery address").fill("9 Maple Ave, Hartford");
  const failed = page.waitForEvent("requestfailed");
  await page.keyboard.type(", CT");
  await failed;
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.getByRole("button", { name: "Deliver here" }).click();
  await expect(page).toHaveURL("/home");
  expect(await keptLocation(context)).toMatchObject({ address: "9 Maple Ave, Hartford, CT", coordinates: null });
});

test("[HOME-3, LAND-10] the header's address is replaced by a suggestion under the mouse, and the way leads back", async ({
  page,
  context,
}) => {
  await page.goto("/home?sort=top-rated");
  await page.locator("summary").filter({ hasText: "Enter address" }).click();
  await page.getByRole("link", { name: "Enter an address" }).click();
  await page.getByLabel("Delivery address").fill("Hartford");
  await page.getByRole("option", { name: "Hartford CT" }).click();
  await expect(page).toHaveURL("/home?sort=top-rated");
  await expect(page.locator("summary").filter({ hasText: /Deliver to\s*Hartford/ })).toBeVisible();
  expect(await keptLocation(context)).toMatchObject({ address: "Hartford, CT", city: "Hartford" });
});

test("[ADDR-3, LAND-8] a suggestion fills street, city and ZIP code of an address, in the book and at checkout; typed text stands", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurant = await fillCart(page);
  for (const path of ["/addresses/new", `/checkout/addresses/new?restaurantId=${restaurant}`]) {
    await page.goto(path);
    const street = page.getByLabel("Street address");
    await street.focus();
    await page.keyboard.type("12 Main St, Bris");
    await page.getByRole("option", { name: /12 Main St\s*Bristol, CT 06010/ }).click();
    await expect(street).toHaveValue("12 Main St");
    await expect(page.getByLabel("City")).toHaveValue("Bristol");
    await expect(page.getByLabel("ZIP code")).toHaveValue("06010");
    await expect(page.getByRole("listbox", { name: "Addresses" })).toBeHidden();
  }
  // A city with many ZIP codes: that of the address before would be wrong.
  await page.getByLabel("Street address").fill("");
  await page.getByLabel("Street address").pressSequentially("12 Main St, Springfield, I");
  await page.getByRole("option", { name: /12 Main St\s*Springfield, IL/ }).click();
  await expect(page.getByLabel("City")).toHaveValue("Springfield");
  await expect(page.getByLabel("ZIP code")).toHaveValue("");
  await page.getByLabel("City").fill("Bristol");
  await page.getByLabel("ZIP code").fill("06010");
  await page.getByLabel("Street address").fill("Behind the blue door");
  await page.getByLabel("Label").fill("Workshop");
  await page.getByLabel("Contact phone").fill("(860) 555-0142");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Behind the blue door")).toBeVisible();
});

test("[LAND-11, LAND-12] the current location becomes an address, and is called your location where there is none", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  for (const [latitude, longitude, stored] of [
    [41.6772, -72.9405, { address: /^Bristol, CT 0601\d$/, city: "Bristol", country: "United States" }],
    [40, -60, { address: /^Your location$/, city: null, country: null }],
  ] as const) {
    await context.setGeolocation({ latitude, longitude });
    await page.goto("/");
    const button = page.getByRole("button", { name: "Use current location" });
    await expect(button).toHaveAccessibleDescription(/^Enable location service/);
    await button.click();
    await expect(page).toHaveURL("/home");
    expect(await keptLocation(context)).toMatchObject({
      success: true,
      ...stored,
      address: expect.stringMatching(stored.address),
      coordinates: { lat: latitude, lng: longitude },
    });
  }
});

test("[LAND-11, LAND-13] the button is busy until location is refused; then nothing else happens", async ({
  page,
  context,
}) => {
  // Chromium answers at once; a person takes a moment.
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => document.addEventListener("refuse", () => ask(...args));
  });
  const logged = page.waitForEvent("console", (message) => message.text().includes("position is not known"));
  await page.goto("/");
  await page.getByRole("button", { name: "Use current location" }).click();
  const busy = page.getByRole("button", { name: "Finding you..." });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => document.dispatchEvent(new Event("refuse")));
  expect((await logged).type()).toBe("info");
  await expect(page.getByRole("button", { name: "Use current location" })).toBeEnabled();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await keptLocation(context)).toBeNull();
});

test("[FIND-6] the header's menu asks for the location once it is pressed: refused it says so, given it leads back", async ({
  page,
  context,
}) => {
  const use = page.getByRole("banner").getByRole("link", { name: "Use my location" });
  const press = async () => {
    await page.goto("/halal");
    // Before the script has taken the page over it is a mere link to where the button is.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("header summary") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
    await page.getByRole("banner").getByText("Enter address").click();
    await use.click();
  };
  await press();
  await expect(page.getByText("Your browser did not tell us where you are. Please enter your address.")).toBeVisible();
  await expect(page).toHaveURL(/\/location\?redirectTo=%2Fhalal$/);
  expect(await keptLocation(context)).toBeNull();
  await page.reload();
  const button = page.getByRole("button", { name: "Use current location" });
  await expect(button).toHaveAccessibleDescription(/^Enable location service/);

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 41.6772, longitude: -72.9405 });
  await press();
  await expect(page).toHaveURL(/\/halal$/);
  await expect(page.getByRole("banner").getByText(/^Bristol/)).toBeVisible();
});

test("[LAND-10, LAND-14, ADDR-3, FIND-1] with Google's key: its suggestions under its name, the key nowhere in the browser", async ({
  page,
  context,
}) => {
  const google = await startFakeGoogle();
  const env = { GOOGLE_MAPS_API_KEY: googleKey, GOOGLE_MAPS_URL: google.url };
  const app = await startDemoApp("embedded", env);
  try {
    const seen: string[] = [];
    page.on("response", async (response) => {
      seen.push(response.url(), JSON.stringify(response.headers()), await response.text().catch(() => ""));
    });
    await page.goto(app.url);
    await page.getByLabel("Delivery address").fill("48 Pros");
    await page.keyboard.type("pect");
    await expect(page.getByText("Google Maps", { exact: true })).toBeVisible();
    await page.getByRole("option", { name: /48 Prospect Street/ }).click();
    await expect(page).toHaveURL(`${app.url}/home`);
    expect(await keptLocation(context)).toMatchObject({
      success: true,
      address: "48 Prospect St, Bristol, CT 06010, USA",
      coordinates: { lat: 41.6743, lng: -72.9467 },
      country: "United States",
      city: "Bristol",
    });
    const sessions = google.calls.map(({ path, body }) => /sessionToken"?[=:]"?([\w-]+)/.exec(path + body)?.[1]);
    expect(new Set(sessions).size, "one session from the first message to the choice").toBe(1);

    await signInAt(app.url, page.request, "customer");
    await page.goto(`${app.url}/addresses/new`);
    // The address that was browsed for comes first.
    await expect(page.getByLabel("Street address")).toHaveValue("48 Prospect Street");
    await page.getByLabel("Street address").clear();
    await page.getByLabel("ZIP code").fill("06011");
    await page.getByLabel("Street address").pressSequentially("48 Prospect");
    await page.getByRole("option", { name: /48 Prospect Street/ }).click();
    await expect(page.getByLabel("Street address")).toHaveValue("48 Prospect Street");
    await expect(page.getByLabel("City")).toHaveValue("Bristol");
    await expect(page.getByLabel("ZIP code")).toHaveValue("06010");
    await page.getByLabel("Label").fill("Aunt");
    await page.getByLabel("Contact phone").fill("860-555-0142");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page).toHaveURL(`${app.url}/addresses`);
    // [FIND-1] It is where Google found it, not in the middle of its ZIP code.
    await page.goto(`${app.url}/location`);
    await page.getByRole("button", { name: /^Aunt/ }).click();
    await expect(page).toHaveURL(`${app.url}/home`);
    expect(await keptLocation(context)).toMatchObject({
      addressId: expect.any(String),
      coordinates: { lat: 41.6743, lng: -72.9467 },
    });
    expect(seen.length).toBeGreaterThan(10);
    for (const text of [...seen, ...app.log]) expect(text).not.toContain(googleKey);
  } finally {
    // Its pictures are asked for no longer when the app ends.
    await page.goto("about:blank");
    await app.stop();
    await google.close();
  }
});
