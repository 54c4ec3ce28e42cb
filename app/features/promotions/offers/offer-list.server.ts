import type { LoaderFunctionArgs } from "@remix-run/node";
import { categoryLabel } from "@domain/options";
import { merchantList } from "~/features/lists/list.server";
import { listOwnOffers, type OwnOffer } from "~/host/promotions.server";
import { readTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { promotionRow } from "../promotion-row";
import { promotionFilters, promotionQuery } from "../save-promotion.server";
import { statusWord } from "../status-badge";

const offerRow = (offer: OwnOffer, zone: string, now: Date) => ({
  id: offer.id,
  title: offer.title,
  image: offer.image,
  covers: coverageText(offer),
  ...promotionRow(offer, zone, now),
});

export type OfferRow = ReturnType<typeof offerRow>;

/** [OFFER-1, OFFER-2, TABLE-1…6] The own offers. */
export const offerList = merchantList<OfferRow>({
  title: "Offers",
  row: ["offer", "offers"],
  name: "offers",
  path: dashboardPaths.dashboardOffers(),
  columns: {
    ...promotionFilters,
    sorts: ["title", "discount", "valid"],
    sort: "title",
  },
  exportColumns: [
    { head: "Title", value: (row) => row.title, width: 36 },
    { head: "Discount", value: (row) => row.discount, width: 12 },
    { head: "Covers", value: (row) => row.covers, width: 28 },
    { head: "Valid from", value: (row) => row.from && { iso: row.from }, width: 20 },
    { head: "Valid before", value: (row) => row.until && { iso: row.until }, width: 20 },
    { head: "Status", value: (row) => statusWord(row.status), width: 12 },
  ],
  perFile: 1000,
  async read(host, { scope, state, page, perPage, options }) {
    const query = { ...promotionQuery(scope.restaurantId, state), page, per_page: perPage };
    const [{ offers, total }, zone] = await Promise.all([
      listOwnOffers(host, query, options),
      readTimeZone(host, scope.restaurantId),
    ]);
    const now = new Date();
    return { rows: offers.map((offer) => offerRow(offer, zone, now)), total };
  },
});

/** One page of them. */
export async function loadOffers(args: LoaderFunctionArgs) {
  const { user } = requireMerchant(args.request, args.context);
  return { ...(await offerList.page(args)), canEdit: isEditor(user.role) };
}

export type OfferList = Awaited<ReturnType<typeof loadOffers>>;

/** What an offer covers, for its list: "Whole menu", "Kebab plates", "2 categories, 3 items". */
function coverageText({ menuItemIds, categories }: { menuItemIds: string[]; categories: string[] }): string {
  if (menuItemIds.length === 0 && categories.length === 0) return "Whole menu";
  const named = categories.length === 1 ? categoryLabel(categories[0] ?? "") : `${categories.length} categories`;
  const counted = menuItemIds.length === 1 ? "1 item" : `${menuItemIds.length} items`;
  return [categories.length > 0 ? named : null, menuItemIds.length > 0 ? counted : null].filter(Boolean).join(", ");
}
