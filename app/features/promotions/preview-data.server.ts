import type { TaxRule } from "@domain/orders/pricing";
import { type ItemDeal, bestDeal, type Deal } from "@domain/promotions/deals";
import type { Host } from "~/host/client/host";
import { listOwnItems, type OwnItem, listCategories } from "~/host/own-menu.server";
import { listOwnOffers, type OwnOffer } from "~/host/promotions.server";
import { listTaxes } from "~/host/settings.server";

/** The Regular size's price before offers, in cents. */
const regularCents = (item: Pick<OwnItem, "regularCents" | "priceCents">): number =>
  item.regularCents ?? item.priceCents;

/** A likely order for a coupon's preview: the menu's first two dishes and their taxes. */
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
 * The menu for an offer's form (`offerId` null: a new one): items and categories to choose from, and each item's best
 * price from other offers.
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
