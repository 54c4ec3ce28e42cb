import { restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

// Suspends a place.
test.use({ freshData: "sold out" });

test("[HOME-31] a customer whose only favourite is suspended reads that, and finds it again once it is back", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const path = await restaurantPath(page, "Anatolia Grill House");
  await page.goto("/favourites");
  const card = page.getByRole("main").getByRole("link", { name: "Anatolia Grill House" });
  await expect(card).toBeVisible();
  await expect(page.getByText("1 place", { exact: true })).toBeVisible();
  await signIn("admin");
  await page.goto(`/admin${path.replace("/restaurant/", "/restaurants/")}/suspend`);
  await page.getByRole("textbox", { name: "Reason" }).fill("Moving to another kitchen.");
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByText("Restaurant suspended")).toBeVisible();
  await signIn("customer");
  await page.goto("/favourites");
  await expect(page.getByText("Your favorite is not on HalalGo right now")).toBeVisible();
  await expect(page.getByText("If it returns, it shows here again.")).toBeVisible();
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await signIn("admin");
  await page.goto(`/admin${path.replace("/restaurant/", "/restaurants/")}`);
  await page.getByRole("link", { name: "Bring back" }).click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("Restaurant listed again")).toBeVisible();
  await signIn("customer");
  await page.goto("/favourites");
  await expect(card).toBeVisible();
});
