import { paths } from "~/lib/paths";

/**
 * Why there is nothing to check out, and where to go instead; server only, to keep these texts out of the page's
 * script.
 */
export interface NoCheckoutTexts {
  title: string;
  body: string;
  links: { to: string; label: string }[];
}

const goHome = { to: paths.home(), label: "Go Back Home" };

/** [CHK-1] */
export const missingTexts: NoCheckoutTexts = {
  title: "Restaurant ID is missing",
  body: "The address of this page says no restaurant. Open the checkout from your cart.",
  links: [goHome],
};

/** [CHK-4] */
export const failedTexts: NoCheckoutTexts = {
  title: "Error loading cart",
  body: "Your cart is safe. Reload this page in a moment, or go on looking around.",
  links: [goHome],
};

export const emptyTexts = (restaurant: { id: string; name: string } | null): NoCheckoutTexts => ({
  title: "Your cart is empty",
  body: "An order you have just placed is among your orders.",
  links: [
    restaurant
      ? { to: paths.restaurant(restaurant.id), label: `Back to ${restaurant.name}` }
      : { to: paths.home(), label: "Find restaurants" },
    { to: paths.orders(), label: "Your orders" },
  ],
});
