import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { CouponPanel } from "~/features/platform-coupons/coupon-panel";
import { couponValues, saveCoupon } from "~/features/platform-coupons/platform-coupons.server";
import { findPlatformCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "Edit Coupon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const coupon = await findPlatformCoupon(context.host, params.id ?? "");
  if (!coupon) throw notFoundPage("Coupon not found.", { to: dashboardPaths.adminCoupons(), label: "Back to Coupons" });
  return { id: coupon.id, version: coupon.version, values: couponValues(coupon) };
}

export const action = (args: ActionFunctionArgs) => saveCoupon(args, args.params.id ?? "");

export default function EditCoupon() {
  const { id, version, values } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <CouponPanel
      key={id}
      title="Edit Coupon"
      values={values}
      version={version}
      closeHref={`${dashboardPaths.adminCoupons()}${search}`}
      deleteHref={`${dashboardPaths.adminCouponDelete(id)}${search}`}
    />
  );
}
