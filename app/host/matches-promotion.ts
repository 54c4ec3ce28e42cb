import { toLocal, standardZone } from "@domain/local-time";
import { promotionStatus } from "@domain/promotion-period";

interface Promotion {
  type: string;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
}

/** Whether a coupon or an offer is one that its list's filters let through; without a date there is no end to that side. */
export function matchesPromotion(
  { type, isActive, ...own }: Promotion,
  { status, type: asked, valid_from: from, valid_until: until }: Record<string, string>,
): boolean {
  const startsAt = new Date(own.startsAt ?? 0);
  const endsAt = new Date(own.endsAt ?? "2099-12-31");
  return (
    (!asked || type === asked) &&
    (!status || promotionStatus({ startsAt, endsAt, isActive }, new Date()) === status) &&
    (!from || dayOf(endsAt) >= from) &&
    (!until || dayOf(startsAt) <= until)
  );
}

const dayOf = (instant: Date): string => toLocal(instant, standardZone).date;
