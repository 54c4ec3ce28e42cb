import type { TaxRule } from "@domain/orders/pricing";
import type { ItemDeal } from "@domain/promotions/deals";
import type { Host } from "~/host/client/host";
import { listOwnItems, type OwnItem } from "~/host/own-menu.server";
import { listTaxes } from "~/host/settings.server";

/** What the Regular size of an item costs before offers, in cents. */
export const regularCents = (item: Pick<OwnItem, "regularCents" | "priceCents">): number =>
  item.regularCents ?? item.priceCents;

/** What a customer might order here, for the preview of a coupon: the menu's first two dishes and what is charged on them. */
export async function loadSampleOrder(host: Host, restaurantId: string) {
  const [{ items }, taxes] = await Promise.all([
    listOwnItems(host, { restaurant_id: restaurantId, status: "available", per_page: 2 }),
    listTaxes(host, restaurantId),
  ]);
  const lines = items.slice(0, 2).map((item) => ({
    name: item.name,
    unitCents: regularCents(item),
    deal: dealOf(item),
  }));
  const charged: TaxRule[] = taxes
    .filter(({ isOn }) => isOn)
    .map(({ id, name, code, rateHundredths }) => ({ id, name, code, rateHundredths }));
  return { lines, taxes: charged };
}

const dealOf = (item: OwnItem): ItemDeal | null =>
  item.deal && {
    id: item.deal.id,
    title: item.deal.title,
    unitDiscountCents: Math.max(0, regularCents(item) - item.deal.priceCents),
  };
