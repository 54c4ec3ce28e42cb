import type { AppLoadContext } from "@remix-run/node";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { soldOutPreferenceLabels, soldOutPreferences } from "@domain/orders/line-changes";
import { type OrderType, orderTypes } from "@domain/orders/order-type";
import type { Restaurant } from "~/host/restaurants.server";
import type { CheckoutValues } from "~/session/cookies/checkout-draft.server";
import { backHref, checkoutHref, type Choices, noAddress, readChoices, tipCents } from "./choices";

const nothingTyped: CheckoutValues = { coupon: "", tip: "", tipAmount: "", table: "", note: "", ifSoldOut: "" };

/** The choices without what was typed for another cart, which was ordered meanwhile. */
export const withoutDraft = (choices: Choices): Choices => ({ ...choices, ...nothingTyped, cart: "" });

/** What the address says, with what this customer has typed at that restaurant's checkout. */
export async function loadChoices(context: AppLoadContext, userId: string, query: URLSearchParams): Promise<Choices> {
  const choices = withoutDraft(readChoices(query));
  const kept = await context.checkoutDraft.read(userId, choices.restaurantId);
  return kept ? { ...choices, ...kept.typed, cart: kept.cartId } : choices;
}

/** What a posted form says, with what is kept where it has no such field; from now on this is what is kept. */
export async function saveChoices(context: AppLoadContext, userId: string, form: URLSearchParams): Promise<Choices> {
  const posted = readChoices(form);
  const { restaurantId } = posted;
  const kept = await context.checkoutDraft.read(userId, restaurantId);
  const of = (name: keyof CheckoutValues) => (form.has(name) ? posted[name] : (kept?.typed[name] ?? ""));
  const typed = {
    coupon: of("coupon"),
    tip: of("tip"),
    tipAmount: of("tipAmount"),
    table: of("table"),
    note: of("note"),
    ifSoldOut: of("ifSoldOut"),
  };
  const isNew = JSON.stringify(typed) !== JSON.stringify(kept?.typed ?? nothingTyped);
  const cartId = posted.cart || (kept?.cartId ?? "");
  if (restaurantId && (isNew || (kept && kept.cartId !== cartId))) {
    await context.checkoutDraft.keep(userId, { restaurantId, cartId, typed });
  }
  return { ...posted, ...typed };
}

/** The checkout, at the place with that id. A page whose script runs stays where it is by itself. */
export const returnHref = ({ isOfScript }: AppLoadContext, choices: Choices, id: string | null): string =>
  isOfScript || id === null ? checkoutHref(choices) : backHref(choices, id);

/** [CHK-5] What the restaurant offers; every type where it does not say. */
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

/** What can be chosen; none where the host does not ask. */
export const listSoldOutOptions = ({ ifSoldOut }: Pick<Quote, "ifSoldOut">) =>
  ifSoldOut ? soldOutPreferences.map((value) => ({ value, label: soldOutPreferenceLabels[value] })) : [];

/** What choices mean to the host. */
export const toQuoteChoices = (choices: Choices, orderType: OrderType): QuoteChoices => ({
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
