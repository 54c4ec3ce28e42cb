import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { CouponPanel } from "~/features/promotions/coupons/coupon-panel";
import { saveCouponForm } from "~/features/promotions/coupons/coupons.server";
import { loadSampleOrder } from "~/features/promotions/preview-data.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add Coupon · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [sample, timeZone] = await Promise.all([
    loadSampleOrder(context.host, restaurant.id),
    getTimeZone(context.host, restaurant.id),
  ]);
  return { sample, timeZone };
}

export const action = (args: ActionFunctionArgs) => saveCouponForm(args, null);

export default function AddCoupon() {
  const { sample, timeZone } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <CouponPanel
      title="Add Coupon"
      coupon={null}
      sample={sample}
      timeZone={timeZone}
      closeHref={`${dashboardPaths.dashboardCoupons()}${search}`}
    />
  );
}
