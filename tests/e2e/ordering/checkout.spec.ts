import type { Request } from "@playwright/test";
import { fillCard, fillCart, totalOf } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

const place = { name: /^Place Order/ };

test("[CHK-14, PAY-1, PAY-7, PAY-8, MONEY-2] a declined card may be followed by a good one; one order comes of it", async ({
  page,
  signIn,
  consoleGuard,
  expectAccessible,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await expectAccessible(page);
  const total = await totalOf(page).innerText();
  await page.getByRole("button", place).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: `Pay ${total}` })).toBeVisible();

  await fillCard(page, "4242 4242 4242 4242", "03/20");
  await expect(dialog.getByText("This date has passed.").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Pay/ })).toBeDisabled();
  await expect(dialog.getByText("Correct the date to pay.")).toBeVisible();

  consoleGuard.expectError(/402/);
  await fillCard(page, "4005 5717 0222 2222");
  await dialog.getByRole("button", { name: /^Pay/ }).click();
  await expect(dialog.getByRole("alert").first()).toContainText("Payment processing failed");
  await expect(page.getByText(/not charged/)).toHaveCount(1);
  await expect(page.getByText("Payment processing failed")).toHaveCount(1);

  await fillCard(page, "4242 4242 4242 4242");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: "instant" });
    const { dataset } = document.documentElement;
    window.addEventListener("scroll", () => {
      if (location.pathname === "/home") dataset["positions"] = `${dataset["positions"] ?? ""} ${window.scrollY}`;
    });
  });
  await dialog.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("Payment processed successfully")).toBeVisible();
  await expect(page.getByText("order placed successfully")).toBeVisible();
  await page.getByRole("link", { name: "Track order" }).first().click();
  // Home was not scrolled there from where the checkout stood.
  await expect(page.locator("html")).not.toHaveAttribute("data-positions", /[1-9]/);
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText(total);
  await expect(page.getByRole("region", { name: "Receipt" })).not.toContainText("Pickup number");
});

test("[PAY-16] a second tab and a stale page lead to the one order", async ({ page, context, signIn }) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway`);
  const other = await context.newPage();
  await other.goto(`/checkout?restaurantId=${restaurantId}&type=takeaway`);
  const [key, otherKey] = await Promise.all(
    [page, other].map((tab) => tab.getByRole("button", place).getAttribute("value")),
  );
  expect(otherKey).toBe(key);
  await page.getByRole("button", place).click();
  await fillCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL("/home");
  await other.getByRole("button", place).click();
  await expect(other).toHaveURL(/\/orders\/[^/]+$/);
  await expect(other.getByText("order placed successfully")).toBeVisible();
  // [ORD-5] What is picked up is called out by its number.
  await expect(other.getByRole("region", { name: "Receipt" })).toContainText(/Pickup number \d+/);
});

test("[CHK-3, CHK-6, CHK-8, CHK-12] lines, coupon and tip change the total, and outlive a reload without standing in the address", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const before = await totalOf(page).innerText();
  const more = page.getByRole("button", { name: "One more" }).first();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(totalOf(page)).not.toHaveText(before);
  await expect(more, "for the next press").toBeFocused();
  const untipped = Number((await totalOf(page).innerText()).slice(1));
  await page.getByText("$2.00", { exact: true }).click();
  await expect(totalOf(page)).toHaveText(`$${(untipped + 2).toFixed(2)}`);
  await page.getByLabel("Coupon code").fill("NOPE");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("This coupon does not exist.")).toBeVisible();
  expect(page.url()).not.toMatch(/[?&](coupon|tip|tipAmount|note)=/);
  await page.reload();
  await expect(totalOf(page)).toHaveText(`$${(untipped + 2).toFixed(2)}`);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
});

test("[CHK-2, CHK-6] with three dishes in the cart, the coupon field and Place Order are in sight beside the choices", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn("customer");
  const restaurantId = await fillCart(page, undefined, 3);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await expect(page.getByRole("button", { name: "One more" })).toHaveCount(3);
  const coupon = page.getByLabel("Coupon code");
  await expect(coupon).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", place)).toBeInViewport({ ratio: 1 });

  await page.getByRole("heading", { name: "Payment" }).scrollIntoViewIfNeeded();
  await expect(coupon).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", place)).toBeInViewport({ ratio: 1 });
});

for (const height of [800, 680]) {
  test(`[CHK-2] at 1280x${height} the amounts and Place Order stay in sight, and opened coupons scroll with the lines`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await signIn("customer");
    const restaurantId = await fillCart(page, undefined, 2);
    await page.goto(`/checkout?restaurantId=${restaurantId}`);
    const summary = page.getByRole("region", { name: "Cart Summary" });
    const expectAmounts = async () => {
      await expect(summary.getByText("Subtotal", { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(summary.getByText("Total", { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", place)).toBeInViewport({ ratio: 1 });
    };
    await expect(page.getByRole("button", { name: "One more" })).not.toHaveCount(0);
    await expectAmounts();
    await summary.getByText(/^See \d+ coupons/).click();
    await expectAmounts();
    const apply = summary.getByRole("button", { name: /^Apply coupon/ }).first();
    await expect(apply).toBeInViewport();
    const scrollers = await summary.evaluate(
      (section) =>
        [section, ...section.querySelectorAll("*")].filter(
          (part) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY),
        ).length,
    );
    expect(scrollers).toBe(1);
  });
}

test("[CHK-6] a coupon whose minimum is not reached says what is missing in place of Apply", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  // What other journeys left in the cart.
  const lines = page.getByRole("button", { name: "One more" });
  for (let left = await lines.count(); left > 0; left -= 1) {
    await page
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await expect(lines).toHaveCount(left - 1);
  }
  await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  await page.getByText(/^See \d+ coupons/).click();
  const listed = page.getByRole("region", { name: "Cart Summary" }).getByRole("listitem");
  const short = listed.filter({ hasText: /Minimum order \$[\d.]+/ }).filter({ hasText: /Add \$[\d.]+ more/ });
  await expect(short.first()).toBeVisible();
  await expect(short.getByRole("button")).toHaveCount(0);
});

test("[CHK-1] without a restaurant the checkout leads home", async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/checkout");
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("Restaurant ID is missing")).toBeVisible();
});

test("[ADDR-1, ADDR-2] an address is added in the checkout and chosen; deleting it leaves none chosen", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}&type=delivery`);
  await page.getByRole("button", { name: "Add address" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Label").fill("Mosque");
  await panel.getByLabel("Street address").fill("7 Queen St");
  await panel.getByLabel("City").fill("Bristol");
  await panel.getByLabel("ZIP code").fill("1");
  await panel.getByLabel("Contact phone").fill("(860) 555-0199");
  await panel.getByRole("button", { name: "Save address" }).click();
  await expect(panel.getByText("Please enter your zip/post code").first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel("ZIP code").fill("06010");
  await panel.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("radio", { name: /Mosque/ })).toBeChecked();
  await page.getByRole("button", { name: "Delete Mosque" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("radio", { name: /Mosque/ })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Delivery address" }).getByRole("radio", { checked: true })).toHaveCount(
    0,
  );
  await page.getByRole("button", place).click();
  await expect(page.getByRole("alert")).toContainText("Please select a delivery address");
});

test("[ERR-4] a change that is broken off by going elsewhere is silent", async ({ page, signIn }) => {
  await signIn("customer");
  const restaurantId = await fillCart(page);
  await page.goto(`/checkout?restaurantId=${restaurantId}`);
  const isChange = (request: Request) => request.method() === "POST" && request.url().includes("/checkout");
  // Held for good: only leaving ends it.
  await page.route(/\/checkout/, (route) => (isChange(route.request()) ? undefined : route.continue()));
  const pressed = page.waitForRequest(isChange);
  const ended = page.waitForEvent("requestfailed", isChange);
  await page.getByRole("button", { name: "One more" }).first().click();
  await pressed;
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anatolia Grill House" })).toBeVisible();
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(page.getByText(/An error occurred|Something went wrong|Failed to/)).toHaveCount(0);
});
