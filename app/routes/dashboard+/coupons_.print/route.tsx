import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listHref, readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { textRows } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { couponColumns } from "../coupons/coupon-columns";
import { couponExportColumns, couponPages } from "../coupons/coupon-export.server";

export const meta = () => [{ title: "Coupons, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, couponColumns);
  const pages = couponPages(context, restaurant.id, state);
  return {
    rows: await textRows({ columns: couponExportColumns, pages }),
    heads: couponExportColumns.map(({ head, isMoney }) => ({ label: head, end: isMoney })),
    place: restaurant.name ?? "",
    backHref: listHref(deskPaths.dashboardCoupons(), state),
  };
}

export default function PrintCoupons() {
  const { rows, heads, place, backHref } = useLoaderData<typeof loader>();
  const note = `${place} · ${rows.length === 1 ? "1 coupon" : `${rows.length} coupons`}`;
  return <PrintSheet title="Coupons" note={note} heads={heads} rows={rows} backHref={backHref} />;
}
