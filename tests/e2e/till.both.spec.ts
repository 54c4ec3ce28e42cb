import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "replaced" });

test("[RUSH-13] a till notes, takes off, is tipped and gives change; a table stays open, gets more dishes and pays", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn("owner");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  const press = async (dish: string) => {
    await page.getByRole("button", { name: `Add ${dish}`, exact: true }).click();
    await expect(order.getByText(dish).first()).toBeVisible();
  };
  await press("Red Lentil Soup");
  await order.getByRole("button", { name: "One more Red Lentil Soup" }).click();
  // Whatever stands in the order, nobody scrolls for how it is paid.
  await expect(order.getByText("Cash", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(order.getByLabel("Cash received")).toBeInViewport({ ratio: 1 });
  await expect(order.getByRole("button", { name: "Charge" })).toBeInViewport({ ratio: 1 });
  await order
    .locator("summary")
    .filter({ hasText: /^Note$/ })
    .click();
  await order.getByLabel("How Red Lentil Soup is wanted").fill("One without lemon");
  await order.getByRole("button", { name: "Save the note to Red Lentil Soup" }).click();
  await expect(order.locator("summary").filter({ hasText: "One without lemon" })).toBeVisible();
  await order
    .locator("summary")
    .filter({ hasText: /^Discount/ })
    .click();
  await order.getByLabel("Take off").fill("10");
  // Without a reason nothing is taken off.
  await order.getByRole("button", { name: "Charge" }).click();
  await expect(order.getByText("Choose why something is taken off").first()).toBeVisible();
  await order.getByLabel("Reason", { exact: true }).selectOption("regular_guest");
  await order.getByLabel("Tip").fill("2.00");
  if (javaScriptEnabled) await order.getByLabel("Note to the kitchen").focus();
  else await order.getByRole("button", { name: "Update total" }).click();
  const sums = order.locator("dl");
  await expect(sums).toContainText(/Discount: Regular guest.*1\.10/s);
  await expect(sums).toContainText(/Tip.*2\.00.*Total.*11\.88/s);
  if (javaScriptEnabled) await expectAccessible(page);
  await order.getByLabel("Cash received").fill("10");
  await order.getByRole("button", { name: "Charge" }).click();
  await expect(order.getByText("$1.88 short of $11.88").first()).toBeVisible();
  await order.getByLabel("Cash received").fill("20");
  await order.getByRole("button", { name: "Charge" }).click();
  const paid = page.getByRole("region", { name: /^Order HG-/ });
  await expect(paid).toContainText("Paid $11.88 in cash.");
  await expect(paid).toContainText("Change $8.12 of $20.00");
  await paid.getByLabel("Mail receipt to").fill("guest@example.com");
  await paid.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("The receipt goes to guest@example.com")).toBeVisible();
  await expect(paid.getByRole("link", { name: "Print receipt" })).toBeVisible();

  await press("Ayran");
  await order.getByText("Dine-in", { exact: true }).click();
  await order.getByLabel("Table").selectOption("Table 6");
  await order.getByText("Later", { exact: true }).click();
  await order.getByRole("button", { name: "Place order" }).click();
  await expect(paid).toContainText("$3.49, not paid yet.");
  await page
    .getByRole("navigation", { name: "Open orders" })
    .getByRole("link", { name: /^Table 6/ })
    .click();
  await expect(order.getByRole("heading", { name: "Table 6" })).toBeVisible();
  await press("Red Lentil Soup");
  await order.getByRole("button", { name: /^Send to the kitchen/ }).click();
  await expect(page.getByText("Sent to the kitchen", { exact: true })).toBeVisible();
  await expect(order.getByText("Press a dish to add it to this order.")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await order.getByLabel("Tip").fill("1.00");
  await order.getByLabel("Cash received").fill("10");
  await order.getByRole("button", { name: /^Cash/ }).click();
  await expect(paid).toContainText("Paid $9.98 in cash.");
  await expect(paid).toContainText("Change $0.02 of $10.00");
  await expect(page.getByRole("navigation", { name: "Open orders" })).toHaveCount(0);

  // The cook reads the note, and both dishes of the table on one ticket.
  await page.goto("/dashboard/kds");
  await expect(page.getByRole("article").filter({ hasText: "One without lemon" })).toContainText("Red Lentil Soup");
  await expect(page.getByRole("article").filter({ hasText: "Table 6" })).toContainText(/Ayran.*Red Lentil Soup/s);
});
