import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "an order that waits for two screens" });

test("[KDS-5, ORD-3] what one screen does appears on the other, and a step taken twice is told", async ({
  page,
  signIn,
  context,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const other = await context.newPage();
  await other.goto("/dashboard/kds");
  const accept = (screen: typeof page) =>
    screen
      .getByRole("region", { name: /^To accept/ })
      .getByRole("form")
      .first();
  const label = (await accept(page).getAttribute("aria-label")) ?? "";
  const number = label.replace("Order ", "");
  await accept(page).getByRole("button", { name: "Accept" }).click();
  await expect(other.getByRole("article", { name: new RegExp(`^${number}, `) })).toBeVisible();
  await expect(other.getByText(`New order ${number}`)).toHaveCount(0);

  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  const order = await ticket.locator("input[name=order]").inputValue();
  await ticket.getByRole("button", { name: "Start Preparing" }).click();
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toBeVisible();
  const { origin } = new URL(page.url());
  const answer = await page.request.post(page.url(), {
    form: { order, status: "preparing" },
    headers: { Origin: origin },
  });
  expect(await answer.text()).toContain("This order is already preparing.");
});
