/** The unit price of an item by size and add-ons, before deals [REST-8]. Amounts in cents. */

/** The surcharge for Large if the item has no size prices. */
export const largeSurchargeCents = 100;

export type Size = "regular" | "large";

export interface ItemPrices {
  priceCents: number;
  regularPriceCents?: number | null;
  largePriceCents?: number | null;
}

/** "Large" for "large", otherwise "Regular". */
export const sizeLabel = (size: string): string => (size === "large" ? "Large" : "Regular");

/** The prices of both sizes; an explicit size price replaces the default. */
export function sizePrices(item: ItemPrices): { regular: number; large: number } {
  const regular = item.regularPriceCents ?? item.priceCents;
  return { regular, large: item.largePriceCents ?? regular + largeSurchargeCents };
}

/** One unit with its size and add-ons. */
export function unitPrice(item: ItemPrices, size: Size, addons: readonly { priceCents: number }[]): number {
  return addons.reduce((sum, addon) => sum + addon.priceCents, sizePrices(item)[size]);
}
