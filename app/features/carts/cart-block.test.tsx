import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { CartLine } from "~/host/carts.server";
import { CartBlock, type ShownCart } from "./cart-block";

const line = (id: string): CartLine => ({
  id,
  menuItemId: id,
  name: `Dish ${id}`,
  image: null,
  quantity: 1,
  size: "regular",
  addonNames: [],
  unitCents: 900,
  isAvailable: true,
  servedLater: null,
  halal: null,
  contains: [],
});
const cart: ShownCart = {
  id: "c",
  restaurantId: "r",
  restaurantName: "Anatolia",
  restaurantImage: null,
  closedText: null,
  opensAgain: false,
  lines: ["a", "b", "d"].map(line),
  totalItems: 3,
  subtotalCents: 2700,
  totalCents: 2700,
  updatedAt: null,
  notice: null,
};
const linksOf = (shown: ShownCart) => {
  const router = createMemoryRouter([{ path: "/", element: <CartBlock cart={shown} isLast /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain("Anatolia");
  expect(html).toContain("1 more");
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]);
};

test("[CART-10] the cart of a place that is no longer listed leads to no page of it, as there is none", () => {
  expect(linksOf(cart)).toEqual(["/restaurant/r", "/checkout?restaurantId=r", "/checkout?restaurantId=r"]);
  const notice = { icon: "warning" as const, text: "Not taking orders.", links: [], canCheckOut: false };
  expect(linksOf({ ...cart, notice })).toEqual([]);
});
