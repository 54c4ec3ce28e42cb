import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "a whole evening", viewport: { width: 820, height: 1180 } });

test("[RUSH-5, RUSH-6, RUSH-8, RUSH-13, RUSH-14] a tablet without JavaScript does the whole evening: accept, cook, undo, recall, reject, sold out, till and day close", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const waiting = page.getByRole("region", { name: /^\d+ to accept$/ });
  const cards = waiting.getByRole("group", { name: /^New order/ });
  const numberOf = async () =>
    (await cards.first().getByRole("form").getAttribute("aria-label"))?.replace("Order ", "") ?? "";
  const ticketOf = (number: string) => page.getByRole("article", { name: new RegExp(`^${number}, `) });

  // Accepted with its time, cooked, done, brought back and done again.
  const cooked = await numberOf();
  await cards.first().getByRole("radio", { name: "30", exact: true }).check({ force: true });
  await cards
    .first()
    .getByRole("button", { name: /^Accept/ })
    .click();
  const ticket = ticketOf(cooked);
  await ticket.getByRole("button", { name: "Start Preparing" }).click();
  const line = ticket.locator("button[aria-pressed]").first();
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "false");
  await ticket.getByRole("button", { name: "Mark as Done" }).click();
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toHaveCount(0);
  await page.getByRole("link", { name: "Recall" }).click();
  await page
    .getByRole("region", { name: "Recall" })
    .getByRole("form", { name: `Order ${cooked}` })
    .getByRole("button", { name: "Bring back" })
    .click();
  await expect(page.getByText(`Order ${cooked} is back with the tickets`)).toBeVisible();
  await page.goto("/dashboard/kds");
  await ticket.getByRole("button", { name: "Mark as Done" }).click();
  await expect(ticket.getByRole("button", { name: "Mark as Done" })).toHaveCount(0);

  // Refused with its reason; the dish is sold out until tomorrow, at the till too.
  await page.goto("/dashboard/kds");
  const refused = await numberOf();
  const dish = (await cards.first().getByRole("listitem").last().textContent())?.replace(/^\d+ times/, "") ?? "";
  await cards
    .first()
    .getByRole("link", { name: `Reject ${refused}` })
    .click();
  await page.getByRole("radio", { name: "Sold out" }).check();
  await page.getByRole("checkbox", { name: dish }).check();
  await page.getByRole("button", { name: /^Reject and give back \$\d+\.\d\d$/ }).click();
  await expect(page.getByText(`Order ${refused} rejected. The dish is sold out until tomorrow`)).toBeVisible();
  await page.getByRole("link", { name: "Sold out" }).click();
  const gone = page.getByRole("region", { name: "Sold out now" });
  await expect(gone.getByRole("form", { name: dish })).toContainText("Sold out until");

  // A guest at the counter pays in cash.
  await page.goto("/dashboard/pos");
  const order = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Add Red Lentil Soup", exact: true }).click();
  await order.getByRole("button", { name: "One more Red Lentil Soup" }).click();
  await order.getByRole("button", { name: /^Charge/ }).click();
  await page.getByLabel("Cash received").fill("20");
  await page.getByRole("button", { name: "Take cash" }).click();
  const paid = page.getByRole("region", { name: /^Order HG-/ });
  // The message above pushes nothing out of sight.
  await expect(order.getByRole("button", { name: /^Charge/ })).toBeInViewport({ ratio: 1 });
  const cash = /Paid \$(\d+\.\d\d) in cash\./.exec((await paid.textContent()) ?? "")?.[1] ?? "";
  expect(Number(cash)).toBeGreaterThan(0);

  // The day is counted and closed as it was.
  await page.goto("/dashboard/day-close");
  const drawer = page.getByRole("region", { name: "Cash in the drawer" });
  const expected = await drawer.getByText("Expected").locator("xpath=following-sibling::dd").textContent();
  await page.getByLabel("Coins").fill((expected ?? "").replace(/[$,]/g, ""));
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Close \w+day, \w+ \d+\?$/ })).toBeVisible();
  await page.locator("main").getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByText(/^Closed, /)).toBeVisible();
});
