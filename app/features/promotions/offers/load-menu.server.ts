import { bestDeal, type Deal } from "@domain/promotions/deals";
import type { Host } from "~/host/client/host";
import { listCategories, listOwnItems } from "~/host/own-menu.server";
import { listOwnOffers, type OwnOffer } from "~/host/promotions.server";
import { regularCents } from "../load-sample.server";

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
