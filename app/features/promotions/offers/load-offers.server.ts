import type { LoaderFunctionArgs } from "@remix-run/node";
import { listOwnOffers, type OwnOffer } from "~/host/offers.server";
import { readTimeZone } from "~/host/restaurants.server";
import { readListState } from "~/lib/list-state";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { promotionQuery } from "../list-query";
import { promotionRow } from "../promotion-row";
import { coverageText } from "./coverage-text";
import { offerColumns } from "./offer-columns";

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
