import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listHref, readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { textRows } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { addonColumns } from "../addons/addon-columns";
import { addonExportColumns, addonPages } from "../addons/addon-export.server";

export const meta = () => [{ title: "Adds On, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, addonColumns);
  const pages = addonPages(context, restaurant.id, state);
  return {
    rows: await textRows({ columns: addonExportColumns, pages }),
    heads: addonExportColumns.map(({ head, isMoney }) => ({ label: head, end: isMoney })),
    place: restaurant.name ?? "",
    backHref: listHref(deskPaths.dashboardAddons(), state),
  };
}

export default function PrintAddons() {
  const { rows, heads, place, backHref } = useLoaderData<typeof loader>();
  return (
    <PrintSheet
      title="Adds On"
      note={`${place} · ${rows.length} add-ons`}
      heads={heads}
      rows={rows}
      backHref={backHref}
    />
  );
}
