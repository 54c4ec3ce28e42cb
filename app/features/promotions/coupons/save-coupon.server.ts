import type { ActionFunctionArgs } from "@remix-run/node";
import { toDecimal } from "@domain/money";
import { upperCase } from "~/features/versioned-edit/save-edit.server";
import { appendPicture, assertShown } from "~/host/pictures.server";
import { findOwnCoupon, saveCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { periodToSend } from "../period-form";
import { savePromotionForm } from "../save-promotion.server";
import { couponFormId, couponValues } from "./coupon-values";
import { type CouponForm, couponForm } from "./schema";

const validator = createValidator(couponForm);

const labels = {
  name: "Name",
  code: "Code",
  type: "Discount type",
  discount_value: "Discount",
  max_discount: "Maximum discount",
  min_order_amount: "Minimum order",
  limit_per_user: "Limit per user",
  no_limit: "No limit",
  first_order_only: "First order only",
  start_date: "Start date",
  start_time: "Start time",
  expiration_date: "End date",
  end_time: "End time",
  description: "Description",
  is_active: "Status",
};

/** [COUP-2…8] Saves the form of a coupon (`id` null: a new one) and closes it; or only draws its preview. */
export function saveCouponForm(args: ActionFunctionArgs, id: string | null) {
  const { host } = args.context;
  const current = async (ownId: string, restaurantId: string, timeZone: string) => {
    const coupon = await findOwnCoupon(host, restaurantId, ownId);
    return coupon && { values: couponValues(coupon, timeZone), words: { code: upperCase } };
  };
  return savePromotionForm(args, {
    formId: couponFormId,
    validator,
    // Worded as specified [COUP-8].
    failed: "Failed to add/update coupon",
    saved: "Coupon saved",
    list: dashboardPaths.dashboardCoupons(),
    save: async (form, restaurantId, timeZone) => {
      assertShown(args.context, form.image_url);
      return saveCoupon(host, id, fieldsOf(restaurantId, form, timeZone));
    },
    compared: id === null ? null : { labels, current: (...place) => current(id, ...place) },
  });
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
  body.append("first_order_only", String(form.first_order_only));
  body.append("description", form.description ?? "");
  body.append("is_active", String(form.is_active));
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}
