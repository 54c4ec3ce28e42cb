import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { CouponPanel } from "~/features/platform-coupons/coupon-panel";
import { couponValues, saveCoupon } from "~/features/platform-coupons/platform-coupons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "Add Coupon · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return { values: couponValues(null) };
}

export const action = (args: ActionFunctionArgs) => saveCoupon(args, null);

export default function AddCoupon() {
  const { values } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const closeHref = `${dashboardPaths.adminCoupons()}${search}`;
  return <CouponPanel title="Add Coupon" values={values} version={undefined} closeHref={closeHref} />;
}
