import type { Db } from "@api/dependencies";
import { loadLines, type SellableLine, type WantedLine } from "@api/modules/quote/lines";
import { loadOpeningHoursById } from "@api/modules/restaurants/opening-hours";
import { isListedRow } from "@api/modules/restaurants/visibility";
import type { CartWire } from "@domain/contract/ordering/cart";
import { getHalalSummary, noStoredHalal } from "@domain/halal/status";
import { toDecimal } from "@domain/money";
import { priceOrder } from "@domain/orders/pricing";
import { isOpenAt, nextOpening, type OpeningHours } from "@domain/restaurants/opening-hours";
import { openingText } from "@domain/restaurants/opening-text";

/** Which of a customer's carts; none given means all. */
export interface CartFilter {
  cartId?: string;
  restaurantId?: string;
}

/**
 * A customer's carts, the last used first, priced as of `now`: `unitPrice` with size and add-ons before deals, `total` after
 * deals (decimals). A constant number of queries for any number of carts.
 */
export async function readCarts(db: Db, customerId: string, filter: CartFilter, now: Date): Promise<CartWire[]> {
  const carts = await db
    .selectFrom("carts")
    .innerJoin("restaurants", "restaurants.id", "carts.restaurant_id")
    .leftJoin("listings", "listings.restaurant_id", "restaurants.id")
    .select(["carts.id", "carts.updated_at", "carts.restaurant_id", "restaurants.name", "restaurants.logo"])
    .select(["restaurants.time_zone", "restaurants.paused_until", "restaurants.status", "restaurants.deleted_at"])
    .select("listings.halal")
    .where("carts.user_id", "=", customerId)
    .$if(filter.cartId !== undefined, (query) => query.where("carts.id", "=", filter.cartId ?? ""))
    .$if(filter.restaurantId !== undefined, (query) =>
      query.where("carts.restaurant_id", "=", filter.restaurantId ?? ""),
    )
    .orderBy("carts.updated_at", "desc")
    .orderBy("carts.id")
    .execute();
  const stored = await storedLines(
    db,
    carts.map((cart) => cart.id),
  );
  const lines = new Map(
    (await loadLines(db, [...stored.values()].flat(), now)).map((line) => [line.cartItemId, line] as const),
  );
  const hours = await loadOpeningHoursById(
    db,
    carts.map(({ restaurant_id: id, time_zone, paused_until }) => ({ id, time_zone, paused_until })),
  );
  return carts.map((cart): CartWire => {
    const opening = isListedRow(cart) ? openingAt(hours.get(cart.restaurant_id), now) : notListed;
    const { state: halal } = getHalalSummary(cart.halal ?? noStoredHalal, cart.time_zone, now);
    const own = (stored.get(cart.id) ?? []).flatMap((line) => lines.get(line.cartItemId) ?? []);
    return {
      id: cart.id,
      restaurant: { id: cart.restaurant_id, name: cart.name, image: cart.logo, opening: opening ?? null, halal },
      items: own.map((line) => wireItem(line, { id: cart.restaurant_id, name: cart.name }, now)),
      updatedAt: cart.updated_at.toISOString(),
      total: toDecimal(computeTotal(own)),
    };
  });
}

/** A suspended restaurant may return, so its cart is kept. */
const notListed = { isOpen: false, nextOpening: null, text: "Not taking orders" };

const openingAt = (hours: OpeningHours | undefined, now: Date) =>
  hours && {
    isOpen: isOpenAt(hours, now),
    nextOpening: nextOpening(hours, now)?.toISOString() ?? null,
    text: openingText(hours, now),
  };

/** The items' total after deals; coupon, fees, taxes and tip are added at checkout. */
const computeTotal = (lines: readonly SellableLine[]): number =>
  priceOrder({ lines, coupon: null, deliveryFeeCents: 0, taxes: [], tipCents: 0, orderType: "takeaway" }).totalCents;

function wireItem(line: SellableLine, restaurant: { id: string; name: string }, now: Date): CartWire["items"][number] {
  return {
    id: line.cartItemId ?? "",
    quantity: line.quantity,
    menuItem: {
      id: line.menuItemId,
      name: line.name,
      price: toDecimal(line.item?.priceCents),
      image: line.image,
      restaurant,
      is_available: line.problem === null,
      halal: line.item?.halal ?? null,
      contains: line.item?.contains ?? null,
      serving: line.item?.servingAt(now, now) ?? null,
    },
    size: line.size,
    addonIds: [...line.addonIds],
    addons: line.addons.map((addon) => ({ id: addon.id, name: addon.name, price: toDecimal(addon.priceCents) })),
    unitPrice: toDecimal(line.unitCents),
    problem: line.problem,
  };
}

/** The lines of these carts, by cart, oldest line first. One query. */
export async function storedLines(db: Db, cartIds: readonly string[]): Promise<Map<string, WantedLine[]>> {
  const byCart = new Map<string, WantedLine[]>();
  if (cartIds.length === 0) return byCart;
  const rows = await db
    .selectFrom("cart_items")
    .select(["id", "cart_id", "menu_item_id", "quantity", "size", "addon_ids"])
    .where("cart_id", "in", cartIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const row of rows) {
    const line = {
      cartItemId: row.id,
      menuItemId: row.menu_item_id,
      quantity: row.quantity,
      size: row.size,
      addonIds: row.addon_ids,
    };
    byCart.set(row.cart_id, [...(byCart.get(row.cart_id) ?? []), line]);
  }
  return byCart;
}
