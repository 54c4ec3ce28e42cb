import type { MenuItemWire } from "@domain/contract/menu";
import { bestDeal, type Deal } from "@domain/deals";
import { sizePrices } from "@domain/item-price";
import { eachText } from "@domain/menu-item-rules";
import { toDecimal } from "@domain/money";
import type { MenuItemRow } from "./select";

/** An item on the wire [DATA-4]: prices before any deal, and the best deal's price for the Regular size. */
export function menuItemView(row: MenuItemRow, deals: readonly Deal[], now: Date): MenuItemWire {
  const sizes = sizePrices({
    priceCents: row.price_cents,
    regularPriceCents: row.regular_price_cents,
    largePriceCents: row.large_price_cents,
  });
  const deal = bestDeal(deals, { id: row.id, category: row.category, regularCents: sizes.regular }, now);
  const isWaiting = row.unavailable_until !== null && row.unavailable_until > now;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toDecimal(row.price_cents),
    image: row.image,
    category: row.category,
    ...eachText((text) => row[text]),
    item_type: row.item_type,
    is_available: row.is_available,
    tags: row.tags,
    restaurant: {
      id: row.restaurant_id,
      name: row.restaurant_name,
      cuisine_type: row.cuisine_type,
      average_rating: row.rating_count > 0 ? row.average_rating.toFixed(2) : null,
    },
    restaurant_id: row.restaurant_id,
    size_prices: { regular: toDecimal(sizes.regular), large: toDecimal(sizes.large) },
    oldPrice: row.old_price_cents === null ? null : toDecimal(row.old_price_cents),
    unavailable_until: isWaiting ? (row.unavailable_until?.toISOString() ?? null) : null,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    deal: deal && { id: deal.id, title: deal.title, price: toDecimal(sizes.regular - deal.unitDiscountCents) },
  };
}
