import { type ActionFunctionArgs, data } from "@remix-run/node";
import { standardZone, toLocal } from "@domain/local-time";
import { toDecimal } from "@domain/money";
import { validationError } from "remix-validated-form";
import type { OwnCoupon } from "~/host/coupons.server";
import { editConflict } from "~/host/edit-conflict.server";
import { formRefusal } from "~/host/form-refusal";
import { findPlatformCoupon, savePlatformCoupon } from "~/host/platform-coupons.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";
import { couponForm } from "./schema";

const validator = createValidator(couponForm);

/** Saves the form of a coupon of the platform (`id` null: a new one) and closes it. */
export async function saveCoupon({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, result.submittedData);
  const { no_limit, version, ...form } = result.data;
  try {
    const { message } = await savePlatformCoupon(context.host, id, {
      ...form,
      discount_value: toDecimal(form.discount_value),
      min_order_amount: toDecimal(form.min_order_amount),
      max_discount: form.max_discount === null ? null : toDecimal(form.max_discount),
      limit_per_user: no_limit ? null : (form.limit_per_user ?? 1),
      ...(version ? { version: Number(version) } : {}),
    });
    const back = `${deskPaths.adminCoupons()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Coupon saved" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to add/update coupon");
    const current = async (own: string) => {
      const coupon = await findPlatformCoupon(context.host, own);
      return coupon && { values: couponValues(coupon) };
    };
    const conflict = await editConflict(error, {
      typed: { ...result.submittedData, code: form.code },
      compared: id === null ? null : { labels, current: () => current(id) },
      timeZone: async () => standardZone,
    });
    return data({ ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null }, refusal.status);
  }
}

const labels = {
  name: "Name",
  code: "Code",
  type: "Discount type",
  discount_value: "Discount",
  max_discount: "Maximum discount",
  min_order_amount: "Minimum order",
  limit_per_user: "Limit per user",
  no_limit: "No limit",
  start_date: "First day",
  expiration_date: "Last day",
  description: "Description",
  is_active: "Active",
};

const dayOf = (at: number) => toLocal(new Date(at), standardZone).date;

/** What the form begins with; its last day is included. */
export function couponValues(coupon: OwnCoupon | null) {
  return {
    name: coupon?.name ?? "",
    code: coupon?.code ?? "",
    type: coupon?.type ?? "percentage",
    discount_value: coupon ? String(coupon.discountHundredths / 100) : "",
    max_discount: coupon?.maximumDiscountCents ? toDecimal(coupon.maximumDiscountCents) : "",
    min_order_amount: coupon?.minimumOrderCents ? toDecimal(coupon.minimumOrderCents) : "",
    limit_per_user: coupon?.limitPerUser ? String(coupon.limitPerUser) : "",
    no_limit: coupon !== null && coupon.limitPerUser === null,
    start_date: dayOf(coupon?.startsAt ? Date.parse(coupon.startsAt) : Date.now()),
    expiration_date: coupon?.endsAt ? dayOf(Date.parse(coupon.endsAt) - 1) : "",
    description: coupon?.description ?? "",
    is_active: String(coupon?.isActive ?? true),
  };
}
