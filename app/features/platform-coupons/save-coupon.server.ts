import { type ActionFunctionArgs, data } from "@remix-run/node";
import { defaultTimeZone } from "@domain/local-time";
import { toDecimal } from "@domain/money";
import { parseNumber } from "@domain/values/parse-number";
import { editConflict } from "~/features/versioned-edit/save-edit.server";
import { formRefusal } from "~/host/errors";
import { savePlatformCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { comparedCoupon } from "./compared-coupon.server";
import { couponForm } from "./schema";

const validator = createValidator(couponForm);

/** Saves the form of a coupon of the platform (`id` null: a new one) and closes it. */
export async function saveCoupon({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { no_limit, version, ...form } = result.data;
  try {
    const { message } = await savePlatformCoupon(context.host, id, {
      ...form,
      discount_value: toDecimal(form.discount_value),
      min_order_amount: toDecimal(form.min_order_amount),
      max_discount: form.max_discount === null ? null : toDecimal(form.max_discount),
      limit_per_user: no_limit ? null : (form.limit_per_user ?? 1),
      ...(version ? { version: parseNumber(version) } : {}),
    });
    const back = `${dashboardPaths.adminCoupons()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Coupon saved" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to add/update coupon");
    const conflict = await editConflict(error, {
      typed: { ...result.submittedData, code: form.code },
      compared: id === null ? null : comparedCoupon(context.host, id),
      timeZone: async () => defaultTimeZone,
    });
    return data({ ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null }, refusal.status);
  }
}
