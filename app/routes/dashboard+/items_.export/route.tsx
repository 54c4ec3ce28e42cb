import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListState } from "~/lib/list-state";
import { exportAnswer } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { menuColumns } from "../items/menu-columns";
import { menuExportColumns, menuPages } from "../items/menu-export.server";

/** [TABLE-6] The filtered menu as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const pages = menuPages(context, restaurant.id, readListState(searchParams, menuColumns));
  return exportAnswer(request, { name: "menu-items", columns: menuExportColumns, pages });
}
