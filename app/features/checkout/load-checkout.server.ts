import type { AppLoadContext } from "@remix-run/node";
import { quoteCalls } from "@domain/contract/calls/orders";
import { findCart } from "~/host/carts.server";
import type { Host } from "~/host/client/host";
import { type HostError, nullIfNotFound, rethrowUnlessHostError } from "~/host/errors";
import { findRestaurant } from "~/host/restaurants.server";
import { getMode } from "~/session/cookies/preferences.server";
import { findTableLabel } from "~/session/cookies/scanned-table.server";
import { emptyTexts, failedTexts, missingTexts, type NoCheckoutTexts, unlistedTexts } from "./checkout-texts.server";
import { type CheckoutView, toCheckoutView } from "./checkout-view.server";
import type { CheckoutChoices } from "./choices";
import { toQuoteChoices, withoutDraft } from "./choices.server";
import { fillDefaults, type TypedChoices } from "./default-choices";
import { fetchCheckout, type FetchedCheckout } from "./fetch-checkout.server";

export type CheckoutPage =
  | { kind: "ready"; view: CheckoutView }
  | { kind: "missing"; texts: NoCheckoutTexts }
  | { kind: "empty"; restaurant: { id: string; name: string } | null; texts: NoCheckoutTexts }
  | { kind: "unlisted"; texts: NoCheckoutTexts }
  | { kind: "failed"; status: number; texts: NoCheckoutTexts };

/**
 * Loads the checkout of one restaurant's cart with these choices, in at most two rounds of calls. @throws HostError
 * unauthenticated, not_found
 */
export async function loadCheckout(
  context: AppLoadContext,
  userId: string,
  choices: CheckoutChoices,
): Promise<CheckoutPage> {
  if (!choices.restaurantId) return { kind: "missing", texts: missingTexts };
  try {
    return await load(context, userId, choices);
  } catch (error) {
    rethrowUnlessHostError(error);
    if (error.code === "not_found") return explainMissing(context.host, choices.restaurantId, error);
    context.logger.error({ err: error }, "A checkout could not be loaded");
    return { kind: "failed", status: error.status, texts: failedTexts };
  }
}

/** @throws `error` unless the customer has a cart at a restaurant that is listed no more */
async function explainMissing(host: Host, id: string, error: HostError): Promise<CheckoutPage> {
  const [restaurant, cart] = await Promise.all([
    findRestaurant(host, id).catch(nullIfNotFound),
    findCart(host, id).catch(nullIfNotFound),
  ]);
  if (restaurant || !cart) throw error;
  return { kind: "unlisted", texts: unlistedTexts(cart.restaurantName) };
}

async function load(context: AppLoadContext, userId: string, requested: CheckoutChoices): Promise<CheckoutPage> {
  const chosen = resolveType(context, requested);
  const fetched = await fetchCheckout(context, chosen, new Date());
  const { cart, restaurant } = fetched;
  // Another cart than the one that coupon, tip and note were entered for.
  if (cart && requested.cart && requested.cart !== cart.id) return load(context, userId, withoutDraft(requested));
  if (!cart || cart.lines.length === 0) {
    const place = restaurant && { id: chosen.restaurantId, name: restaurant.name };
    return { kind: "empty", restaurant: place, texts: emptyTexts(place) };
  }
  const choices = fillDefaults(chosen, fetched.options);
  const quote = await requoteIfChanged(context.host, fetched, choices);
  return { kind: "ready", view: await toCheckoutView(context, { userId, cart, fetched, choices, ...quote }) };
}

/** The choices with an order type. A visitor who scanned a table's code gets dine-in by default, at that table. */
function resolveType({ cookies }: AppLoadContext, choices: CheckoutChoices): TypedChoices {
  const { type, restaurantId } = choices;
  const table = type === null || type === "dine-in" ? findTableLabel(cookies, restaurantId) : null;
  const usual = getMode(cookies) === "pickup" ? "takeaway" : "delivery";
  return { ...choices, table: choices.table || (table ?? ""), type: type ?? (table ? "dine-in" : usual) };
}

/** A new quote where a default was filled in, such as the next opening time; else the first one. */
async function requoteIfChanged(host: Host, { quotedChoices, firstQuote }: FetchedCheckout, choices: TypedChoices) {
  const wanted = toQuoteChoices(choices, choices.type);
  const isSame = JSON.stringify(wanted) === JSON.stringify(quotedChoices);
  const hostQuote = firstQuote && !isSame ? await host.call(quoteCalls.quoteOrder, { body: wanted }) : firstQuote;
  return { wanted, hostQuote };
}
