import type { AppLoadContext } from "@remix-run/node";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { soldOutPreferenceLabels, soldOutPreferences } from "@domain/orders/line-changes";
import { type OrderType, orderTypes } from "@domain/orders/order-type";
import type { Restaurant } from "~/host/restaurants.server";
import type { CheckoutValues } from "~/session/cookies/checkout.server";
import { backHref, checkoutHref, type CheckoutChoices, noAddress, readChoices, tipCents } from "./choices";

const nothingTyped: CheckoutValues = { coupon: "", tip: "", tipAmount: "", table: "", note: "", ifSoldOut: "" };

/** The choices without those made for another cart, which has been ordered since. */
export const withoutDraft = (choices: CheckoutChoices): CheckoutChoices => ({ ...choices, ...nothingTyped, cart: "" });

/** The choices from the URL and from this customer's draft for that restaurant. */
export async function loadChoices(
  context: AppLoadContext,
  userId: string,
  query: URLSearchParams,
): Promise<CheckoutChoices> {
  const choices = withoutDraft(readChoices(query));
  const draft = await context.checkoutDraft.read(userId, choices.restaurantId);
  return draft ? { ...choices, ...draft.typed, cart: draft.cartId } : choices;
}

/** The choices from a posted form; fields it lacks come from the draft. The result is saved as the new draft. */
export async function saveChoices(
  context: AppLoadContext,
  userId: string,
  form: URLSearchParams,
): Promise<CheckoutChoices> {
  const posted = readChoices(form);
  const { restaurantId } = posted;
  const draft = await context.checkoutDraft.read(userId, restaurantId);
  const of = (name: keyof CheckoutValues) => (form.has(name) ? posted[name] : (draft?.typed[name] ?? ""));
  const typed = {
    coupon: of("coupon"),
    tip: of("tip"),
    tipAmount: of("tipAmount"),
    table: of("table"),
    note: of("note"),
    ifSoldOut: of("ifSoldOut"),
  };
  const isNew = JSON.stringify(typed) !== JSON.stringify(draft?.typed ?? nothingTyped);
  const cartId = posted.cart || (draft?.cartId ?? "");
  if (restaurantId && (isNew || (draft && draft.cartId !== cartId))) {
    await context.checkoutDraft.save(userId, { restaurantId, cartId, typed });
  }
  return { ...posted, ...typed };
}

/** The checkout, scrolled to the element with that id. With JavaScript the page does not scroll. */
export const returnHref = ({ isDataRequest }: AppLoadContext, choices: CheckoutChoices, id: string | null): string =>
  isDataRequest || id === null ? checkoutHref(choices) : backHref(choices, id);

/** [CHK-5] The restaurant's order types; all of them where it does not say. */
export function listOrderTypes(restaurant: Restaurant | null): OrderType[] {
  const options = restaurant?.deliveryOptions;
  if (!options) return [...orderTypes];
  const names: Record<OrderType, string[]> = {
    delivery: ["delivery"],
    takeaway: ["pickup", "takeaway"],
    "dine-in": ["dine-in", "dine_in"],
  };
  return orderTypes.filter((type) => names[type].some((name) => options.includes(name)));
}

/** The sold-out preferences on offer; none where the host has none. */
export const listSoldOutOptions = ({ ifSoldOut }: Pick<Quote, "ifSoldOut">) =>
  ifSoldOut ? soldOutPreferences.map((value) => ({ value, label: soldOutPreferenceLabels[value] })) : [];

/** The choices as the host's quote takes them. */
export const toQuoteChoices = (choices: CheckoutChoices, orderType: OrderType): QuoteChoices => ({
  restaurantId: choices.restaurantId,
  orderType,
  deliveryAddressId: orderType === "delivery" && choices.address !== noAddress ? choices.address : null,
  couponCode: choices.coupon || null,
  tip: tipCents(choices) ?? 0,
  scheduledFor: choices.when !== "asap" && choices.time ? choices.time : null,
  ...(choices.when !== "asap" && choices.when !== "later" && choices.time ? { occasion: choices.when } : {}),
  table: orderType === "dine-in" ? choices.table || null : null,
  note: choices.note || null,
  ifSoldOut: soldOutPreferences.find((wish) => wish === choices.ifSoldOut) ?? null,
});
