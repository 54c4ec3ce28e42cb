import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { exportAnswer, exportState } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { menuColumns } from "~/features/menu-items/menu-columns";
import { menuExportColumns, menuPages } from "~/features/menu-items/menu-export.server";

/** [TABLE-6] The filtered menu as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const pages = menuPages(
    context,
    restaurant.id,
    exportState(request, menuColumns, () => deskPaths.dashboardItems()),
  );
  const note = exportNote(context.host, request, "menu-items", restaurant.id);
  return exportAnswer(request, { name: "menu-items", columns: menuExportColumns, pages, note });
}
