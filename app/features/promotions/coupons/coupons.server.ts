import type { LoaderFunctionArgs, ActionFunctionArgs } from "@remix-run/node";
import { toDecimal } from "@domain/money";
import { merchantList } from "~/features/lists/list.server";
import { statusLabel } from "~/features/promotions/promotion-list";
import { toPromotionRow } from "~/features/promotions/promotion-row";
import { toPeriodRequest } from "~/features/promotions/promotion-schema";
import { promotionFilters, promotionQuery, savePromotionForm } from "~/features/promotions/save-promotion.server";
import { upperCase } from "~/features/versioned-edit/save-edit.server";
import { appendPicture, assertAllowedPicture } from "~/host/pictures.server";
import { listOwnCoupons, type OwnCoupon, findOwnCoupon, saveCoupon } from "~/host/promotions.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { couponFormId, couponValues } from "./coupon-panel";
import { type CouponForm, couponForm } from "./schema";

export const toCouponRow = (coupon: OwnCoupon, zone: string, now: Date) => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name,
  description: coupon.description,
  minimumOrderCents: coupon.minimumOrderCents,
  perUser: coupon.firstOrderOnly ? "First order" : coupon.limitPerUser === null ? "∞" : String(coupon.limitPerUser),
  ...toPromotionRow(coupon, zone, now),
});

export type CouponRow = ReturnType<typeof toCouponRow>;

/** [COUP-1, COUP-2, TABLE-1…6] The restaurant's own coupons. */
export const ownCouponList = merchantList<CouponRow, { platform: string[] }>({
  title: "Coupons",
  row: ["coupon", "coupons"],
  name: "coupons",
  path: dashboardPaths.dashboardCoupons(),
  columns: {
    ...promotionFilters,
    sorts: ["code", "discount", "minimum", "valid"],
    sort: "code",
  },
  exportColumns: [
    { head: "Code", value: (row) => row.code, width: 20 },
    { head: "Name", value: (row) => row.name, width: 28 },
    { head: "Discount", value: (row) => row.discount, width: 12 },
    { head: "At most", value: (row) => row.atMost, width: 12 },
    { head: "Minimum order", value: (row) => row.minimumOrderCents / 100, isMoney: true, width: 14 },
    { head: "Per user", value: (row) => row.perUser, width: 10 },
    { head: "Valid from", value: (row) => row.from && { iso: row.from }, width: 20 },
    { head: "Valid before", value: (row) => row.until && { iso: row.until }, width: 20 },
    { head: "Status", value: (row) => statusLabel(row.status), width: 12 },
    { head: "Description", value: (row) => row.description, width: 40 },
  ],
  perFile: 1000,
  async read(host, { scope, state, page, perPage }) {
    const query = { ...promotionQuery(scope.restaurantId, state), page, per_page: perPage };
    const [{ coupons, platform, total }, zone] = await Promise.all([
      listOwnCoupons(host, query),
      getTimeZone(host, scope.restaurantId),
    ]);
    const now = new Date();
    return {
      rows: coupons.map((coupon) => toCouponRow(coupon, zone, now)),
      total,
      platform: platform.map(({ code }) => code),
    };
  },
});

/** One page of the list. */
export async function loadCoupons(args: LoaderFunctionArgs) {
  const { user } = requireMerchant(args.request, args.context);
  return { ...(await ownCouponList.page(args)), canEdit: isEditor(user.role) };
}

export type CouponList = Awaited<ReturnType<typeof loadCoupons>>;

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

/** [COUP-2…8] Saves a coupon (`id` null: a new one) and closes the panel, or only updates its preview. */
export function saveCouponForm(args: ActionFunctionArgs, id: string | null) {
  const { host } = args.context;
  const current = async (ownId: string, restaurantId: string, timeZone: string) => {
    const coupon = await findOwnCoupon(host, restaurantId, ownId);
    return coupon && { values: couponValues(coupon, timeZone), words: { code: upperCase } };
  };
  return savePromotionForm(args, {
    formId: couponFormId,
    validator,
    // Text fixed by [COUP-8].
    failed: "Failed to add/update coupon",
    saved: "Coupon saved",
    list: dashboardPaths.dashboardCoupons(),
    save: async (form, { restaurantId, timeZone }, headers) => {
      assertAllowedPicture(args.context, form.image_url);
      return saveCoupon(host, id, toFormData(restaurantId, form, timeZone), headers);
    },
    compared: id === null ? null : { labels, current: (...place) => current(id, ...place) },
  });
}

/** [HOST-32, HOST-33] Times are sent as instants, independent of the host's time zone. */
function toFormData(restaurantId: string, form: CouponForm, timeZone: string): FormData {
  const { startsAt, endsAt } = toPeriodRequest({ ...form, end_date: form.expiration_date }, timeZone);
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
