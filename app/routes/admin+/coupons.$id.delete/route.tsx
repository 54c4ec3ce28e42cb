import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { platformCouponCalls } from "@domain/contract/calls/promotions";
import { findPlatformCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { confirmed } from "~/session/cookies/confirmed.server";
import { requireArea } from "~/session/guards.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete Coupon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const coupon = await findPlatformCoupon(context.host, params.id ?? "");
  if (!coupon) throw missingPage("Coupon not found.", { to: dashboardPaths.adminCoupons(), label: "Back to Coupons" });
  return { code: coupon.code };
}

export function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  return confirmed(context, {
    act: () => context.host.send(platformCouponCalls.deletePlatformCoupon, { params: { id: params.id ?? "" } }),
    back: `${dashboardPaths.adminCoupons()}${new URL(request.url).search}`,
    done: ({ message }) => message ?? "Coupon deleted successfully",
    failed: "Failed to delete coupon",
    deletes: true,
  });
}

export default function DeleteCoupon() {
  const { code } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Coupon"
      message={`Are you sure you want to delete ${code}? Nobody can use it any more; orders that used it stay as they are.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${dashboardPaths.adminCoupons()}${search}`}
      error={answer?.error}
    />
  );
}
