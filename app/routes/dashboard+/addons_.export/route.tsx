import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportNote } from "~/host/audit.server";
import { deskPaths } from "~/lib/desk-paths";
import { exportAnswer, exportState } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { addonColumns } from "~/features/addons/addon-columns";
import { addonExportColumns, addonPages } from "~/features/addons/addon-export.server";

/** [TABLE-6] The filtered add-ons as a file: `?format=csv` or `xlsx`, beside the list's own query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const pages = addonPages(
    context,
    restaurant.id,
    exportState(request, addonColumns, () => deskPaths.dashboardAddons()),
  );
  const note = exportNote(context.host, request, "add-ons", restaurant.id);
  return exportAnswer(request, { name: "add-ons", columns: addonExportColumns, pages, note });
}
