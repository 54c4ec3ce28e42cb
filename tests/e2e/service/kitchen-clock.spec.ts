import { expect, test } from "@tests/support/e2e";

// Other journeys of the kitchen accept all the orders that wait.
test.use({ freshData: "an order cancelled while it is cooked" });

test("[KDS-3, RUSH-7] a ticket whose time is over says that it is late, and by how many minutes", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn("staff");
  await page.goto("/dashboard/kds");
  const waiting = page.getByRole("group", { name: /^New order/ });
  const form = waiting.first().getByRole("form");
  const number = ((await form.getAttribute("aria-label")) ?? "").replace("Order ", "");
  await form.getByRole("radio", { name: "30", exact: true }).check({ force: true });
  await form.getByRole("button", { name: "Accept" }).click();
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  await expect(ticket.getByText("Waiting for")).toBeAttached();
  await expect(ticket).not.toContainText("Late");
  // What it shows is from before; only its own clock goes on.
  await page.route("**/dashboard/kds.data*", () => {});
  await page.clock.fastForward("45:00");
  await expect(ticket).toContainText(/Late 1[56] min/);
});
