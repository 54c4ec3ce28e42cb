import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { diningTableCalls } from "@domain/contract/calls/settings";
import { findTable } from "~/features/dining-tables/tables.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete table · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const { label } = await findTable(context.host, restaurant.id, params.id);
  return { label };
}

const failed = "Failed to delete table";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  return submitConfirmation(context, {
    run: () =>
      context.host.send(diningTableCalls.deleteTable, { params: { id: restaurant.id, tableId: params.id ?? "" } }),
    redirectTo: dashboardPaths.dashboardTables(),
    successMessage: ({ message }) => message ?? "Table deleted successfully",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}

export default function DeleteTable() {
  const { label } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Delete table"
      message={`Are you sure you want to delete ${label}? Its printed code stops working.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={dashboardPaths.dashboardTables()}
      error={actionData?.error}
    />
  );
}
