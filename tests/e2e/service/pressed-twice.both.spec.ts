import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "pressed twice" });

/** What a button sends, and how often it may be sent: as many presses as no script holds back. */
async function readForm(page: Page, button: Locator) {
  const { action, entries } = await button.evaluate((pressed) => {
    if (!(pressed instanceof HTMLButtonElement) || !pressed.form) throw new Error("This is no form's button.");
    const form = new FormData(pressed.form, pressed);
    // What a script adds for itself is left out: the answer is as to a page without scripts.
    for (const name of ["live", "stay"]) form.delete(name);
    const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
    return { action: pressed.hasAttribute("formaction") ? pressed.formAction : pressed.form.action, entries: texts };
  });
  return (change: Record<string, string> = {}) => {
    const form = new FormData();
    for (const { name, value } of entries) form.append(name, value);
    for (const [name, value] of Object.entries(change)) form.set(name, value);
    return page.request.post(action, { form, headers: { Origin: new URL(action).origin }, maxRedirects: 0 });
  };
}

/** Two presses at once. Both have to be told as done. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  const press = await readForm(page, button);
  const answers = await Promise.all([press(), press()]);
  expect(answers.map((response) => response.status())).toEqual([302, 302]);
  await page.goto(answers[0]?.headers().location ?? "");
}

test("[ORD-12, HOST-65] accepted twice by one press is accepted; for another time by somebody else, it is told", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/online-orders?status=placed");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  // The message of the new order has such a form too.
  const panel = page.locator('form[action^="/dashboard/online-orders/"]:has([name=ready_in])');
  const accept = panel.getByRole("button", { name: /^Accept/ });
  await expect(accept).toBeVisible();
  const press = await readForm(page, accept);
  const minutes = { ready_in: "20" };
  const responses = [await press(minutes), await press(minutes), await press({ ready_in: "45" })];
  expect(responses.map((response) => response.status())).toEqual([302, 302, 409]);
  expect(await responses[2]?.text()).toContain("This order is already accepted.");
});

test("[RUSH-6, FORM-5] Accept, Start Preparing and Bring back, pressed twice, are done once, and nobody is told that they failed", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const card = page.getByRole("group", { name: /^New order/ }).first();
  const number = ((await card.getByRole("form").getAttribute("aria-label")) ?? "").replace("Order ", "");
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  const isRefused = page.getByText(/^This order is already/);
  await pressTwice(page, card.getByRole("button", { name: "Accept" }));
  await pressTwice(page, ticket.getByRole("button", { name: "Start Preparing" }));
  await expect(isRefused).toHaveCount(0);
  await pressTwice(page, ticket.getByRole("button", { name: "Mark as Done" }));
  await page.goto("/dashboard/kds?recall=1");
  const recall = page.getByRole("region", { name: "Recall" });
  await pressTwice(
    page,
    recall.getByRole("form", { name: `Order ${number}` }).getByRole("button", { name: "Bring back" }),
  );
  await expect(isRefused).toHaveCount(0);
  await page.goto("/dashboard/kds");
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toBeVisible();
});

test("[RUSH-6, RUSH-8] a VOID acknowledged by two presses is gone, a dish sold out by two presses is told so once", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const cooked = page.getByRole("article").filter({ hasText: "Delivery" }).first();
  const number = ((await cooked.getAttribute("aria-label")) ?? "").split(",")[0] ?? "";
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await page.getByText("Cancel", { exact: true }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("The customer called.");
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("button", { name: /^Cancel and give back \$/ }).click();
  await expect(page.getByText(`Order ${number} cancelled`)).toBeVisible();
  await page.goto("/dashboard/kds");
  const crossed = page.getByRole("article", { name: new RegExp(`^${number}, .*, cancelled$`) });
  await pressTwice(page, crossed.getByRole("button", { name: "Acknowledge" }));
  await expect(page.getByRole("heading", { level: 2, name: "Takeaway" })).toBeVisible();
  await expect(crossed).toHaveCount(0);
  await expect(page.getByText(/Failed|already/)).toHaveCount(0);

  for (const [button, toast] of [
    [/^Until tomorrow: Künefe sold out$/, "Künefe is sold out until tomorrow, 5:00 AM"],
    [/^Sell again: Künefe$/, "Künefe is on the menu again"],
  ] as const) {
    await page.goto("/dashboard/kds/sold-out");
    await pressTwice(page, page.getByRole("button", { name: button }));
    await expect(page.getByText(toast, { exact: true })).toHaveCount(1);
  }
});

test("[RUSH-13] an order on hold that is deleted by two presses is gone, and told so", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Add Turkish Tea", exact: true }).click();
  await order.getByText("Name, note and coupon").click();
  await order.getByLabel("Customer").fill("Left again");
  await order.getByRole("button", { name: "Hold" }).click();
  const tab = page.getByRole("navigation", { name: "Open orders" }).getByRole("button", { name: /Left again/ });
  await tab.click();
  await pressTwice(page, order.getByRole("button", { name: "Delete this order on hold" }));
  await expect(page.getByText(/^(Order on hold deleted|This order is no longer on hold)$/)).toBeVisible();
  await expect(tab).toHaveCount(0);
});

test("[RUSH-13, HOST-66] an open order whose Take or Paid is pressed twice is paid once, at the till and in its panel", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const order = page.getByRole("region", { name: "Order", exact: true });
  const openTable = async (dish: string, table: string) => {
    await page.goto("/dashboard/pos");
    await page.getByRole("button", { name: `Add ${dish}`, exact: true }).click();
    await order.getByText("Dine-in", { exact: true }).click();
    await order.getByLabel("Table").selectOption(table);
    await order.getByRole("button", { name: /^Charge/ }).click();
    await page.getByText("Later", { exact: true }).click();
    await page.getByRole("button", { name: "Place order" }).click();
    const placed = page.getByRole("region", { name: /^Order HG-/ });
    await expect(placed).toContainText("not paid yet");
    return /HG-\d+/.exec((await placed.textContent()) ?? "")?.[0] ?? "";
  };
  const openPanel = async (number: string) => {
    await page.goto(`/dashboard/table-orders?search=${number}`);
    if ((await page.getByRole("table").getByRole("link", { name: number }).count()) === 0)
      await page.goto(`/dashboard/pos-orders?search=${number}`);
    await page.getByRole("table").getByRole("link", { name: number }).click();
  };

  await openTable("Turkish Tea", "Table 3");
  await page
    .getByRole("navigation", { name: "Open orders" })
    .getByRole("link", { name: /^Table 3/ })
    .click();
  await order.getByRole("button", { name: /^Charge/ }).click();
  await pressTwice(page, page.getByRole("button", { name: /^Take (\$|cash)/ }));
  await expect(page.getByText("Payment noted")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Order HG-/ })).toContainText("Paid $2.49 in cash.");

  const number = await openTable("Ayran", "Table 4");
  await openPanel(number);
  await pressTwice(page, page.getByRole("button", { name: /^Paid/ }).first());
  await expect(page.getByText("Payment noted")).toBeVisible();
  await page.goto(`/dashboard/transactions?search=${number}`);
  await expect(page.getByRole("table").getByRole("row").filter({ hasText: number })).toHaveCount(1);
});

test("[FORM-5] what a merchant adds, changes or deletes by two presses is done once, and told as done", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  const table = page.getByRole("table");

  await page.goto("/dashboard/addon-groups/new");
  await page.getByLabel("Name").last().fill("Pressed twice");
  await pressTwice(page, save);
  await expect(page.getByText("Group added")).toBeVisible();
  const group = table.getByRole("row").filter({ hasText: "Pressed twice" });
  await expect(group).toHaveCount(1);
  await group.getByRole("link", { name: /^Edit/ }).click();
  await page.getByLabel("At most").fill("2");
  await pressTwice(page, save);
  await expect(page.getByText("Group saved")).toBeVisible();
  await group.getByRole("link", { name: /^Delete/ }).click();
  await pressTwice(page, page.getByRole("button", { name: "Delete", exact: true }).last());
  await expect(page.getByText(/^(Group deleted|It is deleted already)$/)).toBeVisible();
  await expect(group).toHaveCount(0);

  await page.goto("/dashboard/settings/ordering");
  await page.getByLabel("Preparation time").fill("27");
  await pressTwice(page, save);
  await expect(page.getByText(/^Settings saved/)).toBeVisible();
  await expect(page.getByLabel("Preparation time")).toHaveValue("27");
});
