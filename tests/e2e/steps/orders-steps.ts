import type { Page } from "@playwright/test";
import { restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { expect } from "@tests/support/e2e";

/** The demo customer's newest completed order, and the place it was ordered at. */
export async function lastCompletedOrder(page: Page): Promise<{ orderPath: string; placePath: string }> {
  await page.goto("/orders?show=delivery");
  const order = page.getByRole("listitem").filter({ hasText: "Delivered" }).first();
  const orderPath = (await order.getByRole("link").first().getAttribute("href")) ?? "";
  const name = (await order.getByRole("heading").textContent()) ?? "";
  const placePath = await restaurantPath(page, name);
  expect(orderPath).toMatch(/^\/orders\/[\w-]+$/);
  return { orderPath, placePath };
}

/** How many ratings a restaurant's page counts. */
export async function countRatings(page: Page, placePath: string): Promise<number> {
  await page.goto(placePath);
  const text = await page.getByText(/^\d+ ratings? from people who ordered here$/).textContent();
  return Number.parseInt(text ?? "", 10);
}
