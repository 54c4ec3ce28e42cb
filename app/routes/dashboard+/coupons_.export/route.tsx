import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListState } from "~/lib/list-state";
import { exportAnswer } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { couponColumns } from "../coupons/coupon-columns";
import { couponExportColumns, couponPages } from "../coupons/coupon-export.server";

/** [TABLE-6] The filtered coupons as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const pages = couponPages(context, restaurant.id, readListState(new URL(request.url).searchParams, couponColumns));
  return exportAnswer(request, { name: "coupons", columns: couponExportColumns, pages });
}
