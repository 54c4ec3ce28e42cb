import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[ROUTE-10, ORD-6, ORD-8, ORD-11, KDS-3] staff take an order at the counter, cook it and are paid later", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("staff");
  await page.goto("/dashboard/pos-orders");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(/Dashboard.*POS Orders/);
  await page.getByRole("link", { name: "New POS order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "POS Page" })).toBeVisible();
  const basket = page.getByRole("region", { name: "Order", exact: true });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(basket.getByRole("button", { name: /^Charge/ })).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
  await basket.getByText("Name, note and coupon").click();
  await basket.getByLabel("Customer").fill("Leila at the counter");
  await page.getByRole("button", { name: "Add Red Lentil Soup" }).click();
  await expect(basket.getByText("Red Lentil Soup")).toBeVisible();
  // What was typed outlives every dish, without a script too.
  await expect(basket.getByLabel("Customer")).toHaveValue("Leila at the counter");
  await basket.getByRole("button", { name: "One more Red Lentil Soup" }).click();
  await expect(page).toHaveURL(/line=[\w-]+\*2/);
  await page.getByRole("button", { name: "Size and add-ons of Adana Kebab Plate" }).click();
  const choice = page.getByRole("dialog");
  await choice.getByText("Large", { exact: true }).click();
  await choice.getByText("Garlic yoghurt").first().click();
  await choice.getByRole("button", { name: "Add to order" }).click();
  await expect(basket.getByText("Large, Garlic yoghurt")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  // A line is chosen anew in its place.
  await basket.locator("summary").filter({ hasText: "Adana Kebab Plate" }).click();
  if (await basket.getByRole("button", { name: "Size, add-ons of Adana Kebab Plate" }).isHidden())
    await basket.locator("summary").filter({ hasText: "Adana Kebab Plate" }).click();
  await basket.getByRole("button", { name: "Size, add-ons of Adana Kebab Plate" }).click();
  await expect(choice.getByRole("radio", { name: "Large" })).toBeChecked();
  await choice.getByText("Regular", { exact: true }).click();
  await choice.getByRole("button", { name: "Change", exact: true }).click();
  await expect(basket.getByText("Large, Garlic yoghurt")).toHaveCount(0);
  await expect(basket.getByText("Garlic yoghurt")).toBeVisible();

  const charge = basket.getByRole("button", { name: /^Charge/ });
  const total = /\$[\d.,]+/.exec((await charge.textContent()) ?? "")?.[0] ?? "";
  await expect(basket.getByRole("radio", { name: "Takeaway" })).toBeChecked();
  // A phone order: the total follows its address and a coupon, and nobody is sent out without knowing to whom.
  await basket.getByText("Delivery", { exact: true }).first().click();
  if (!javaScriptEnabled) await basket.getByText(/^(Change|Name, note and coupon)$/).click();
  await basket.getByLabel("Address").fill("12 Elm Street");
  await basket.getByLabel("City").fill("Bristol");
  await basket.getByLabel("ZIP code").fill("06010");
  await basket.getByLabel("Coupon code").fill("NOSUCH");
  if (javaScriptEnabled) await basket.getByLabel("Note to the kitchen").focus();
  else await basket.getByRole("button", { name: "Update total" }).click();
  await expect(basket.getByText("This coupon does not exist.")).toBeVisible();
  await basket.getByLabel("Coupon code").fill("");
  await charge.click();
  await expect(page.getByText("Please enter a valid phone number").first()).toBeVisible();
  await expect(basket.getByLabel("ZIP code")).toHaveValue("06010");
  await basket.getByText("Dine-in", { exact: true }).click();
  await basket.getByLabel("Table").selectOption("Table 4");
  await charge.click();
  await expect(page.getByRole("radio", { name: "Cash" })).toBeChecked();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByText("Later", { exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  const placed = page.getByText(/^Order HG-\d+ placed$/);
  await expect(placed).toBeVisible();
  const number = /HG-\d+/.exec((await placed.textContent()) ?? "")?.[0] ?? "";

  await expect(basket.getByLabel("Customer")).toHaveValue("");

  await page.goto("/dashboard/kds");
  await expect(page.getByRole("article", { name: new RegExp(`^${number}, `) })).toContainText("Table 4");
  // The owner has not let staff see sales.
  await signIn("manager");
  await page.goto(`/dashboard/sales-report?order_id=${number}`);
  const sale = page.getByRole("table", { name: "Sales" }).getByRole("row").filter({ hasText: number });
  await expect(sale).toContainText(total);
  await expect(sale).toContainText("Unpaid");
  for (const other of ["online", "table"]) {
    await page.goto(`/dashboard/${other}-orders?search=${number}`);
    await expect(page.getByText("No results.")).toBeVisible();
  }
  await page.goto(`/dashboard/pos-orders?search=${number}`);
  await page.locator("summary").filter({ hasText: "Export" }).click();
  for (const format of ["Print", "XLS", "CSV"])
    await expect(page.getByRole("link", { name: format, exact: true })).toBeVisible();
  await page.goto(`/dashboard/pos-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await page.getByRole("button", { name: "Paid by card" }).click();
  await expect(page.getByText("Payment noted")).toBeVisible();
  await expect(page.getByText("Not paid yet")).toHaveCount(0);
  await page.goto(`/dashboard/transactions?order_id=${number}`);
  await expect(page.getByRole("table", { name: "Transactions" })).toContainText(`Credit Card`);
});

test("[ROUTE-10] a table's code opens the menu for it, and the checkout knows the table", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/tables");
  await page.getByRole("link", { name: "Add table" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Name is required").first()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Terrace 9");
  await page.getByLabel("Seats").fill("4");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Table added successfully")).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Terrace 9" }) });
  await expect(card.getByRole("img", { name: "Code of Terrace 9" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  const address = (await card.getByRole("link", { name: "Open its menu" }).getAttribute("href")) ?? "";
  await page.goto("/dashboard/tables/print");
  await expect(page.getByRole("img", { name: "Code of Terrace 9" })).toBeVisible();

  await signIn("customer");
  await page.goto(address);
  await expect(page).toHaveURL(/\/restaurant\/[\w-]+$/);
  await expect(page.getByText("You are at Terrace 9.")).toBeVisible();
  const restaurant = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page
    .getByRole("link", { name: /Red Lentil Soup/ })
    .first()
    .click();
  await page.getByRole("button", { name: /Add to cart/i }).click();
  await expect(page.getByText(/added to cart/i).first()).toBeVisible();
  await page.goto(`/checkout?restaurantId=${restaurant}`);
  await expect(page.getByRole("textbox", { name: "Table (optional)" })).toHaveValue("Terrace 9");

  await signIn("owner");
  await page.goto("/dashboard/tables");
  await card.getByRole("link", { name: "Delete Terrace 9" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Table deleted successfully")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("[ROUTE-10, NOTIF-2] followers are told something, once a day", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/inbox");
  await page.getByRole("link", { name: "Message followers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Push Notifications Page" })).toBeVisible();
  await expect(page.getByText("It reaches 1 follower.")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Künefe is back");
  await page.getByRole("button", { name: "Send to 1 follower" }).click();
  await expect(page.getByText("Message is required").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Künefe is back");
  await page.getByRole("textbox", { name: "Message" }).fill("From Friday on, until it is gone.");
  await page.getByRole("button", { name: "Send to 1 follower" }).click();
  await expect(page.getByText("Sent to 1 follower")).toBeVisible();
  await expect(page.getByText(/^The next one can be sent: Tomorrow at /)).toBeVisible();
  await signIn("customer");
  await page.goto("/notifications");
  await expect(page.getByText("Anatolia Grill House: Künefe is back")).toBeVisible();
});

test("[ORD-12, HOST-65, HOST-66, RUSH-11, RUSH-19] an order is accepted with its time, printed, and a dish of it given back", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/online-orders?status=placed&sort=date");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  await expect(page.getByText(/(min|hours) left to accept/)).toBeVisible();
  const here = page.url();
  await page.getByRole("combobox", { name: "Ready in", exact: true }).selectOption("50 min");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByText(/Order HG-\d+ accepted/)).toBeVisible();
  await expect(page.getByText(/Ready about: /)).toBeVisible();
  await page.getByRole("link", { name: "Give money back" }).click();
  const way = (name: string) => page.getByRole("radio", { name, exact: true });
  const next = async () => {
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Next" }).click();
  };
  await expect(page.getByText(/ to Visa \d{4}/).first()).toBeVisible();
  if (javaScriptEnabled) {
    await expect(page.getByRole("button", { name: "Give back" })).toBeDisabled();
    await expectAccessible(page);
  } else await next();
  await expect(page.getByText(/Choose what to give back\./)).toBeVisible();
  await page.getByText("By amount").click();
  await page.getByLabel("Amount", { exact: true }).fill("4.5.0");
  await next();
  await expect(page.getByText(/Enter an amount such as 4\.50/)).toBeVisible();
  await page.getByText("All of it").click();
  await expect(way("All of it")).toBeChecked();
  await page.getByText("By line").click();
  const pieces = page.getByRole("spinbutton").first();
  if (javaScriptEnabled) await page.getByRole("button", { name: "One more" }).first().click();
  else await pieces.fill("1");
  await page.getByText("Missing item", { exact: true }).click();
  await page.getByLabel(/^Note/).fill("It was left in the oven.");
  await next();
  if (!javaScriptEnabled) {
    await expect(page.getByRole("spinbutton")).toHaveCount(0);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(pieces).toHaveValue("1");
    await expect(page.getByRole("radio", { name: "Missing item" })).toBeChecked();
    await next();
  }
  await expect(page.getByText(/^Paid after this refund/)).toBeVisible();
  await expect(page.getByText(/ bears it\. .* is told by email\. This cannot be taken back\./)).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: /^Give back \$\d+\.\d\d$/ }).click();
  await expect(page.getByText(/\$\d+\.\d\d goes back/)).toBeVisible();
  await expect(page.getByText("Partly refunded")).toBeVisible();
  await expect(page.getByText("Missing item: It was left in the oven.")).toBeVisible();
  await expect(page.getByText(/1 given back/)).toBeVisible();
  await expect(page.getByText("Paid after the refund")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.goto(here);
  await page.getByRole("link", { name: "Print", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /^HG-\d+$/ })).toBeVisible();
  await expect(page.getByText(/^Paid: Credit Card$/)).toBeVisible();
  // [RUSH-19] The receipt says what went back.
  const paper = page.getByRole("main");
  await expect(paper.getByText("1 given back")).toBeVisible();
  await expect(paper).toContainText(/(Refunded|Refund on its way)−\$\d+\.\d\dPaid after the refund\$\d+\.\d\d/);
  if (javaScriptEnabled) await expectAccessible(page);
});

test("[RUSH-13] a receipt is mailed nowhere without an address: the step says so and keeps what was chosen, before anything is charged", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Add Red Lentil Soup", exact: true }).click();
  await expect(order.getByText("Red Lentil Soup").first()).toBeVisible();
  await order.getByRole("button", { name: /^Charge/ }).click();
  await page.getByText("Card", { exact: true }).click();
  await page.getByText("Mail", { exact: true }).click();
  const address = page.getByLabel("Email address");
  // What browsers take for an address, and no mail server does.
  await address.fill("guest@home");
  await page.getByRole("button", { name: "Card taken" }).click();
  await expect(page.getByText("Please enter where the receipt is mailed to")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Card" })).toBeChecked();
  await expect(address).toHaveValue("guest@home");
  await address.fill("guest@example.com");
  await page.getByRole("button", { name: "Card taken" }).click();
  await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText("by card.");
  await expect(page.getByText("The receipt goes to guest@example.com").first()).toBeVisible();
});

test("[RUSH-13] two open orders of one table have their numbers on their tabs", async ({ page, signIn }) => {
  await signIn("staff");
  const order = page.getByRole("region", { name: "Order", exact: true });
  for (let placed = 0; placed < 2; placed += 1) {
    await page.goto("/dashboard/pos");
    await page.getByRole("button", { name: "Add Red Lentil Soup", exact: true }).click();
    await expect(order.getByText("Red Lentil Soup").first()).toBeVisible();
    await order.getByText("Dine-in", { exact: true }).click();
    await order.getByLabel("Table").selectOption("Table 5");
    await order.getByRole("button", { name: /^Charge/ }).click();
    await page.getByText("Later", { exact: true }).click();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText(/^Order HG-\d+ placed$/)).toBeVisible();
  }
  const tabs = page.getByRole("navigation", { name: "Open orders" }).getByRole("link", { name: /^Table 5/ });
  await expect(tabs).toHaveCount(2);
  for (const tab of await tabs.all()) await expect(tab).toHaveText(/^Table 5\s*HG-\d+\s*\$/);
});
