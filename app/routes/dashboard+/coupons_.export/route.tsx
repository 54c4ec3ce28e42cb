import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { exportAnswer, exportState } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { couponColumns } from "~/features/promotions/coupons/coupon-columns";
import { couponExportColumns, couponPages } from "~/features/promotions/coupons/coupon-export.server";

/** [TABLE-6] The filtered coupons as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const pages = couponPages(
    context,
    restaurant.id,
    exportState(request, couponColumns, () => deskPaths.dashboardCoupons()),
  );
  const note = exportNote(context.host, request, "coupons", restaurant.id);
  return exportAnswer(request, { name: "coupons", columns: couponExportColumns, pages, note });
}
