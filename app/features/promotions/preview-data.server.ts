import type { TaxRule } from "@domain/orders/pricing";
import { type ItemDeal, bestDeal, type Deal } from "@domain/promotions/deals";
import type { Host } from "~/host/client/host";
import { listOwnItems, type OwnItem, listCategories } from "~/host/own-menu.server";
import { listOwnOffers, type OwnOffer } from "~/host/promotions.server";
import { listTaxes } from "~/host/settings.server";

/** What the Regular size of an item costs before offers, in cents. */
const regularCents = (item: Pick<OwnItem, "regularCents" | "priceCents">): number =>
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
    deal: toItemDeal(item),
  }));
  const charged: TaxRule[] = taxes
    .filter(({ isOn }) => isOn)
    .map(({ id, name, code, rateHundredths }) => ({ id, name, code, rateHundredths }));
  return { lines, taxes: charged };
}

const toItemDeal = (item: OwnItem): ItemDeal | null =>
  item.deal && {
    id: item.deal.id,
    title: item.deal.title,
    unitDiscountCents: Math.max(0, regularCents(item) - item.deal.priceCents),
  };

/**
 * The own menu as the form of an offer (`offerId` null: of a new one) needs it: what it may name, and of each item the
 * best price that the other offers give it now.
 */
export async function loadOfferMenu(host: Host, restaurantId: string, offerId: string | null) {
  const [{ items }, categories, { offers }] = await Promise.all([
    listOwnItems(host, { restaurant_id: restaurantId, per_page: 1000 }),
    listCategories(host, restaurantId),
    listOwnOffers(host, { restaurant_id: restaurantId, status: "active", per_page: 1000 }),
  ]);
  const now = new Date();
  const others = offers.filter(({ id }) => id !== offerId).map(toDeal);
  return {
    categories: categories.map(({ name }) => name),
    items: items.map((item) => {
      const priced = { id: item.id, category: item.category, regularCents: regularCents(item) };
      return { ...priced, name: item.name, other: bestDeal(others, priced, now) };
    }),
  };
}

const toDeal = ({ startsAt, endsAt, ...offer }: OwnOffer): Deal => ({
  ...offer,
  startsAt: new Date(startsAt ?? 0),
  endsAt: new Date(endsAt ?? "2099-12-31"),
});

export type OfferMenu = Awaited<ReturnType<typeof loadOfferMenu>>;
