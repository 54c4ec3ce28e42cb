import { data, type ActionFunctionArgs } from "@remix-run/node";
import { standardZone } from "@domain/local-time";
import { toDecimal } from "@domain/money";
import { validationError } from "remix-validated-form";
import { saveCoupon } from "~/host/coupons.server";
import { formRefusal } from "~/host/form-refusal";
import { newerVersion } from "~/host/newer-version.server";
import { getRestaurant } from "~/host/restaurants.server";
import { appendPicture } from "~/host/sent-picture.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm, typedOnly } from "~/ui/forms/refused-form";
import { periodToSend } from "../promotions/period-form";
import { previewAnswer } from "../promotions/preview-answer.server";
import { type CouponForm, couponForm, couponFormId } from "./schema";

const validator = createValidator(couponForm);

/** To the letter [COUP-8]. */
const failed = "Failed to add/update coupon";

/** [COUP-2…8] Saves the form of a coupon (`id` null: a new one) and closes it; or only draws its preview. */
export async function saveCouponForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const form = await request.formData();
  const preview = previewAnswer(form, couponFormId);
  if (preview) return preview;
  const result = await validator.validate(form);
  if (result.error) return validationError(result.error, typedOnly(result.submittedData));
  try {
    const place = await getRestaurant(context.host, restaurant.id);
    const body = fieldsOf(restaurant.id, result.data, place?.timeZone ?? standardZone);
    const { message } = await saveCoupon(context.host, id, body);
    const back = `${deskPaths.dashboardCoupons()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Coupon saved" });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ ...refusedForm(result, refusal), version: newerVersion(error) }, refusal.status);
  }
}

/** [HOST-32, HOST-33] Times are sent as instants, whatever clock the host goes by. */
function fieldsOf(restaurantId: string, form: CouponForm, timeZone: string): FormData {
  const { startsAt, endsAt } = periodToSend({ ...form, end_date: form.expiration_date }, timeZone);
  const body = new FormData();
  body.append("restaurantId", restaurantId);
  body.append("name", form.name);
  body.append("code", form.code);
  body.append("type", form.type);
  body.append("discount_value", toDecimal(form.discount_value));
  body.append("start_date", startsAt.toISOString());
  body.append("expiration_date", endsAt.toISOString());
  body.append("min_order_amount", toDecimal(form.min_order_amount));
  body.append("max_discount", form.max_discount === null ? "" : toDecimal(form.max_discount));
  body.append("limit_per_user", form.no_limit ? "" : String(form.limit_per_user ?? 1));
  body.append("description", form.description ?? "");
  body.append("is_active", String(form.is_active));
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}
