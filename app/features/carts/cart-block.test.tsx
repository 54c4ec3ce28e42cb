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
  problem: null,
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
  isCertified: false,
  lines: ["a", "b", "d"].map(line),
  totalItems: 3,
  subtotalCents: 2700,
  totalCents: 2700,
  updatedAt: null,
  notice: null,
};
const draw = (shown: ShownCart) => {
  const router = createMemoryRouter([{ path: "/", element: <CartBlock cart={shown} isLast /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
const linksOf = (shown: ShownCart) => {
  const html = draw(shown);
  expect(html).toContain("Anatolia");
  expect(html).toContain("1 more");
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]);
};

test("[CART-10] the cart of a place that is no longer listed leads to no page of it, as there is none", () => {
  expect(linksOf(cart)).toEqual(["/restaurant/r", "/checkout?restaurantId=r", "/checkout?restaurantId=r"]);
  const notice = { icon: "warning" as const, text: "Not taking orders.", links: [], canCheckOut: false };
  expect(linksOf({ ...cart, notice })).toEqual([]);
});

test("[CART-3] a dish that is gone is not available, neither sold out nor $0.00", () => {
  const gone = { ...line("a"), isAvailable: false, unitCents: 0 };
  const html = draw({ ...cart, lines: [gone, line("b"), line("d")] });
  expect(html).toContain("Not available");
  expect(html).not.toMatch(/Sold out|\$0\.00/);
  const wrong = { ...line("a"), isAvailable: false, problem: "Dish a needs other choices." };
  expect(draw({ ...cart, lines: [wrong] })).not.toContain("Not available");
});

test("[HALAL-6] only where a certificate is valid a dish is outside of it", () => {
  const outside = { ...line("a"), halal: "uncovered", contains: ["gelatine"] };
  const certified = draw({ ...cart, lines: [outside, line("b"), line("d")], isCertified: true });
  expect(certified).toContain("Not on the certificate · Contains gelatine");
  const without = draw({ ...cart, lines: [outside, line("b"), line("d")] });
  expect(without).toContain("Contains gelatine");
  expect(without).not.toContain("certificate");
});
