import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { CouponPanel } from "~/features/promotions/coupons/coupon-panel";
import { saveCouponForm } from "~/features/promotions/coupons/coupons.server";
import { loadSampleOrder } from "~/features/promotions/preview-data.server";
import { findOwnCoupon } from "~/host/promotions.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Edit Coupon · HalalGo" }];

/** The coupon in the URL, and a sample order for its preview. @throws a 404 page if it does not exist */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [coupon, sample, timeZone] = await Promise.all([
    findOwnCoupon(context.host, restaurant.id, params.id ?? ""),
    loadSampleOrder(context.host, restaurant.id),
    getTimeZone(context.host, restaurant.id),
  ]);
  if (!coupon)
    throw notFoundPage("Coupon not found.", { to: dashboardPaths.dashboardCoupons(), label: "Back to Coupons" });
  return { coupon, sample, timeZone };
}

export const action = (args: ActionFunctionArgs) => saveCouponForm(args, args.params.id ?? "");

export default function EditCoupon() {
  const { coupon, sample, timeZone } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <CouponPanel
      key={coupon.id}
      title="Edit Coupon"
      coupon={coupon}
      sample={sample}
      timeZone={timeZone}
      closeHref={`${dashboardPaths.dashboardCoupons()}${search}`}
      deleteHref={`${dashboardPaths.dashboardCouponDelete(coupon.id)}${search}`}
    />
  );
}
