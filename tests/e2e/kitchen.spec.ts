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
      .getByRole("region", { name: /to accept$/ })
      .getByRole("form")
      .first();
  const label = (await accept(page).getAttribute("aria-label")) ?? "";
  const number = label.replace("Order ", "");
  await accept(page).getByRole("button", { name: "Accept" }).click();
  await expect(other.getByRole("article", { name: new RegExp(`^${number}, `) })).toBeVisible();
  await expect(other.getByText(`New order ${number}`)).toHaveCount(0);

  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  const order = await ticket.locator("input[name=order]").first().inputValue();
  await ticket.getByRole("button", { name: "Start Preparing" }).click();
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toBeVisible();
  const { origin } = new URL(page.url());
  const answer = await page.request.post(page.url(), {
    form: { order, status: "preparing" },
    headers: { Origin: origin },
  });
  expect(await answer.text()).toContain("This order is already preparing.");

  // [RUSH-7] A line that one screen has done is done on the other; the last one makes the order ready.
  await page.goto("/dashboard/kds");
  const there = other.getByRole("article", { name: new RegExp(`^${number}, `) });
  const line = ticket.locator("button[aria-pressed]").first();
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await expect(there.locator("button[aria-pressed]").first()).toHaveAttribute("aria-pressed", "true");
  await there.getByRole("button", { name: /^Mark as Done/ }).click();
  await expect(ticket.getByRole("button", { name: "Completed" })).toBeDisabled();

  // What is refused is as it was again, with a word.
  await ticket.getByRole("button", { name: "Bring back" }).click();
  await expect(ticket.getByRole("button", { name: /^Mark as Done/ })).toBeVisible();
  const next = ticket.locator("button[aria-pressed=false]").first();
  const name = (await next.textContent()) ?? "";
  await page.route("**/dashboard/kds*", (route) => {
    const sent = route.request().postData();
    return sent ? route.continue({ postData: sent.replaceAll(order, crypto.randomUUID()) }) : route.continue();
  });
  await next.click();
  await expect(page.getByText(/not found|no longer/i)).toBeVisible();
  await expect(ticket.locator("button[aria-pressed=false]").filter({ hasText: name })).toBeVisible();
});
