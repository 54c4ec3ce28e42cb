import { openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

test("[FORM-4] [REST-7] the dialog is a page whose total the server adds up; a refusal keeps what was chosen", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await openRestaurant(page);
  await page
    .getByRole("link", { name: /^Add Adana Kebab Plate/ })
    .first()
    .click();
  await page.getByRole("radio", { name: "Large" }).check();
  await page.getByRole("checkbox", { name: "Garlic yoghurt" }).check();
  await page.getByRole("button", { name: "Update total" }).click();
  await expect(page.getByRole("button", { name: "Add to Cart - $16.14" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Garlic yoghurt" })).toBeChecked();
});

test("[REST-7] a quantity that is none is refused with a sentence", async ({ page, signIn, app }) => {
  await signIn("customer");
  await openRestaurant(page);
  const href = await page
    .getByRole("link", { name: /^Add Adana Kebab Plate/ })
    .first()
    .getAttribute("href");
  const refusals = [
    ["0", "Choose at least 1"],
    ["-1", "Choose at least 1"],
    ["1000000000", "Choose at most 99"],
    ["1e9", "Choose a quantity as a whole number"],
    ["abc", "Choose a quantity as a whole number"],
  ] as const;
  for (const [quantity, sentence] of refusals) {
    const form = { quantity, size: "large" };
    const response = await page.request.post(`${app.url}${href}`, { form, headers: { Origin: app.url } });
    expect(response.status(), quantity).toBe(422);
    expect(await response.text()).toContain(sentence);
  }
});
