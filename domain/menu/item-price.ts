/** What one unit of an item costs by size and add-ons, before deals [REST-8]. All amounts in cents. */

/** What Large costs more than Regular where the item has no size prices of its own. */
export const largeSurchargeCents = 100;

export type Size = "regular" | "large";

export interface ItemPrices {
  priceCents: number;
  regularPriceCents?: number | null;
  largePriceCents?: number | null;
}

/** Both sizes' prices; an own size price replaces the rule for that size alone. */
export function sizePrices(item: ItemPrices): { regular: number; large: number } {
  const regular = item.regularPriceCents ?? item.priceCents;
  return { regular, large: item.largePriceCents ?? regular + largeSurchargeCents };
}

/** One unit with its size and add-ons. */
export function unitPrice(item: ItemPrices, size: Size, addons: readonly { priceCents: number }[]): number {
  return addons.reduce((sum, addon) => sum + addon.priceCents, sizePrices(item)[size]);
}
