import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { listHref } from "~/lib/list-state";
import { exportState, sheetOf } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { offerColumns } from "~/features/promotions/offers/offer-columns";
import { offerExportColumns, offerPages } from "~/features/promotions/offers/offer-export.server";

export const meta = () => [{ title: "Offers, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = exportState(request, offerColumns, () => deskPaths.dashboardOffers());
  return sheetOf({
    title: "Offers",
    of: restaurant.name ?? "",
    row: ["offer", "offers"],
    columns: offerExportColumns,
    pages: offerPages(context, restaurant.id, state),
    note: exportNote(context.host, request, "offers", restaurant.id),
    backHref: listHref(deskPaths.dashboardOffers(), state),
  });
}

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintOffers() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
