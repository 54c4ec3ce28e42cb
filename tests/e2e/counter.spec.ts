import type { Page } from "@playwright/test";
import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "orders that are pressed together quickly" });

/** Presses a dish as a hurried finger does: so many times, `apart` milliseconds from each other. */
const press = (page: Page, dish: string, times: number, apart: number) =>
  page.getByRole("button", { name: `Add ${dish}`, exact: true }).evaluate(
    async (button, { times: left, apart: ms }) => {
      for (let count = 0; count < left; count += 1) {
        if (button instanceof HTMLElement) button.click();
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    { times, apart },
  );

test("[RUSH-13] every press counts, the order holds them, and what cannot be told is taken back", async ({
  page,
  signIn,
  consoleGuard,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn("staff");
  await page.goto("/dashboard/pos");
  const basket = page.getByRole("region", { name: "Order", exact: true });
  const line = basket.getByRole("listitem").filter({ hasText: "Red Lentil Soup" });
  const place = basket.getByRole("button", { name: "Place order" });
  await expect(place).toBeInViewport({ ratio: 1 });
  await press(page, "Red Lentil Soup", 6, 60);
  await expect(line).toContainText("6");
  await press(page, "Red Lentil Soup", 10, 30);
  await expect(line).toContainText("16");
  await expect(page).toHaveURL(/line=[\w-]+\*16/);
  await page.reload();
  await expect(line).toContainText("16");
  await expectAccessible(page);

  // Nobody hears of it: it is not in the order, and that is said.
  consoleGuard.expectError(/ERR_FAILED .*pos\/quote/);
  await page.route("**/dashboard/pos/quote*", (route) => route.abort());
  await basket.getByLabel("Customer").fill("Leila");
  await page.getByRole("button", { name: "Add Künefe", exact: true }).click();
  await expect(page.getByText("The order could not be changed. Check your connection and press again.")).toBeVisible();
  await expect(basket.getByText("Künefe")).toHaveCount(0);
  await expect(line).toContainText("16");
  await page.unroute("**/dashboard/pos/quote*");

  // Pressed and placed at once: the order waits for the price of the last dish.
  await press(page, "Red Lentil Soup", 4, 30);
  await expect(place).toBeInViewport({ ratio: 1 });
  await place.click();
  const placed = page.getByText(/^Order HG-\d+ placed$/);
  await expect(placed).toBeVisible();
  const number = /HG-\d+/.exec((await placed.textContent()) ?? "")?.[0] ?? "";
  await expect(basket.getByText("Press a dish to begin.")).toBeVisible();
  await page.goto("/dashboard/kds");
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  await expect(ticket.getByRole("listitem").filter({ hasText: "Red Lentil Soup" })).toContainText("20");
});
