import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { listHref } from "~/lib/list-state";
import { exportState, sheetOf } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { addonColumns } from "~/features/addons/addon-columns";
import { addonExportColumns, addonPages } from "~/features/addons/addon-export.server";

export const meta = () => [{ title: "Adds On, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = exportState(request, addonColumns, () => deskPaths.dashboardAddons());
  return sheetOf({
    title: "Adds On",
    of: restaurant.name ?? "",
    row: ["add-on", "add-ons"],
    columns: addonExportColumns,
    pages: addonPages(context, restaurant.id, state),
    note: exportNote(context.host, request, "add-ons", restaurant.id),
    backHref: listHref(deskPaths.dashboardAddons(), state),
  });
}

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintAddons() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
