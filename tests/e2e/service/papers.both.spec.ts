import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "settings" });

declare global {
  interface Window {
    /** The words of each slip that was printed. */
    slips?: string[];
  }
}

test("[RUSH-19, HALAL-13] chit and receipt are printed from the kitchen, the order's panel and the till", async ({
  page,
  signIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  await page
    .getByRole("link", { name: /^Print HG-/ })
    .first()
    .click();
  const paper = page.getByRole("main");
  await expect(paper.getByRole("heading", { name: /^HG-\d+$/ })).toBeVisible();
  await expect(paper).not.toContainText("$");
  await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/dashboard/kds");
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("link", { name: "Receipt", exact: true }).click();
  await expect(paper).toContainText(/Total\s*\$\d/);

  await page.goto("/dashboard/online-orders");
  await page
    .getByRole("table")
    .getByRole("link", { name: /HG-\d+/ })
    .first()
    .click();
  const snapshot = await page.getByText("When it was ordered: ").innerText();
  await page.getByRole("link", { name: "Print", exact: true }).last().click();
  await expect(paper).toContainText(/Total\s*\$\d/);
  await expect(
    paper.getByText(snapshot.replace("When it was ordered", "When you ordered"), { exact: true }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Kitchen chit" }).click();
  await expect(paper).not.toContainText("$");
  await expect(paper).not.toContainText("When you ordered");

  await page.goto("/dashboard/pos");
  await page.getByRole("button", { name: "Add Red Lentil Soup" }).click();
  const basket = page.getByRole("region", { name: "Order", exact: true });
  await expect(basket.getByText("Red Lentil Soup")).toBeVisible();
  await basket.getByRole("button", { name: /^Charge/ }).click();
  await page.getByText("Later", { exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await page
    .getByRole("region", { name: /^Order HG-/ })
    .getByRole("link", { name: "Kitchen chit" })
    .click();
  await expect(paper.getByRole("heading", { name: /^HG-\d+$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/dashboard/pos");
});

test("[RUSH-19] a device prints each order by itself once it is accepted, and none again after loading anew", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Printing by itself is a script's.");
  await page.addInitScript(() => {
    window.slips = [];
    window.print = () => {
      for (const slip of document.querySelectorAll(".print-slips > main")) window.slips?.push(slip.textContent ?? "");
    };
  });
  const slips = () => page.evaluate(() => window.slips ?? []);
  await signIn("owner");
  await page.goto("/dashboard/kds");
  await page.locator("summary").filter({ hasText: "display menu" }).click();
  await page.getByLabel("Print automatically").selectOption("Chit and receipt");
  await expect(page.getByText("start Chrome with --kiosk-printing")).toBeVisible();
  await page.keyboard.press("Escape");
  const waiting = page.getByRole("region", { name: /to accept$/ }).getByRole("form");
  const accept = async () => {
    const label = (await waiting.first().getAttribute("aria-label")) ?? "";
    await waiting.first().getByRole("button", { name: "Accept" }).click();
    return label.replace("Order ", "");
  };
  const first = await accept();
  await expect.poll(async () => (await slips()).length).toBe(2);
  const [chit = "", receipt = ""] = await slips();
  for (const slip of [chit, receipt]) expect(slip).toContain(first);
  expect(chit).not.toContain("$");
  expect(receipt).toContain("Total");
  await page.reload();
  const second = await accept();
  await expect.poll(async () => (await slips()).length).toBe(2);
  for (const slip of await slips()) expect(slip).toContain(second);
});
