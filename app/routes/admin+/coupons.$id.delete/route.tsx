import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { platformCouponCalls } from "@domain/contract/calls/promotions";
import { DeleteCoupon } from "~/features/promotions/coupons/delete-coupon";
import { findPlatformCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";

export const meta = () => [{ title: "Delete Coupon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const coupon = await findPlatformCoupon(context.host, params.id ?? "");
  if (!coupon) throw notFoundPage("Coupon not found.", { to: dashboardPaths.adminCoupons(), label: "Back to Coupons" });
  return { code: coupon.code };
}

export function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  return submitConfirmation(context, {
    run: () => context.host.send(platformCouponCalls.deletePlatformCoupon, { params: { id: params.id ?? "" } }),
    redirectTo: `${dashboardPaths.adminCoupons()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? "Coupon deleted successfully",
    failureMessage: "Failed to delete coupon",
    ignoreNotFound: true,
  });
}

export default function DeleteCouponPage() {
  return <DeleteCoupon list={dashboardPaths.adminCoupons()} />;
}
