import type { OwnOffer } from "~/host/promotions.server";
import { periodValues, plain } from "../plain-amount";

export const offerFormId = "offer";

/** What the form shows of an offer, or of a new one. */
export function offerValues(offer: OwnOffer | null, timeZone: string) {
  const { startDate, startTime, endDate, endTime } = periodValues(
    offer?.startsAt ?? null,
    offer?.endsAt ?? null,
    timeZone,
  );
  const menuItemIds = offer?.menuItemIds ?? [];
  const categories = offer?.categories ?? [];
  return {
    title: offer?.title ?? "",
    type: offer?.type ?? "percentage",
    discount_value: offer ? plain(offer.discountHundredths) : "",
    // What it named may have left the menu since: it covers no more for that.
    covers: menuItemIds.length + categories.length > 0 ? "chosen" : "menu",
    menuItemIds,
    categories,
    start_date: startDate,
    start_time: startTime,
    end_date: endDate,
    end_time: endTime,
    is_active: String(offer?.isActive ?? true),
  };
}
