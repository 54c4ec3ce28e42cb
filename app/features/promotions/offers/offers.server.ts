import type { LoaderFunctionArgs, ActionFunctionArgs } from "@remix-run/node";
import { toDecimal } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { pluralize } from "@domain/values/plural";
import { merchantList } from "~/features/lists/list.server";
import { statusLabel } from "~/features/promotions/promotion-list";
import { toPromotionRow } from "~/features/promotions/promotion-row";
import { toPeriodRequest } from "~/features/promotions/promotion-schema";
import { promotionFilters, promotionQuery, savePromotionForm } from "~/features/promotions/save-promotion.server";
import { toTexts } from "~/features/promotions/typed-values";
import { listOwnItems } from "~/host/own-menu.server";
import { appendPicture } from "~/host/pictures.server";
import { listOwnOffers, type OwnOffer, findOwnOffer, saveOffer } from "~/host/promotions.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { offerFormId, offerValues } from "./offer-panel";
import { type OfferForm, offerForm } from "./schema";

const toOfferRow = (offer: OwnOffer, zone: string, now: Date) => ({
  id: offer.id,
  title: offer.title,
  image: offer.image,
  covers: coverageText(offer),
  ...toPromotionRow(offer, zone, now),
});

export type OfferRow = ReturnType<typeof toOfferRow>;

/** [OFFER-1, OFFER-2, TABLE-1…6] The restaurant's own offers. */
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
    { head: "Status", value: (row) => statusLabel(row.status), width: 12 },
  ],
  perFile: 1000,
  async read(host, { scope, state, page, perPage }) {
    const query = { ...promotionQuery(scope.restaurantId, state), page, per_page: perPage };
    const [{ offers, total }, zone] = await Promise.all([
      listOwnOffers(host, query),
      getTimeZone(host, scope.restaurantId),
    ]);
    const now = new Date();
    return { rows: offers.map((offer) => toOfferRow(offer, zone, now)), total };
  },
});

/** One page of the list. */
export async function loadOffers(args: LoaderFunctionArgs) {
  const { user } = requireMerchant(args.request, args.context);
  return { ...(await offerList.page(args)), canEdit: isEditor(user.role) };
}

export type OfferList = Awaited<ReturnType<typeof loadOffers>>;

/** An offer's coverage for the list: "Whole menu", "Kebab plates", "2 categories, 3 items". */
function coverageText({ menuItemIds, categories }: { menuItemIds: string[]; categories: string[] }): string {
  if (menuItemIds.length === 0 && categories.length === 0) return "Whole menu";
  const named = categories.length === 1 ? categoryLabel(categories[0] ?? "") : `${categories.length} categories`;
  const counted = pluralize(menuItemIds.length, "item");
  return [categories.length > 0 ? named : null, menuItemIds.length > 0 ? counted : null].filter(Boolean).join(", ");
}

const validator = createValidator(offerForm);

const labels = {
  title: "Title",
  type: "Discount type",
  discount_value: "Discount value",
  covers: "Covers",
  categories: "Categories",
  menuItemIds: "Items",
  start_date: "Start date",
  start_time: "Start time",
  end_date: "End date",
  end_time: "End time",
  is_active: "Status",
};

/** [OFFER-2…5] Saves an offer (`id` null: a new one) and closes the panel, or only updates its preview. */
export function saveOfferForm(args: ActionFunctionArgs, id: string | null) {
  const { host } = args.context;
  const current = async (ownId: string, restaurantId: string, timeZone: string) => {
    const [offer, { items }] = await Promise.all([
      findOwnOffer(host, restaurantId, ownId),
      listOwnItems(host, { restaurant_id: restaurantId, per_page: 1000 }),
    ]);
    const words = {
      covers: (value: unknown) => (value === "chosen" ? "Chosen categories and items" : "Whole menu"),
      menuItemIds: (ids: unknown) =>
        items.flatMap((item) => (toTexts(ids).includes(item.id) ? item.name : [])).join(", "),
      categories: (names: unknown) => toTexts(names).sort().join(", "),
    };
    return offer && { values: offerValues(offer, timeZone), words };
  };
  return savePromotionForm(args, {
    formId: offerFormId,
    validator,
    // Text fixed by [OFFER-5].
    failed: "Failed to add/update offer",
    saved: "Offer saved",
    list: dashboardPaths.dashboardOffers(),
    save: (form, { restaurantId, timeZone }, headers) =>
      saveOffer(host, id, toFormData(restaurantId, form, timeZone), headers),
    compared: id === null ? null : { labels, current: (...place) => current(id, ...place) },
  });
}

/** [HOST-36, HOST-37] Times are sent as instants, independent of the host's time zone. */
function toFormData(restaurantId: string, form: OfferForm, timeZone: string): FormData {
  const { startsAt, endsAt } = toPeriodRequest(form, timeZone);
  const isChosen = form.covers === "chosen";
  const body = new FormData();
  body.append("restaurantId", restaurantId);
  body.append("title", form.title);
  body.append("type", form.type);
  body.append("discount_value", toDecimal(form.discount_value));
  body.append("start_date", startsAt.toISOString());
  body.append("end_date", endsAt.toISOString());
  body.append("is_active", String(form.is_active));
  body.append("menuItemIds", JSON.stringify(isChosen ? form.menuItemIds : []));
  body.append("categories", JSON.stringify(isChosen ? form.categories : []));
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}
