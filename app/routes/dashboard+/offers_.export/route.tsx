import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListState } from "~/lib/list-state";
import { exportAnswer } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { offerColumns } from "../offers/offer-columns";
import { offerExportColumns, offerPages } from "../offers/offer-export.server";

/** [TABLE-6] The filtered offers as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const pages = offerPages(context, restaurant.id, readListState(new URL(request.url).searchParams, offerColumns));
  return exportAnswer(request, { name: "offers", columns: offerExportColumns, pages });
}
