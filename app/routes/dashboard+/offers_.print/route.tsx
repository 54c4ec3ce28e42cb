import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listHref, readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { textRows } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { offerColumns } from "../offers/offer-columns";
import { offerExportColumns, offerPages } from "../offers/offer-export.server";

export const meta = () => [{ title: "Offers, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, offerColumns);
  const pages = offerPages(context, restaurant.id, state);
  return {
    rows: await textRows({ columns: offerExportColumns, pages }),
    heads: offerExportColumns.map(({ head, isMoney }) => ({ label: head, end: isMoney })),
    place: restaurant.name ?? "",
    backHref: listHref(deskPaths.dashboardOffers(), state),
  };
}

export default function PrintOffers() {
  const { rows, heads, place, backHref } = useLoaderData<typeof loader>();
  const note = `${place} · ${rows.length === 1 ? "1 offer" : `${rows.length} offers`}`;
  return <PrintSheet title="Offers" note={note} heads={heads} rows={rows} backHref={backHref} />;
}
