import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "held orders and replacements" });

test("[RUSH-13] two tills continue the same order on hold: one places it, the other is told so", async ({
  page,
  browser,
  baseURL,
  signIn,
  javaScriptEnabled,
}) => {
  const other = await browser.newContext({ baseURL, javaScriptEnabled });
  try {
    await signIn("staff");
    await signInAt(baseURL ?? "", other.request, "staff");
    const second = await other.newPage();
    await page.goto("/dashboard/pos");
    const order = page.getByRole("region", { name: "Order", exact: true });
    await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).click();
    await order.getByText("Name, note and coupon").click();
    await order.getByLabel("Customer").fill("Shared by two tills");
    await order.getByRole("button", { name: "Hold" }).click();
    for (const till of [page, second]) {
      await till.goto("/dashboard/pos");
      await till.getByRole("button", { name: /Shared by two tills/ }).click();
      await till.getByRole("button", { name: /^Charge/ }).click();
      await till.getByText("Later", { exact: true }).click();
    }
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText("not paid yet");
    await second.getByRole("button", { name: "Place order" }).click();
    await expect(second.getByText(/another till has placed, changed or deleted it/).first()).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Open orders" }).getByRole("link", { name: /^Shared by two tills/ }),
    ).toHaveCount(1);
  } finally {
    await other.close();
  }
});
