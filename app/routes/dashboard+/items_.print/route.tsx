import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listHref, readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { textRows } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { menuColumns } from "../items/menu-columns";
import { menuExportColumns, menuPages } from "../items/menu-export.server";

export const meta = () => [{ title: "Menu Items, to print · HalalGo" }];

const printed = [
  { head: "name", label: "Name" },
  { head: "category", label: "Category" },
  { head: "description", label: "Description" },
  { head: "price", label: "Price ($)", end: true },
  { head: "large_price", label: "Large ($)", end: true },
  { head: "is_available", label: "Available" },
];

/** [TABLE-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, menuColumns);
  const columns = printed.flatMap(({ head }) => menuExportColumns.find((column) => column.head === head) ?? []);
  const rows = await textRows({ columns, pages: menuPages(context, restaurant.id, state) });
  return { rows, place: restaurant.name ?? "", backHref: listHref(deskPaths.dashboardItems(), state) };
}

export default function PrintItems() {
  const { rows, place, backHref } = useLoaderData<typeof loader>();
  return (
    <PrintSheet
      title="Menu Items"
      note={`${place} · ${rows.length} items`}
      heads={printed}
      rows={rows}
      backHref={backHref}
    />
  );
}
