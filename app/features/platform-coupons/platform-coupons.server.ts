import { type ActionFunctionArgs, data } from "@remix-run/node";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { toDecimal } from "@domain/money";
import { type PromotionStatus, promotionStatus, promotionStatuses } from "@domain/promotions/promotion-period";
import { parseNumber } from "@domain/values/parse-number";
import { adminList } from "~/features/lists/list.server";
import { discountText, periodText } from "~/features/promotions/promotion-row";
import { type Comparison, editConflict } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { saveRefusal } from "~/host/errors";
import { type OwnCoupon, listPlatformCoupons, findPlatformCoupon, savePlatformCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { dayValue } from "~/lib/lists/table-export.server";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { statusLabels } from "./coupon-panel";
import { couponForm } from "./schema";

const toDay = (at: Date) => localDate(at, defaultTimeZone);

/** A coupon for the list; the last day is included. */
function couponLine(coupon: OwnCoupon) {
  const startsAt = new Date(coupon.startsAt ?? 0);
  const endsAt = new Date(coupon.endsAt ?? "2099-12-31");
  const { discount, atMost } = discountText(coupon);
  const status: PromotionStatus = promotionStatus({ startsAt, endsAt, isActive: coupon.isActive }, new Date());
  return {
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    discount,
    atMost,
    minimumCents: coupon.minimumOrderCents,
    perUser: coupon.firstOrderOnly
      ? "First order"
      : coupon.limitPerUser === null
        ? "No limit"
        : String(coupon.limitPerUser),
    from: toDay(startsAt),
    until: toDay(new Date(endsAt.getTime() - 1)),
    /** As restaurants read theirs: "Nov 24 – Nov 30". */
    valid: periodText({ startsAt, endsAt }, defaultTimeZone, new Date()).text,
    status,
  };
}

export type CouponLine = ReturnType<typeof couponLine>;

/** Coupons of the platform. @throws HostError unsupported */
export const couponList = adminList<CouponLine>({
  title: "Coupons",
  row: ["coupon", "coupons"],
  name: "coupons",
  path: dashboardPaths.adminCoupons(),
  columns: {
    filters: ["search", "status"],
    choices: { status: promotionStatuses },
    sorts: ["code", "discount", "minimum", "valid"],
    sort: "code",
  },
  exportColumns: [
    { head: "Code", value: (row) => row.code, width: 20 },
    { head: "Name", value: (row) => row.name, width: 28 },
    { head: "Discount", value: (row) => row.discount, width: 12 },
    { head: "At most", value: (row) => row.atMost, width: 12 },
    { head: "Minimum order", value: (row) => row.minimumCents / 100, isMoney: true, width: 14 },
    { head: "Per user", value: (row) => row.perUser, width: 10 },
    { head: "From", value: (row) => dayValue(row.from), width: 14 },
    { head: "Until", value: (row) => dayValue(row.until), width: 14 },
    { head: "Status", value: (row) => statusLabels[row.status], width: 12 },
  ],
  async read(host, { state, page, perPage }) {
    const query = { ...state.filters, sort: state.sort, page, per_page: perPage };
    const { coupons, total } = await listPlatformCoupons(host, query);
    return { rows: coupons.map(couponLine), total };
  },
});

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
  start_date: "First day",
  expiration_date: "Last day",
  description: "Description",
  is_active: "Active",
};

const dayIn = (at: number) => localDate(new Date(at), defaultTimeZone);

/** Initial form values; the last day is included. */
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
    first_order_only: coupon?.firstOrderOnly ?? false,
    start_date: dayIn(coupon?.startsAt ? Date.parse(coupon.startsAt) : Date.now()),
    expiration_date: coupon?.endsAt ? dayIn(Date.parse(coupon.endsAt) - 1) : "",
    description: coupon?.description ?? "",
    is_active: String(coupon?.isActive ?? true),
  };
}

/** The panel's fields for the comparison after a concurrent edit. */
export function couponComparison(host: Pick<Host, "call">, id: string): Comparison {
  const current = async () => {
    const coupon = await findPlatformCoupon(host, id);
    return coupon && { values: couponValues(coupon) };
  };
  return { labels, current };
}

const validator = createValidator(couponForm);

/** Saves a platform coupon (`id` null: a new one) and closes the panel. */
export async function saveCoupon({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const formData = await readForm(request);
  const result = await validator.validate(formData);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { no_limit, version, ...form } = result.data;
  try {
    const body = {
      ...form,
      discount_value: toDecimal(form.discount_value),
      min_order_amount: toDecimal(form.min_order_amount),
      max_discount: form.max_discount === null ? null : toDecimal(form.max_discount),
      limit_per_user: no_limit ? null : (form.limit_per_user ?? 1),
      ...(version ? { version: parseNumber(version) } : {}),
    };
    const { message } = await savePlatformCoupon(context.host, id, {
      body,
      headers: await formKeyHeaders(request, formData),
    });
    const back = `${dashboardPaths.adminCoupons()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Coupon saved" });
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to add/update coupon");
    const conflict = await editConflict(error, {
      typed: { ...result.submittedData, code: form.code },
      compared: id === null ? null : couponComparison(context.host, id),
      timeZone: async () => defaultTimeZone,
    });
    return data({ ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null }, refusal.status);
  }
}
