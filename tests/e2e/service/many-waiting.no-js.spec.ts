import { fillCart, fillProviderPage } from "@tests/e2e/steps/checkout-steps";
import { expect, expectReflow, test } from "@tests/support/e2e";

test.use({ freshData: "many orders wait" });

test("[RUSH-1, RUSH-5, ORD-12] with many orders waiting, accepting and rejecting the open one is on the first screen, and the kitchen's tickets are too", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("customer");
  for (let order = 0; order < 5; order += 1) {
    await page.goto(`/checkout?restaurantId=${await fillCart(page)}`);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await fillProviderPage(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  }
  await page.goto("about:blank");
  await signIn("owner");
  for (const size of [
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/dashboard/online-orders?status=placed");
    const strip = page.getByRole("region", { name: "New orders" });
    await expect(strip.getByRole("button", { name: /^Accept/ })).toHaveCount(3);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const more = strip.getByText(/^\d+ more to accept$/);
    const others = Number.parseInt((await more.textContent()) ?? "", 10);
    await more.click();
    await expect(strip.getByRole("button", { name: /^Accept/ })).toHaveCount(3 + others);

    await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
    await expect(page.getByRole("region", { name: /^New orders · \$/ })).toBeInViewport({ ratio: 1 });
    const foot = page.locator("[data-panel-foot]");
    await expect(foot.getByRole("button", { name: "Accept" })).toBeInViewport({ ratio: 1 });
    await expect(foot.getByText("Reject", { exact: true })).toBeInViewport({ ratio: 1 });

    await page.goto("/dashboard/kds");
    await expect(page.getByRole("region", { name: `${3 + others} to accept` })).toBeVisible();
    await expect(page.getByRole("article").first().getByRole("button").last()).toBeInViewport({ ratio: 1 });
  }
  // A phone: what is older stands first, the rest beside it, and the tickets follow on the same screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/kds");
  const cards = page.getByRole("group", { name: /^New order/ });
  await expect(cards.first().getByRole("button", { name: "Accept" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeInViewport({ ratio: 1 });
  await cards.last().getByRole("button", { name: "Accept" }).scrollIntoViewIfNeeded();
  await expect(cards.last().getByRole("button", { name: "Accept" })).toBeInViewport({ ratio: 1 });
  await expectReflow(page);
  await page.goto("/dashboard/online-orders");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expectReflow(page);
});
