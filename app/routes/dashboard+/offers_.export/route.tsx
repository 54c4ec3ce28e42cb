import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { exportAnswer, exportState } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { offerColumns } from "~/features/promotions/offers/offer-columns";
import { offerExportColumns, offerPages } from "~/features/promotions/offers/offer-export.server";

/** [TABLE-6] The filtered offers as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const pages = offerPages(
    context,
    restaurant.id,
    exportState(request, offerColumns, () => deskPaths.dashboardOffers()),
  );
  const note = exportNote(context.host, request, "offers", restaurant.id);
  return exportAnswer(request, { name: "offers", columns: offerExportColumns, pages, note });
}
