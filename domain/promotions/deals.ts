import { computePercent } from "@domain/money";

/** Deals: price reductions without a code [OFFER-6]. Amounts in cents. */

export interface Deal {
  id: string;
  title: string;
  type: "percentage" | "fixed";
  /** Hundredths of a percent point for percentage, cents for fixed. */
  discountHundredths: number;
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
  /** Both empty: the whole menu. */
  menuItemIds: readonly string[];
  categories: readonly string[];
}

export interface DealItem {
  id: string;
  category: string;
  /** The regular size's price: deals reduce neither the large surcharge nor add-ons. */
  regularCents: number;
}

/** A deal's discount per unit. */
export interface ItemDeal {
  id: string;
  title: string;
  unitDiscountCents: number;
}

/** Whether a deal is switched on and within its dates: from its start, until just before its end. */
export function isDealActive(deal: Pick<Deal, "isActive" | "startsAt" | "endsAt">, at: Date): boolean {
  return deal.isActive && deal.startsAt <= at && at < deal.endsAt;
}

/** Whether a deal covers an item: the whole menu unless it names items or categories. */
export function dealCovers(
  deal: Pick<Deal, "menuItemIds" | "categories">,
  item: Pick<DealItem, "id" | "category">,
): boolean {
  if (deal.menuItemIds.length === 0 && deal.categories.length === 0) return true;
  return deal.menuItemIds.includes(item.id) || deal.categories.includes(item.category);
}

/** A deal's discount on one unit, at most its price. Percentages are rounded half up, per unit. */
export function unitDiscount(deal: Pick<Deal, "type" | "discountHundredths">, regularCents: number): number {
  const amount =
    deal.type === "percentage" ? computePercent(regularCents, deal.discountHundredths / 100) : deal.discountHundredths;
  return Math.min(amount, regularCents);
}

/** The one active deal that lowers the item's price most; on a tie the first of the list. Null when none lowers it. */
export function bestDeal(deals: readonly Deal[], item: DealItem, at: Date): ItemDeal | null {
  let best: ItemDeal | null = null;
  for (const deal of deals) {
    if (!isDealActive(deal, at) || !dealCovers(deal, item)) continue;
    const unitDiscountCents = unitDiscount(deal, item.regularCents);
    if (unitDiscountCents > (best?.unitDiscountCents ?? 0))
      best = { id: deal.id, title: deal.title, unitDiscountCents };
  }
  return best;
}
