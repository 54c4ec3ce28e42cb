import { data, type ActionFunctionArgs } from "@remix-run/node";
import { standardZone } from "@domain/local-time";
import { toDecimal } from "@domain/money";
import { validationError } from "remix-validated-form";
import { formRefusal } from "~/host/form-refusal";
import { newerVersion } from "~/host/newer-version.server";
import { saveOffer } from "~/host/offers.server";
import { getRestaurant } from "~/host/restaurants.server";
import { appendPicture } from "~/host/sent-picture.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm, typedOnly } from "~/ui/forms/refused-form";
import { periodToSend } from "../promotions/period-form";
import { previewAnswer } from "../promotions/preview-answer.server";
import { type OfferForm, offerForm, offerFormId } from "./schema";

const validator = createValidator(offerForm);

/** To the letter [OFFER-5]. */
const failed = "Failed to add/update offer";

/** [OFFER-2…5] Saves the form of an offer (`id` null: a new one) and closes it; or only draws its preview. */
export async function saveOfferForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const form = await request.formData();
  const preview = previewAnswer(form, offerFormId);
  if (preview) return preview;
  const result = await validator.validate(form);
  if (result.error) return validationError(result.error, typedOnly(result.submittedData));
  try {
    const place = await getRestaurant(context.host, restaurant.id);
    const body = fieldsOf(restaurant.id, result.data, place?.timeZone ?? standardZone);
    const { message } = await saveOffer(context.host, id, body);
    const back = `${deskPaths.dashboardOffers()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Offer saved" });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ ...refusedForm(result, refusal), version: newerVersion(error) }, refusal.status);
  }
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
