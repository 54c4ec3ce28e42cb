import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { TablePanel } from "~/features/dining-tables/table-fields";
import { saveTableForm } from "~/features/dining-tables/tables.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add table · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireEditor(request, context);
  return null;
}

export const action = (args: ActionFunctionArgs) => saveTableForm(args, null);

export default function AddTable() {
  return <TablePanel title="Add table" table={null} closeHref={dashboardPaths.dashboardTables()} />;
}
