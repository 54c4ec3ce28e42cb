import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { couponCalls } from "@domain/contract/calls/promotions";
import { DeleteCoupon } from "~/features/promotions/coupons/delete-coupon";
import { findOwnCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";

export const meta = () => [{ title: "Delete Coupon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const coupon = await findOwnCoupon(context.host, restaurant.id, params.id ?? "");
  if (!coupon)
    throw notFoundPage("Coupon not found.", { to: dashboardPaths.dashboardCoupons(), label: "Back to Coupons" });
  return { code: coupon.code };
}

/** Text fixed by [COUP-8]. */
const failed = "Failed to delete coupon";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  return submitConfirmation(context, {
    run: () => context.host.send(couponCalls.deleteCoupon, { params: { id: params.id ?? "" } }),
    redirectTo: `${dashboardPaths.dashboardCoupons()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? "Coupon deleted successfully",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}

export default function DeleteCouponPage() {
  return <DeleteCoupon list={dashboardPaths.dashboardCoupons()} />;
}
