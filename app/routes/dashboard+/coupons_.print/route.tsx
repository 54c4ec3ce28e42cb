import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { listHref } from "~/lib/list-state";
import { exportState, sheetOf } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { couponColumns } from "~/features/promotions/coupons/coupon-columns";
import { couponExportColumns, couponPages } from "~/features/promotions/coupons/coupon-export.server";

export const meta = () => [{ title: "Coupons, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = exportState(request, couponColumns, () => deskPaths.dashboardCoupons());
  return sheetOf({
    title: "Coupons",
    of: restaurant.name ?? "",
    row: ["coupon", "coupons"],
    columns: couponExportColumns,
    pages: couponPages(context, restaurant.id, state),
    note: exportNote(context.host, request, "coupons", restaurant.id),
    backHref: listHref(deskPaths.dashboardCoupons(), state),
  });
}

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintCoupons() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
