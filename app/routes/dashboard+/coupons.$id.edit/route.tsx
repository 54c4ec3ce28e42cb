import { useLoaderData, useLocation } from "@remix-run/react";
import { CouponPanel } from "~/features/promotions/coupons/coupon-panel";
import { dashboardPaths } from "~/lib/dashboard-paths";
import type { loadCoupon } from "./edit-coupon.server";

export { loadCoupon as loader, saveCoupon as action } from "./edit-coupon.server";

export const meta = () => [{ title: "Edit Coupon · HalalGo" }];

export default function EditCoupon() {
  const { coupon, sample, timeZone } = useLoaderData<typeof loadCoupon>();
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
