import type { LoaderFunctionArgs } from "@remix-run/node";
import { listOwnOffers, type OwnOffer } from "~/host/offers.server";
import { readTimeZone } from "~/host/restaurants.server";
import { readListState } from "~/lib/list-state";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { promotionQuery } from "../list-query";
import { promotionRow } from "../promotion-row";
import { offerColumns } from "./offer-columns";
import { categoryLabel } from "@domain/options";

/** [OFFER-1, OFFER-2, TABLE-1…5] One page of the own offers, as the address asks. */
export async function loadOffers({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, offerColumns);
  const page = { page: state.page, per_page: state.limit };
  const [list, zone] = await Promise.all([
    listOwnOffers(context.host, { ...promotionQuery(restaurant.id, state), ...page }),
    readTimeZone(context.host, restaurant.id),
  ]);
  const now = new Date();
  return {
    state,
    canEdit: isEditor(user.role),
    total: list.total,
    rows: list.offers.map((offer) => offerRow(offer, zone, now)),
  };
}

export const offerRow = (offer: OwnOffer, zone: string, now: Date) => ({
  id: offer.id,
  title: offer.title,
  image: offer.image,
  covers: coverageText(offer),
  ...promotionRow(offer, zone, now),
});

export type OfferList = Awaited<ReturnType<typeof loadOffers>>;
export type OfferRow = OfferList["rows"][number];

/** What an offer covers, for its list: "Whole menu", "Kebab plates", "2 categories, 3 items". */
function coverageText({ menuItemIds, categories }: { menuItemIds: string[]; categories: string[] }): string {
  if (menuItemIds.length === 0 && categories.length === 0) return "Whole menu";
  const named = categories.length === 1 ? categoryLabel(categories[0] ?? "") : `${categories.length} categories`;
  const counted = menuItemIds.length === 1 ? "1 item" : `${menuItemIds.length} items`;
  return [categories.length > 0 ? named : null, menuItemIds.length > 0 ? counted : null].filter(Boolean).join(", ");
}
