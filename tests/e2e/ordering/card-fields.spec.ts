import type { Page } from "@playwright/test";
import { fillCard, fillCart, losePaymentAnswer, totalOf } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

const place = { name: /^Place Order/ };
const sdk = "**/clover-sandbox/sdk.js";

/** Opens the card dialog of a filled cart; gives the dialog. */
async function openCard(page: Page) {
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await page.getByRole("button", place).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Card payment" })).toBeVisible();
  return dialog;
}

test("[PAY-3, PAY-14] card fields that do not come lead to the provider's own page", async ({
  page,
  signIn,
  consoleGuard,
  expectAccessible,
}) => {
  consoleGuard.expectError(/ERR_FAILED/);
  await signIn("customer");
  await page.route(sdk, (route) => route.abort());
  const dialog = await openCard(page);
  await expect(dialog.getByRole("alert")).toContainText("Failed to load payment system");
  await expect(dialog.getByRole("button", { name: /^Pay \$/ })).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Pay on our card provider's page" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  await page.goBack();
  await expect(totalOf(page)).toBeVisible();
});

test("[PAY-3, PAY-4] a script that brings no Clover, and fields that cannot be mounted", async ({ page, signIn }) => {
  await signIn("customer");
  await page.route(sdk, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const dialog = await openCard(page);
  await expect(dialog.getByRole("alert")).toContainText("Failed to initialize payment system");
  await page.unroute(sdk);
  const broken = "window.Clover = class { elements() { throw new Error('no'); } }";
  await page.route(sdk, (route) => route.fulfill({ contentType: "text/javascript", body: broken }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Failed to initialize payment form");
});

test("[PAY-1, PAY-5] no system, no token, or the token's errors: each has its sentence and charges nothing", async ({
  page,
  signIn,
}) => {
  const answers = [
    {},
    { errors: { CARD_NUMBER: "Card number is wrong.", CARD_DATE: "Date is wrong.", CARD_CVV: "CVV is wrong." } },
  ];
  const fake = `let calls = 0; const answers = ${JSON.stringify(answers)};
    const element = { mount() {}, addEventListener() {} };
    window.Clover = class { elements() { return { create: () => element }; } createToken() { return Promise.resolve(answers[calls++]); } };`;
  await signIn("customer");
  let deliver = () => undefined;
  const held = new Promise<void>((resolve) => (deliver = () => void resolve()));
  await page.route(sdk, async (route) => {
    await held;
    await route.fulfill({ contentType: "text/javascript", body: fake });
  });
  const dialog = await openCard(page);
  const pay = dialog.getByRole("button", { name: /^Pay/ });
  await pay.click();
  await expect(dialog.getByRole("alert")).toContainText("Payment system not ready");
  const loaded = page.waitForResponse(sdk);
  deliver();
  await loaded;
  await expect(async () => {
    await pay.click();
    await expect(dialog.getByRole("alert")).toContainText("No token received from payment processor", { timeout: 500 });
  }).toPass();
  await pay.click();
  await expect(dialog.getByRole("alert").first()).toContainText("Card number is wrong. Date is wrong. CVV is wrong.");
  for (const sentence of ["Card number is wrong.", "Date is wrong.", "CVV is wrong."]) {
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(pay).toBeDisabled();
});

test("[PAY-2, PAY-6, PAY-16] the app never sees the card; one overlay, one order however often Pay is pressed, and Back orders nothing", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const dialog = await openCard(page);
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("/clover-sandbox/"))
      posted.push(request.postData() ?? "");
  });
  let pass = () => undefined;
  const held = new Promise<void>((resolve) => (pass = () => void resolve()));
  await page.route(/\/checkout\/pay/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await fillCard(page, "4242 4242 4242 4242");
  await dialog.getByRole("button", { name: /^Pay/ }).dblclick();
  await expect(page.getByText("Processing Your Payment")).toBeVisible();
  pass();
  await expect(page).toHaveURL("/home");
  expect(posted.filter((body) => body.includes("token="))).toHaveLength(1);
  expect(posted.join(" ")).not.toMatch(/4242|12%2F30/);
  await page.goBack();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("[PAY-16] a payment whose answer was lost is sent again: the order is placed once, and the customer is told so", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_FAILED/);
  await signIn("customer");
  await openCard(page);
  await losePaymentAnswer(page, "line");
  await fillCard(page, "4242424242424242");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText(/Your payment is settled once it is back/)).toBeVisible();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("order placed successfully")).toBeVisible();
});

test("[PAY-7, PAY-9] a cart that is changed while the card is typed is charged nothing: the checkout says so, with the new total", async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await signIn("customer");
  const dialog = await openCard(page);
  const total = await totalOf(page).innerText();
  await fillCart(page, undefined, 2);
  await fillCard(page, "4242424242424242");
  await dialog.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("Payment processing failed")).toBeVisible();
  await expect(page.getByText(/Your cart has changed. Nothing was charged/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(totalOf(page)).not.toHaveText(total);
});
