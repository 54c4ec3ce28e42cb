import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TablePanel } from "~/features/dining-tables/table-fields";
import { findTable, saveTableForm } from "~/features/dining-tables/tables.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Edit table · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  return { table: await findTable(context.host, restaurant.id, params.id) };
}

export const action = (args: ActionFunctionArgs) => saveTableForm(args, args.params.id ?? "");

export default function EditTable() {
  const { table } = useLoaderData<typeof loader>();
  return <TablePanel title={`Edit ${table.label}`} table={table} closeHref={dashboardPaths.dashboardTables()} />;
}
