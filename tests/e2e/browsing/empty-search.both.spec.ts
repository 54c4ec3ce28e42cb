import { expect, test } from "@tests/support/e2e";

test("[FIND-12] a search for nothing shows the cuisines that are listed, each as a link to its places", async ({
  page,
}) => {
  await page.goto("/home");
  const cuisines = page.getByRole("navigation", { name: "Cuisines" });
  await expect(page.getByRole("heading", { name: "Open now", exact: true })).toBeVisible();
  await expect(cuisines).toHaveCount(0);
  await page.getByRole("search").getByRole("searchbox").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await cuisines.getByRole("link", { name: /^Turkish \d+$/ }).click();
  await expect(page).toHaveURL(/\/home\?cuisine=Turkish$/);
});

test("[FIND-10] whatever is typed gets a page with a heading and the field, of bounded size", async ({ page }) => {
  const typed = ["x".repeat(10_000), "kebab ".repeat(1700), "'; drop table restaurants; --", "🍕🍔🧆"];
  const unseen = ["     ", "\u0301\u0308", "\u202eشاورما\u202c", "te\u200ba\ufeff"];
  for (const text of [...typed, ...unseen]) {
    const response = await page.goto(`/home?search=${encodeURIComponent(text)}`);
    expect(response?.status(), text.slice(0, 20)).toBe(200);
    expect((await response?.body())?.length, text.slice(0, 20)).toBeLessThan(400_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(page.getByRole("searchbox", { name: "Search dishes, places or cuisines" })).toBeVisible();
  }
  await page.goto("/home?search=%00");
  await expect(page.getByRole("main")).toBeVisible();
});

test("[FIND-13, HALAL-11] what only a filter leaves out is not corrected to something else, and it is said that filters are chosen", async ({
  page,
}) => {
  await page.goto("/home?search=Kulfi+Corner&halal=certified");
  await expect(page.getByText("Nothing for “Kulfi Corner” with these filters.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(page.getByRole("article").filter({ hasText: "Kulfi Corner" }).first()).toBeVisible();
});

for (const [kind, address] of [
  ["ZIP code", "06010"],
  ["town", "Plainville, CT"],
] as const) {
  test(`[FIND-13] a ${kind} that is searched for becomes the delivery address with one press`, async ({ page }) => {
    await page.goto(`/home?search=${encodeURIComponent(address)}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: `See who delivers to ${address}` })
      .click();
    await expect(page).toHaveURL("/home");
    await expect(
      page
        .getByRole("main")
        .getByText(/deliver to/)
        .first(),
    ).toBeVisible();
  });
}
