import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "held orders and replacements" });

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
  const charge = order.getByRole("button", { name: /^Charge/ });
  for (const name of ["Discount", "Tip"])
    await expect(order.locator("summary").filter({ hasText: name })).toBeInViewport({ ratio: 1 });
  await expect(charge).toBeInViewport({ ratio: 1 });
  await order
    .locator("summary")
    .filter({ hasText: /^Note$/ })
    .click();
  await order.getByLabel("How Red Lentil Soup is wanted").fill("One without lemon");
  await order.getByRole("button", { name: "Save the note to Red Lentil Soup" }).click();
  await expect(order.getByText("One without lemon")).toBeVisible();
  await order
    .locator("summary")
    .filter({ hasText: /^Discount/ })
    .click();
  await order.getByLabel("Take off").fill("10");
  // Without a reason nothing is taken off.
  await charge.click();
  await expect(order.getByText("Choose why something is taken off").last()).toBeVisible();
  await order.getByLabel("Reason", { exact: true }).selectOption("regular_guest");
  await order.locator("summary").filter({ hasText: "Tip" }).click();
  await order.getByLabel("Tip").fill("2.00");
  if (javaScriptEnabled) await order.getByRole("radio", { name: "Takeaway" }).focus();
  else await order.getByRole("button", { name: "Apply" }).click();
  const sums = order.locator("dl");
  await expect(sums).toContainText(/Discount: Regular guest.*1\.10/s);
  await expect(sums).toContainText(/Tip.*2\.00/s);
  await expect(charge).toContainText("$11.88");
  if (javaScriptEnabled) await expectAccessible(page);
  await charge.click();
  await expect(page).toHaveURL(/\/dashboard\/pos\/charge\?/);
  await expect(page.getByRole("heading", { name: "Charge $11.88" })).toBeVisible();
  const cash = page.getByLabel("Cash received");
  await cash.fill("10");
  if (javaScriptEnabled) {
    await expect(page.getByText("$1.88 short")).toBeVisible();
    await expect(page.getByRole("button", { name: "Take $10.00, $1.88 left" })).toBeDisabled();
    await expectAccessible(page);
    // Keys begin anew, and cents come in from the end.
    for (const key of ["2", "0", "00"]) await page.getByRole("button", { name: key, exact: true }).click();
    await expect(cash).toHaveValue("20.00");
  } else {
    await page.getByRole("button", { name: "Take cash" }).click();
    await expect(page.getByText("$1.88 short of $11.88").first()).toBeVisible();
    await page.getByRole("button", { name: "$20", exact: true }).click();
  }
  await expect(page.getByText("$8.12", { exact: true })).toBeVisible();
  for (const row of [/^1\$5 bill$/, /^3\$1 bills$/, /^1dime$/, /^2pennies$/])
    await expect(page.getByRole("listitem").filter({ hasText: row })).toBeVisible();
  await page.getByRole("button", { name: javaScriptEnabled ? "Take $20.00, give $8.12" : "Take cash" }).click();
  const paid = page.getByRole("region", { name: /^Order HG-/ });
  await expect(paid).toContainText("Paid $11.88 in cash.");
  await expect(paid).toContainText("Change $8.12 of $20.00");
  await paid.getByLabel("Mail receipt to").fill("guest@example");
  await paid.getByRole("button", { name: "Send" }).click();
  await expect(paid.getByLabel("Mail receipt to")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(paid.getByLabel("Mail receipt to")).toHaveValue("guest@example");
  await paid.getByLabel("Mail receipt to").fill("guest@example.com");
  await paid.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("The receipt goes to guest@example.com")).toBeVisible();
  await expect(paid.getByRole("link", { name: "Print receipt" })).toBeVisible();

  await press("Ayran");
  await order.getByText("Dine-in", { exact: true }).click();
  await order.getByLabel("Table").selectOption("Table 6");
  await charge.click();
  await page.getByText("Later", { exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
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
  // It is never charged without the tip that was meant.
  await order.getByLabel("Tip").fill("1,00");
  await charge.click();
  await expect(order.getByText("Enter an amount such as 5.00").first()).toBeVisible();
  await expect(order.getByLabel("Tip")).toHaveValue("1,00");
  await order.getByLabel("Tip").fill("1.00");
  await charge.click();
  await cash.fill("10");
  await page.getByRole("button", { name: javaScriptEnabled ? "Take $10.00, give $0.02" : "Take cash" }).click();
  await expect(paid).toContainText("Paid $9.98 in cash.");
  await expect(paid).toContainText("Change $0.02 of $10.00");
  await expect(page.getByRole("navigation", { name: "Open orders" })).not.toContainText("Table 6");

  // The cook reads the note, and both dishes of the table on one ticket.
  await page.goto("/dashboard/kds");
  await expect(page.getByRole("article").filter({ hasText: "One without lemon" })).toContainText("Red Lentil Soup");
  await expect(page.getByRole("article").filter({ hasText: "Table 6" })).toContainText(/Ayran.*Red Lentil Soup/s);
});

test("[RUSH-13] an order on hold waits for its guest, comes back by a press, and changes places with another", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  const tabs = page.getByRole("navigation", { name: "Open orders" });
  const press = async (dish: string) => {
    await page.getByRole("button", { name: `Add ${dish}`, exact: true }).click();
    await expect(order.getByText(dish).first()).toBeVisible();
  };
  await press("Red Lentil Soup");
  await order.getByRole("button", { name: "One more Red Lentil Soup" }).click();
  await order.getByText("Name, note and coupon").click();
  await order.getByLabel("Customer").fill("Hana who forgot her purse");
  await order.getByRole("button", { name: "Hold" }).click();
  const hana = tabs.getByRole("button", { name: /Hana who forgot her purse/ });
  await expect(hana).toContainText("$10.98");
  await expect(order.getByText("Press a dish to begin.")).toBeVisible();
  await expect(order.getByLabel("Customer")).toHaveValue("");
  if (javaScriptEnabled) await expectAccessible(page);
  // The kitchen knows nothing of it.
  await page.goto("/dashboard/kds");
  await expect(page.getByRole("article").filter({ hasText: "Hana who forgot" })).toHaveCount(0);

  await page.goto("/dashboard/pos");
  await press("Ayran");
  await hana.click();
  await expect(order.getByText("Red Lentil Soup").first()).toBeVisible();
  await expect(order.getByText("Ayran")).toHaveCount(0);
  await expect(order.getByLabel("Customer")).toHaveValue("Hana who forgot her purse");
  await expect(tabs.getByRole("button", { name: /1 dish/ })).toContainText("$3.49");
  await expect(hana).toHaveCount(0);
  await order.getByRole("button", { name: /^Charge/ }).click();
  await page.getByText("Card", { exact: true }).click();
  await page.getByRole("button", { name: "Card taken" }).click();
  await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText("Paid $10.98 by card.");
  await tabs.getByRole("button", { name: /1 dish/ }).click();
  await expect(order.getByText("Ayran").first()).toBeVisible();
  await expect(tabs).not.toContainText("Held");
  // It is on hold until it is placed, or deleted.
  await page.goto("/dashboard/pos");
  await tabs.getByRole("button", { name: /1 dish/ }).click();
  await order.getByRole("button", { name: "Delete this order on hold" }).click();
  await expect(page.getByText("Order on hold deleted")).toBeVisible();
  await expect(tabs).not.toContainText("1 dish");
});

test("[RUSH-13] an order on hold comes back with its table, and the next order begins without it", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  const table = order.getByLabel("Table");
  await page.getByRole("button", { name: "Add Ayran", exact: true }).click();
  await expect(order.getByText("Ayran").first()).toBeVisible();
  await order.getByRole("radio", { name: "Dine-in" }).check({ force: true });
  await table.selectOption("Table 9");
  await order.getByRole("button", { name: "Hold" }).click();
  await page.getByRole("button", { name: /^Held.*Table 9/ }).click();
  await expect(order.getByText("Ayran").first()).toBeVisible();
  await expect(order.getByRole("radio", { name: "Dine-in" })).toBeChecked();
  await expect(table).toHaveValue("Table 9");
  await page.getByRole("link", { name: "New order" }).click();
  await expect(order.getByText("Press a dish to begin.")).toBeVisible();
  await order.getByRole("radio", { name: "Dine-in" }).check({ force: true });
  await expect(table).toHaveValue("");
});

test("[RUSH-13] on a phone the order opens from a bar at the foot, and leads back to the menu", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Add Red Lentil Soup", exact: true }).click();
  const bar = page.getByRole("button", { name: /^1\s*Order/ });
  await expect(bar).toContainText("$5.49");
  await expect(order).toBeHidden();
  await bar.click();
  await expect(order.getByRole("button", { name: /^Charge/ })).toBeVisible();
  await order.getByRole("button", { name: "One more Red Lentil Soup" }).click();
  await expect(order.getByRole("button", { name: /^Charge/ })).toContainText("$10.98");
  if (javaScriptEnabled) await expectAccessible(page);
  await order.getByRole("button", { name: "Back to the menu" }).click();
  await expect(order).toBeHidden();
  await expect(page.getByRole("button", { name: /^2\s*Order/ })).toBeInViewport({ ratio: 1 });
});

test("[RUSH-13] on a phone the choices of a dish, and what it is charged with, stand above one another and fill the screen", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("staff");
  await page.goto("/dashboard/pos");
  await page.getByRole("button", { name: "Size and add-ons of Adana Kebab Plate" }).click();
  // A press that something else lies over is none.
  await page.getByRole("radio", { name: "Large" }).check();
  await page.getByRole("checkbox", { name: "Garlic yoghurt" }).check();
  await page.getByRole("button", { name: "Add to order" }).click();
  await page.getByRole("button", { name: /^1\s*Order/ }).click();
  await page.getByRole("button", { name: /^Charge/ }).click();
  await expect(page.getByRole("heading", { name: /^Charge \$/ })).toBeVisible();
  if (javaScriptEnabled) {
    await expect
      .poll(() => page.getByRole("dialog").evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom)))
      .toBe(844);
  }
  const take = page.getByRole("button", { name: /^Take/ });
  await take.scrollIntoViewIfNeeded();
  // Nothing cuts it off: what is taken can be pressed over its whole height.
  expect(await take.evaluate((button) => button.closest(".on-night")?.scrollHeight)).toBe(
    await take.evaluate((button) => button.closest(".on-night")?.clientHeight),
  );
});

test("[RUSH-13] what nobody answered is sent again from the page as it was loaded anew, and is one order", async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  const tabs = page.getByRole("navigation", { name: "Open orders" });
  /** Presses a button as a browser does whose answer never arrives. */
  const pressInVain = async (name: string | RegExp) => {
    const { url, body } = await page
      .getByRole("button", { name })
      .first()
      .evaluate((button: HTMLButtonElement) => {
        const fields = new FormData(button.form ?? undefined);
        fields.set(button.name, button.value);
        const entries = [...fields].map(([key, value]): [string, string] => [key, String(value)]);
        return { url: button.formAction, body: new URLSearchParams(entries).toString() };
      });
    const headers = { Origin: baseURL ?? "", "Content-Type": "application/x-www-form-urlencoded" };
    const response = await page.request.post(url, { data: body, headers, maxRedirects: 0 });
    expect(response.status()).toBe(302);
  };

  await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).click();
  await expect(order.getByText("Turkish Tea").first()).toBeVisible();
  await expect(page).toHaveURL(/line=/);
  await pressInVain("Hold");
  await page.reload();
  await order.getByRole("button", { name: "Hold" }).click();
  await expect(page).toHaveURL(/after=held-/);
  await expect(tabs.getByRole("button", { name: /1 dish/ })).toHaveCount(1);

  await pressInVain(/1 dish/);
  await page.reload();
  await tabs.getByRole("button", { name: /1 dish/ }).click();
  await expect(page).toHaveURL(/held=/);
  await expect(order.getByText("Turkish Tea").first()).toBeVisible();
  await order.getByRole("button", { name: /^Charge/ }).click();
  await page.getByText("Later", { exact: true }).click();
  await pressInVain("Place order");
  await page.reload();
  await page.getByText("Later", { exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText("not paid yet");
  await expect(tabs.getByRole("button", { name: /1 dish/ })).toHaveCount(0);
  await expect(tabs.getByRole("link", { name: /^Guest/ })).toHaveCount(1);
});
