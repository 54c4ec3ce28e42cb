import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { listHref } from "~/lib/list-state";
import { exportState, sheetOf } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { menuColumns } from "~/features/menu-items/menu-columns";
import { printedColumns, menuPages } from "~/features/menu-items/menu-export.server";

export const meta = () => [{ title: "Menu Items, to print · HalalGo" }];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = exportState(request, menuColumns, () => deskPaths.dashboardItems());
  return sheetOf({
    title: "Menu Items",
    of: restaurant.name ?? "",
    row: ["item", "items"],
    columns: printedColumns,
    pages: menuPages(context, restaurant.id, state),
    note: exportNote(context.host, request, "menu-items", restaurant.id),
    backHref: listHref(deskPaths.dashboardItems(), state),
  });
}

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintItems() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
