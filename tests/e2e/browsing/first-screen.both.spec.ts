import { expect, test } from "@tests/support/e2e";

test("[HOME-20] [HOME-26] on a phone the promotions, above the places, and the first whole card stand within a screen and a half", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/location");
  await page.getByRole("textbox", { name: "Delivery address" }).fill("48 Prospect St, Bristol, CT 06010");
  await page.getByRole("button", { name: "Deliver here" }).click();
  await page.waitForURL("**/home");
  const card = page.getByRole("region", { name: "Open now", exact: true }).getByRole("article").first();
  for (const isCustomer of [false, true]) {
    if (isCustomer) await signIn("customer");
    await page.goto("/home");
    const ends: number[] = [];
    for (const shown of [page.getByRole("region", { name: "Promotions" }), card]) {
      const box = await shown.boundingBox();
      ends.push((box?.y ?? Infinity) + (box?.height ?? 0));
    }
    expect(ends, "promotions above the places").toEqual([...ends].sort((one, other) => one - other));
    expect(ends[1]).toBeLessThan(844 * 1.5);
  }
});

test("[HOME-21, HOME-22] on a phone both carousels lead to all of theirs, in their order", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [link, sort] of [
    ["See all of the best rated", "rating"],
    ["See all of the newest", "newest"],
  ] as const) {
    await page.goto("/home");
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/home?sort=${sort}`);
  }
});
