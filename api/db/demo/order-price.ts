import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { sizePrices, unitPrice } from "@domain/menu/item-price";
import { type OrderPrice, priceOrder } from "@domain/orders/pricing";
import { bestDeal, type Deal } from "@domain/promotions/deals";
import { type DemoItem, type DemoOrder, demoPictureUrl, type DemoRestaurant } from "./content";
import { couponId, dealId, getMidnight } from "./menus";
import { addonId, itemId, placeId } from "./places";

interface PricedLine {
  menuItemId: string;
  name: string;
  category: string;
  image: string;
  size: "regular" | "large";
  addons: { id: string; name: string; price: number }[];
  quantity: number;
  unitPrice: number;
}

export interface PricedOrder {
  lines: PricedLine[];
  price: OrderPrice;
  choices: QuoteChoices;
  quote: Quote;
}

/**
 * The price of a demo order when it was placed, by the same rules as real ones. @throws if it names an item that is not
 * sold
 */
export function priceDemoOrder(place: DemoRestaurant, order: DemoOrder, placedAt: Date, now: Date): PricedOrder {
  const deals = place.deals.map((deal): Deal => ({
    ...deal,
    id: dealId(place, deal.title),
    startsAt: getMidnight(now, deal.startsInDays),
    endsAt: getMidnight(now, deal.endsInDays),
    menuItemIds: deal.itemNames.map((name) => itemId(place, name)),
  }));
  const bought = order.lines.map((line) => {
    const item = byName(place.items, line.item, place);
    const addons = (line.addOns ?? []).map((name) => byName(place.addOns, name, place));
    const prices = { priceCents: item.priceCents, largePriceCents: item.largePriceCents ?? null };
    const id = itemId(place, item.name);
    const deal = bestDeal(deals, { id, category: item.category, regularCents: sizePrices(prices).regular }, placedAt);
    const unitCents = unitPrice(prices, line.size, addons);
    return { deal, unitCents, quantity: line.quantity, line: pricedLine(place, item, line, { addons, unitCents }) };
  });
  const coupon = place.coupons.find((one) => one.code === order.couponCode);
  const price = priceOrder({
    lines: bought,
    coupon: coupon ?? null,
    deliveryFeeCents: place.deliveryFeeCents,
    taxes: [],
    tipCents: order.tipCents,
    orderType: order.orderType,
  });
  const lines = bought.map(({ line }) => line);
  const choices = {
    restaurantId: placeId(place),
    orderType: order.orderType,
    couponCode: coupon?.code ?? null,
    tip: order.tipCents,
    note: order.note ?? null,
  };
  return {
    lines,
    price,
    choices,
    quote: toQuote(lines, price, coupon && { ...coupon, id: couponId(place, coupon.code) }),
  };
}

function byName<T extends { name: string }>(all: readonly T[], name: string, place: DemoRestaurant): T {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`The demo data orders "${name}", which ${place.name} does not sell.`);
  return found;
}

function pricedLine(
  place: DemoRestaurant,
  item: DemoItem,
  line: DemoOrder["lines"][number],
  { addons, unitCents }: { addons: DemoRestaurant["addOns"]; unitCents: number },
): PricedLine {
  return {
    menuItemId: itemId(place, item.name),
    name: item.name,
    category: item.category,
    image: demoPictureUrl("item", item.picture),
    size: line.size,
    addons: addons.map(({ name, priceCents }) => ({ id: addonId(place, name), name, price: priceCents })),
    quantity: line.quantity,
    unitPrice: unitCents,
  };
}

function toQuote(
  lines: readonly PricedLine[],
  price: OrderPrice,
  coupon: { id: string; code: string; name: string } | undefined,
): Quote {
  return {
    lines: lines.map((line, index) => ({
      ...line,
      halal: null,
      contains: null,
      lineTotal: price.lines[index]?.lineTotalCents ?? 0,
      offerDiscount: price.lines[index]?.offerDiscountCents ?? 0,
      cartItemId: null,
      problem: null,
    })),
    subtotal: price.subtotalCents,
    offerDiscount: price.offerDiscountCents,
    offers: price.offers.map(({ id, title, amountCents }) => ({ id, title, amount: amountCents })),
    couponDiscount: price.couponDiscountCents,
    deliveryFee: price.deliveryFeeCents,
    taxes: [],
    tip: price.tipCents,
    total: price.totalCents,
    currency: "usd",
    coupon: coupon ? { id: coupon.id, code: coupon.code, name: coupon.name } : null,
    deliveryWaivedBy: null,
    deliveryFeeWaived: null,
    giftsAwaitEmail: null,
    couponError: null,
    refusedCoupons: null,
    deliveryAddress: null,
    isOpen: true,
    nextOpening: null,
    occasions: null,
    ifSoldOut: null,
    fullTimes: null,
    served: null,
    occasion: null,
    problems: null,
  };
}
