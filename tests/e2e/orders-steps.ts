import type { Page } from "@playwright/test";
import { expect } from "@tests/support/e2e";

/** The demo customer's newest completed order, and the place it was ordered at. */
export async function lastCompletedOrder(page: Page): Promise<{ orderPath: string; restaurantPath: string }> {
  await page.goto("/orders?show=delivery");
  const order = page.getByRole("listitem").filter({ hasText: "Delivered" }).first();
  const orderPath = (await order.getByRole("link").first().getAttribute("href")) ?? "";
  const name = (await order.getByRole("heading").textContent()) ?? "";
  await page.goto(`/home?search=${encodeURIComponent(name)}`);
  const href = await page.getByRole("link", { name }).first().getAttribute("href");
  const restaurantPath = (href ?? "").replace(/\?.*/, "");
  expect(orderPath).toMatch(/^\/orders\/[\w-]+$/);
  expect(restaurantPath).toMatch(/^\/restaurant\/[\w-]+$/);
  return { orderPath, restaurantPath };
}

/** How many ratings a restaurant's page counts. */
export async function countRatings(page: Page, restaurantPath: string): Promise<number> {
  await page.goto(restaurantPath);
  const text = await page.getByText(/^\d+ ratings? from people who ordered here$/).textContent();
  return Number.parseInt(text ?? "", 10);
}
