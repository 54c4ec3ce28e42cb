import { expect, test } from "@tests/support/e2e";

test("[ROUTE-1, LAND-1, LAND-2] the landing page: brand, ways in, and the claim", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("$0 DELIVERY FEE ON FIRST ORDER");
  await expect(page.getByRole("link", { name: "HalalGo, to the front page" })).toHaveAttribute("href", "/");
  const header = page.locator("header");
  for (const [name, href] of [
    ["Log In", "/auth/login"],
    ["Sign Up", "/auth/signup?user_type=user"],
    ["Register your Business", "/auth/signup?user_type=business"],
  ] as const) {
    await expect(header.getByRole("link", { name }).filter({ visible: true })).toHaveAttribute("href", href);
  }
  await page.getByRole("link", { name: "HalalGo, to the front page" }).click();
  await expect(page).toHaveURL("/");
});

for (const width of [390, 1280]) {
  test(`[LAND-1] the header stays, its brand in the middle, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const brand = page.locator("header").getByRole("link", { name: "HalalGo, to the front page" });
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
    await expect(brand).toBeInViewport();
    const box = await brand.boundingBox();
    expect(box && Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(9);
  });
}

test("[LAND-8, LAND-9, SESS-15] a typed address is trimmed and kept, blanks do nothing", async ({ page, context }) => {
  await page.goto("/");
  const field = page.getByPlaceholder("Enter delivery address");
  await field.fill("   ");
  await page.getByRole("button", { name: "Find food" }).click();
  await expect(page).toHaveURL("/");
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: "userAddress" }));

  await field.fill("  48 Prospect St, Bristol, CT 06010 ");
  await page.getByRole("button", { name: "Find food" }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.locator("summary").filter({ hasText: "48 Prospect St, Bristol" })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === "userAddress");
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toEqual({
    success: true,
    address: "48 Prospect St, Bristol, CT 06010",
    coordinates: null,
    country: null,
    city: null,
    zip: "06010",
    street: null,
    placeId: null,
    addressId: null,
  });
  await page.goto("/");
  await expect(page.getByPlaceholder("Enter delivery address")).toHaveValue("48 Prospect St, Bristol, CT 06010");
});

test("[LAND-9] of several towns that a typed address may mean one is chosen", async ({ page }) => {
  await page.goto("/location?redirectTo=%2Fhalal");
  const field = page.getByLabel("Delivery address");
  await field.fill("5 Court St, Brooklyn");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/halal$/);
  await page.goto("/home");
  await expect(page.getByText("We could not find this address.").first()).toBeVisible();
  await expect(page.getByLabel("See who delivers to you")).toHaveValue("5 Court St, Brooklyn");
  await page.goto("/location?redirectTo=%2Fhalal");
  const choices = page.getByRole("region", { name: "Places you may mean" });
  await choices.getByRole("button", { name: /^5 Court St Brooklyn, NY/ }).click();
  await expect(page).toHaveURL(/\/halal$/);
  await expect(page.getByRole("banner").getByText(/^5 Court St/)).toBeVisible();
});

test("[LAND-16, LAND-17] the footer: pages, social links, phone, e-mail and city", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Facebook", "Instagram", "YouTube", "Twitter"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https:\/\//);
  }
  await expect(footer.getByRole("link", { name: "(860) 555-0142" })).toHaveAttribute("href", "tel:+18605550142");
  await expect(footer.getByRole("link", { name: /@halalgo/ })).toHaveAttribute("href", /^mailto:/);
  await expect(footer.getByText("Bristol, CT", { exact: true })).toBeVisible();
  for (const name of ["About", "Contact", "Privacy", "Terms"]) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
  }
});

test("[LAND-4, FIND-4] kitchens are counted while the links lead to those of all areas, not for an address", async ({
  page,
  signIn,
}) => {
  const counts = page.getByRole("main").getByText(/^\d+ kitchens?$/);
  const biryani = page.getByRole("link", { name: /^Biryani \d+ kitchens?$/ });
  // A slow host takes the numbers away, until it is asked again.
  await expect(async () => {
    await page.goto("/");
    await expect(biryani).toBeVisible({ timeout: 2000 });
  }).toPass();
  const count = Number((await biryani.innerText()).match(/\d+/)?.[0]);
  await biryani.click();
  await expect(page.getByText(/ of \d+ places on HalalGo$/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
  await page.goto("/");
  await page.getByPlaceholder("Enter delivery address").fill("Los Angeles, CA 90012");
  await page.getByRole("button", { name: "Find food" }).click();
  await expect(page.getByText(/^Nobody delivers to Los Angeles yet/).first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Biryani", exact: true })).toBeVisible();
  await expect(counts).toHaveCount(0);
  await page.context().clearCookies();
  await signIn("customer");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Biryani", exact: true })).toBeVisible();
  await expect(counts).toHaveCount(0);
});

test("[LAND-17, PAGE-1] the company’s town stands in the footer’s contact, and no page claims to sell there alone", async ({
  page,
}) => {
  for (const path of ["/", "/about", "/home"]) {
    await page.goto(path);
    const texts = [
      await page.title(),
      (await page.locator('meta[name="description"]').getAttribute("content")) ?? "",
      await page.getByRole("contentinfo").locator("p").first().innerText(),
      ...(path === "/home" ? [] : [await page.getByRole("main").innerText()]),
    ];
    for (const text of texts) expect(text).not.toContain("Bristol");
  }
});

test("[LAND-4, LAND-6, LAND-7] the promos lead to the restaurants, the shops and the business sign-up", async ({
  page,
}) => {
  for (const [heading, link, target] of [
    ["Craving Halal", "Find restaurants", "/home"],
    ["Groceries and halal meats", "Shop Groceries", "/home?service=shops"],
    ["Your kitchen, in front of every halal household in town", "Become a Partner", "/auth/signup?user_type=business"],
  ] as const) {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: link }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(target);
  }
});
