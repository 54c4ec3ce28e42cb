import { useRouteLoaderData } from "@remix-run/react";

/** How many of each menu item are in the customer's carts, by the item's id. */
export type InCart = Readonly<Record<string, number>>;

const nothing: InCart = {};

/** The route of the layout of the customer area. */
export const customerLayout = "routes/_customer+/_layout/route";

export function countInCarts(carts: readonly { lines: readonly { menuItemId: string; quantity: number }[] }[]): InCart {
  const counts: Record<string, number> = {};
  for (const { menuItemId, quantity } of carts.flatMap(({ lines }) => lines))
    counts[menuItemId] = (counts[menuItemId] ?? 0) + quantity;
  return counts;
}

/**
 * The layout loads them, so that adding to a cart loads no menu again. Empty for visitors, and where the carts
 * could not be loaded.
 */
export const useInCart = (): InCart => useRouteLoaderData<() => { inCart: InCart }>(customerLayout)?.inCart ?? nothing;
