import { parseCents } from "@domain/money";
import { dealCovers, unitDiscount } from "@domain/promotions/deals";
import { textOf, textsOf, type TypedValues } from "../typed-values";
import type { OfferMenu } from "./load-menu.server";

export interface OfferPreview {
  coveredCount: number;
  /** Some of the dishes it covers: before, and what the customer pays. Cents. */
  samples: { id: string; name: string; wasCents: number; cents: number; better: string | null }[];
}

const mostSamples = 3;

/**
 * What customers would pay for the dishes that the offer as it is entered covers. `better` names the offer that takes more
 * off a dish: customers always get the better one. null while no discount is entered.
 */
export function offerPreview(values: TypedValues, { items }: Pick<OfferMenu, "items">): OfferPreview | null {
  const type = values.type === "percentage" ? "percentage" : "fixed";
  const discountHundredths = parseCents(textOf(values.discount_value));
  if (discountHundredths === null || discountHundredths < 0) return null;
  if (type === "percentage" && discountHundredths > 10_000) return null;
  const isChosen = values.covers === "chosen";
  const coverage = { menuItemIds: textsOf(values.menuItemIds), categories: textsOf(values.categories) };
  const isNothing = isChosen && coverage.menuItemIds.length + coverage.categories.length === 0;
  const covered = isNothing ? [] : items.filter((item) => !isChosen || dealCovers(coverage, item));
  const samples = covered.slice(0, mostSamples).map(({ id, name, regularCents: wasCents, other }) => {
    const own = unitDiscount({ type, discountHundredths }, wasCents);
    const isBeaten = other !== null && other.unitDiscountCents > own;
    const cents = wasCents - (isBeaten ? other.unitDiscountCents : own);
    return { id, name, wasCents, cents, better: isBeaten ? other.title : null };
  });
  return { coveredCount: covered.length, samples };
}
