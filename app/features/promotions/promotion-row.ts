import { toZonedIso } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { type PromotionStatus, promotionStatus } from "@domain/promotions/promotion-period";
import { type PeriodText, periodText } from "./period-text";

interface Promotion {
  type: "percentage" | "fixed";
  discountHundredths: number;
  maximumDiscountCents?: number | null;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
}

/** "15%" or "$4.00", and below it its cap or its kind. */
function discountText({ type, discountHundredths, maximumDiscountCents }: Promotion) {
  if (type === "fixed") return { discount: formatCents(discountHundredths), discountNote: "fixed" };
  const cap = maximumDiscountCents ? `up to ${formatCents(maximumDiscountCents)}` : null;
  return { discount: `${discountHundredths / 100}%`, discountNote: cap };
}

const unknown: PeriodText = { text: "", note: null, endsSoon: false };

/** What the lists of coupons and offers show alike. A host that says no date means that there is no end to that side. */
export function promotionRow(promotion: Promotion, timeZone: string, now: Date) {
  const startsAt = new Date(promotion.startsAt ?? 0);
  const endsAt = new Date(promotion.endsAt ?? "2099-12-31");
  const isDated = Boolean(promotion.startsAt && promotion.endsAt);
  const status: PromotionStatus = promotionStatus({ startsAt, endsAt, isActive: promotion.isActive }, now);
  const { text, note, endsSoon } = isDated ? periodText({ startsAt, endsAt }, timeZone, now) : unknown;
  return {
    ...discountText(promotion),
    status,
    isActive: promotion.isActive,
    /** As ISO 8601 by the restaurant's clock: from when, and just before when. */
    from: promotion.startsAt && toZonedIso(startsAt, timeZone),
    until: promotion.endsAt && toZonedIso(endsAt, timeZone),
    valid: text,
    // What is switched off neither starts nor ends by itself.
    validNote: status === "inactive" ? null : note,
    endsSoon: endsSoon && status === "active",
  };
}
