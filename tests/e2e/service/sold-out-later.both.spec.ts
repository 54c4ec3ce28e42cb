import type { Page } from "@playwright/test";
import { fillCard, fillCart, fillProviderPage } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "held orders and replacements" });

/** An order of two dishes by the demo customer, whose wish is chosen at the checkout. @returns its path */
async function order(page: Page, wish: string, isScripted: boolean): Promise<string> {
  return orderCart(page, await fillCart(page, undefined, 2), wish, isScripted);
}

/** Orders what is in the cart. @returns the order's path */
async function orderCart(page: Page, restaurantId: string, wish: string, isScripted: boolean): Promise<string> {
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const wishes = page.getByRole("group", { name: "If something is sold out" });
  await wishes.getByText(wish, { exact: true }).click();
  await expect(wishes.getByRole("radio", { name: wish })).toBeChecked();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  if (isScripted) {
    await fillCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page).toHaveURL("/home");
  } else {
    await fillProviderPage(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  }
  await page.goto("/orders");
  return (await page.getByRole("link", { name: "Track order" }).first().getAttribute("href")) ?? "";
}

test("[RUSH-12] a dish that is sold out is replaced once its customer said so, or their money goes back", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const path = await order(page, "Replace it with something similar", javaScriptEnabled);
  const id = path.split("/").at(-1) ?? "";
  await page.goto(path);
  await expect(page.getByText("If something is sold out: Replace it with something similar")).toBeVisible();

  await page.goto("about:blank");
  await signIn("owner");
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole("link", { name: "Leave out or replace an item" }).click();
  await expect(page.getByRole("heading", { name: "What is sold out?" })).toBeVisible();
  const dish = page.getByRole("region", { name: "What is sold out?" }).getByRole("link").first();
  const name = (await dish.textContent()) ?? "";
  // Asked by mistake: the question is withdrawn where it was asked, and its customer has nothing to answer.
  await dish.click();
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^.*Until \S+ answers you can withdraw the question\.$/)).toBeVisible();
  await page.getByRole("button", { name: /^Ask / }).click();
  const openQuestion = page.getByRole("form", { name: `Asked: ${name}` });
  await expect(openQuestion).toContainText(/The customer is asked until \d+:\d\d [AP]M\./);
  await openQuestion.getByRole("button", { name: "Withdraw question" }).click();
  await expect(page.getByText("The question is withdrawn")).toBeVisible();
  await expect(openQuestion).toHaveCount(0);
  await page.goto("about:blank");
  await signIn("customer");
  await page.goto(path);
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText(name);
  await expect(page.getByRole("region", { name: `${name} is sold out` })).toHaveCount(0);

  await page.goto("about:blank");
  await signIn("owner");
  await page.goto(`/dashboard/orders/${id}/change`);
  if (javaScriptEnabled) await expectAccessible(page);
  await dish.click();
  await page.getByLabel("How many").selectOption("1");
  // The second choice is the first thing of the menu in its place; the first is to leave it out.
  const instead = page.getByRole("radio").nth(1);
  const other = await instead.evaluate(
    (radio) => radio.closest("label")?.querySelector("span")?.firstChild?.textContent ?? "",
  );
  await instead.check();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: `Replace 1 ${name} by ${other}?` })).toBeVisible();
  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByText("The customer is asked", { exact: true })).toBeVisible();
  // A page that was opened before the answer still has its button.
  await page.goto(`/dashboard/orders/${id}/change`);
  const change = await openQuestion.locator("[name=change]").getAttribute("value");
  const withdrawLate = () =>
    page.request.post(`/dashboard/orders/${id}/change`, {
      form: { change: change ?? "", answer: "withdraw" },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });

  await page.goto("about:blank");
  await signIn("customer");
  await page.goto(path);
  const question = page.getByRole("region", { name: `${name} is sold out` });
  await expect(question).toContainText(`1 ${other}`);
  await expect(question).toContainText(/Please answer by \d+:\d\d [AP]M/);
  if (javaScriptEnabled) await expectAccessible(page);
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Thank you. We have told the kitchen.")).toBeVisible();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt).toContainText(`Instead of ${name}`);
  await expect(receipt).toContainText(`Replaced by ${other}`);

  await page.goto("about:blank");
  await signIn("owner");
  await page.goto(`/dashboard/orders/${id}/change`);
  expect((await withdrawLate()).status()).toBe(302);
  await page.goto(`/dashboard/orders/${id}/change`);
  await expect(page.getByText("The customer has answered already. It is replaced.")).toBeVisible();
  await page.getByRole("region", { name: "What is sold out?" }).getByRole("link").last().click();
  await page.getByRole("radio", { name: /^Leave it out/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: /^Leave it out and give back \$\d+\.\d\d$/ }).click();
  await expect(page.getByText("The order was changed")).toBeVisible();
  await expect(page.getByText(/^Sold out: /).first()).toBeVisible();

  // Cancelling says what still goes back, not what went back before.
  await page.goto("about:blank");
  await signIn("customer");
  await page.goto(path);
  const left = await receipt.getByText("Paid after the refund").locator("xpath=following-sibling::*").textContent();
  await page.goto(`${path}/cancel`);
  await expect(page.getByText(`${left} will be refunded to your card`)).toBeVisible();
});

test("[RUSH-12] of one dish that was ordered with and without add-ons, its size and add-ons say which is sold out", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  const placePath = `/restaurant/${restaurantId}`;
  await page.goto(placePath);
  await page
    .getByRole("link", { name: /^(Add )?Lamb Shish Plate/ })
    .first()
    .click();
  await page.getByRole("checkbox", { name: /^Garlic yoghurt/ }).check();
  await page.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Item added to cart successfully")).toBeVisible();
  await page.goto(placePath);
  await page
    .getByRole("link", { name: /^(Add )?Lamb Shish Plate/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Item added to cart successfully")).toBeVisible();
  const path = await orderCart(page, restaurantId, "Call me", javaScriptEnabled);

  await page.goto("about:blank");
  await signIn("owner");
  await page.goto(`/dashboard/orders/${path.split("/").at(-1)}/change`);
  const shish = page.getByRole("main").getByRole("listitem").filter({ hasText: "Lamb Shish Plate" });
  const withYoghurt = shish.filter({ hasText: "Garlic yoghurt" });
  await expect(withYoghurt).toHaveCount(1);
  if (javaScriptEnabled) await expectAccessible(page);
  await withYoghurt.getByRole("link").click();
  await expect(page.getByRole("region", { name: "Lamb Shish Plate" })).toContainText("Garlic yoghurt");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Leave out 1 Lamb Shish Plate?" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Garlic yoghurt");
});
