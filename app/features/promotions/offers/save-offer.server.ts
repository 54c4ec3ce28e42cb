import type { ActionFunctionArgs } from "@remix-run/node";
import { toDecimal } from "@domain/money";
import { listOwnItems } from "~/host/own-menu.server";
import { appendPicture } from "~/host/pictures.server";
import { findOwnOffer, saveOffer } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { periodToSend } from "../period-form";
import { savePromotionForm } from "../save-promotion.server";
import { textsOf } from "../typed-values";
import { offerFormId, offerValues } from "./offer-values";
import { type OfferForm, offerForm } from "./schema";

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

/** [OFFER-2…5] Saves the form of an offer (`id` null: a new one) and closes it; or only draws its preview. */
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
        items.flatMap((item) => (textsOf(ids).includes(item.id) ? item.name : [])).join(", "),
      categories: (names: unknown) => textsOf(names).sort().join(", "),
    };
    return offer && { values: offerValues(offer, timeZone), words };
  };
  return savePromotionForm(args, {
    formId: offerFormId,
    validator,
    // Worded as specified [OFFER-5].
    failed: "Failed to add/update offer",
    saved: "Offer saved",
    list: dashboardPaths.dashboardOffers(),
    save: (form, restaurantId, timeZone) => saveOffer(host, id, fieldsOf(restaurantId, form, timeZone)),
    compared: id === null ? null : { labels, current: (...place) => current(id, ...place) },
  });
}

/** [HOST-36, HOST-37] Times are sent as instants, whatever clock the host goes by. */
function fieldsOf(restaurantId: string, form: OfferForm, timeZone: string): FormData {
  const { startsAt, endsAt } = periodToSend(form, timeZone);
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
