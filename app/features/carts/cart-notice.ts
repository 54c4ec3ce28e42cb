import { findMinimumProblem } from "@domain/orders/pricing";
import { type From, findDeliveryRefusal, offeredMode } from "~/features/browse/opening";
import { pickupOnlyText } from "~/features/browse/options";
import type { Cart } from "~/host/carts.server";
import type { Restaurant } from "~/host/restaurants.server";
import { paths } from "~/lib/paths";
import type { Mode } from "~/session/cookies/preferences.server";

/** Why a cart cannot be ordered as it is, and what to do. */
export interface CartNotice {
  icon: "warning" | "map-pin" | "clock" | "info";
  text: string;
  links: { label: string; to: string }[];
  /** False if nothing at the checkout could help. */
  canCheckOut: boolean;
}

export type CartRestaurant = Pick<
  Restaurant,
  "id" | "deliveryOptions" | "coordinates" | "deliveryArea" | "isAreaComplete" | "minimumOrderCents"
>;

export interface CartSituation {
  /** Null: no longer listed, so suspended or deleted; undefined: could not be read. */
  restaurant: CartRestaurant | null | undefined;
  mode: Mode;
  from: From;
  /** Where the links lead back to. */
  here: string;
}

/** [CART-10] The most important reason first, by the rules of restaurant page and quote; null if it can be ordered. */
export function findCartNotice(cart: Cart, situation: CartSituation): CartNotice | null {
  const { restaurant } = situation;
  if (restaurant === null) {
    const text = `${cart.restaurantName} is not taking orders at the moment. Keep this cart for later, or clear it.`;
    return { icon: "warning", text, links: [], canCheckOut: false };
  }
  const refused = restaurant && findRefusal(restaurant, situation);
  if (refused) return refused;
  const unavailable = findUnavailable(cart);
  if (unavailable) {
    const links = restaurant ? [{ label: "Choose again", to: paths.restaurant(restaurant.id) }] : [];
    return { icon: "warning", text: unavailable, links, canCheckOut: true };
  }
  if (cart.closedText) {
    const text = cart.opensAgain
      ? `${cart.closedText}. You can choose a time to order for at the checkout.`
      : `${cart.closedText}.`;
    return { icon: "clock", text, links: [], canCheckOut: true };
  }
  const lacking = findMinimumProblem(cart.restaurantName, restaurant?.minimumOrderCents ?? 0, cart.subtotalCents);
  if (!restaurant || !lacking) return null;
  const links = [{ label: "Add items", to: paths.restaurant(restaurant.id) }];
  return { icon: "info", text: lacking, links, canCheckOut: true };
}

/**
 * What is wrong with dishes, as the host says it, else "Künefe is not available.", and the way out: removed, a dish that only needs
 * other choices can be added again from the menu.
 */
function findUnavailable({ lines }: Cart): string | null {
  const wrong = lines.filter(({ isAvailable }) => !isAvailable);
  const problems = new Set(wrong.flatMap(({ problem }) => problem ?? []));
  const names = new Set(wrong.filter(({ problem }) => !problem).map(({ name }) => name));
  const count = problems.size + names.size;
  if (count === 0) return null;
  const verb = names.size === 1 ? "is" : "are";
  const list = new Intl.ListFormat("en-US").format(names);
  const unknown = names.size > 0 ? [`${list} ${verb} not available.`] : [];
  // "It" would be the sauce that is sold out.
  const one = problems.size === 1 ? "the item" : "it";
  return [...problems, ...unknown, `Remove ${count === 1 ? one : "them"} at the checkout.`].join(" ");
}

function findRefusal(restaurant: CartRestaurant, { mode, from, here }: CartSituation): CartNotice | null {
  const { id, deliveryOptions } = restaurant;
  const pickup = { label: "Pick up instead", to: paths.checkout(id, { type: "takeaway" }) };
  if (offeredMode(deliveryOptions, mode) !== "delivery") {
    const links = [pickup];
    return mode === "delivery" ? { icon: "info", text: pickupOnlyText, links, canCheckOut: true } : null;
  }
  const refusal = findDeliveryRefusal(restaurant, from);
  if (!refusal) return null;
  const isPickedUp = offeredMode(deliveryOptions, "pickup") === "pickup";
  const address = { label: "Choose another address", to: paths.location({ redirectTo: here }) };
  return {
    icon: "map-pin",
    text: `${refusal}${isPickedUp ? "; you can pick up." : "."}`,
    links: isPickedUp ? [pickup, address] : [address],
    canCheckOut: true,
  };
}
