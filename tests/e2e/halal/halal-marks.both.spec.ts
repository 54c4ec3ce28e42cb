import { openRestaurant, restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

// Its dishes are marked here alone.
test.use({ freshData: "kitchen" });

test("[HALAL-6] what is not halal is left out, says how many, and shows to those who ask; each dish says which it is", async ({
  page,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await openRestaurant(page, "Maple Street Smash");
  const main = page.getByRole("main");
  const dish = (name: string) => main.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
  const marks = (name: string) => dish(name).getByRole("listitem");
  await expect(marks("Patty Melt")).toHaveText(["Halal by the owner’s statement", "Contains rennet"]);
  await expect(dish("Philly Steak")).toHaveCount(0);
  await expect(main).toContainText("1 dish that is not halal is hidden.");
  expect(await page.content()).not.toContain("HalalDiet");
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await main.getByRole("link", { name: "Show it" }).click();
  await expect(page).toHaveURL(/halal=all/);
  await expect(marks("Philly Steak")).toHaveText(["Not halal", "Contains alcohol"]);
  await dish("Philly Steak").getByRole("link", { name: "Add Philly Steak" }).click();
  const facts = page.getByRole("dialog", { name: "Philly Steak" }).getByRole("list").first().getByRole("listitem");
  await expect(facts).toHaveText(["Not halal", "Meat: beef", "Contains alcohol"]);
  await page.goto(`${page.url().replace(/\/items\/.*|\?.*/, "")}?mark=rennet`);
  await expect(main).toContainText("1 item for “Contains rennet”");
  await expect(dish("Patty Melt")).toBeVisible();
  await expect(dish("Philly Steak")).toHaveCount(0);
});

test("[HALAL-6] what a certificate does not cover carries a mark on the menu, to which its evidence leads, and in the cart", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto(`${await restaurantPath(page, "Anatolia Grill House")}/halal`);
  await page.getByRole("link", { name: "They carry a mark on the menu" }).click();
  await expect(page).toHaveURL(/mark=uncovered/);
  const baklava = page.getByRole("article").filter({ has: page.getByRole("heading", { name: /Baklava/ }) });
  await expect(baklava.first()).toContainText("Not on the certificate");
  await expect(page.getByRole("heading", { name: "Adana Kebab Plate" })).toHaveCount(0);
  const meanings = page.getByRole("region", { name: "Marks on this menu" });
  await expect(meanings).toContainText("Not on the certificate, by the owner’s statement only");
  await baklava.getByRole("link", { name: /^Add Pistachio Baklava/ }).click();
  await page.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Item added to cart successfully").first()).toBeVisible();
  await page.goto("/carts");
  await expect(page.getByRole("region", { name: "Anatolia Grill House" })).toContainText("Not on the certificate");
});

test("[HALAL-6] an owner marks many dishes at once, and customers read it", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/settings/halal");
  if (javaScriptEnabled !== false) await expectAccessible(page);
  const card = page.getByRole("region", { name: "Marks of dishes" });
  const boxes = card.getByRole("checkbox");
  await card.getByRole("button", { name: "Set for chosen dishes" }).click();
  await expect(card.getByRole("alert")).toHaveText("Choose at least one dish");
  const names = [/Lentil Soup/, /Baklava/];
  for (const name of names) await card.getByRole("checkbox", { name }).check();
  await card.getByRole("button", { name: "Set for chosen dishes" }).click();
  await expect(card.getByRole("alert")).toHaveText("Choose what to set for them");
  // Refused, the form keeps what was chosen.
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(2);
  await card.getByLabel("Contains", { exact: true }).selectOption({ label: "Contains gelatine" });
  await card.getByRole("button", { name: "Set for chosen dishes" }).click();
  await expect(page.getByText("Marks set for 2 dishes")).toBeVisible();
  for (const name of names) await expect(boxes.and(page.getByLabel(name))).toHaveAccessibleName(/Contains gelatine/);
  for (const label of ["Contains alcohol", "Remove “Contains alcohol”"]) {
    // Nothing is chosen any more.
    await page.goto("/dashboard/settings/halal");
    await card.getByRole("checkbox", { name: /Baklava/ }).check();
    await card.getByLabel("Contains", { exact: true }).selectOption({ label });
    await card.getByRole("button", { name: "Set for chosen dishes" }).click();
    await expect(page.getByText("Marks set for 1 dish", { exact: true }).first()).toBeVisible();
    const isMarked = label === "Contains alcohol";
    await expect(boxes.and(page.getByLabel(/Baklava/))).toHaveAccessibleName(
      isMarked ? /Contains alcohol.*Contains gelatine/ : /Baklava(?!.*alcohol).*Contains gelatine/,
    );
  }
  await page.getByRole("link", { name: "See the badge as customers do" }).click();
  await expect(page).toHaveURL(/\/restaurant\/[^/]+\/halal$/);
  await page.goto(page.url().replace(/\/halal$/, ""));
  const soup = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Red Lentil Soup" }) });
  await expect(soup.first()).toContainText("Contains gelatine");
});
