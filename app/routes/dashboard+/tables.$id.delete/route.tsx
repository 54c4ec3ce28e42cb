import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deleteTable } from "~/host/dining-tables.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { findTable } from "../tables/find-table.server";

export const meta = () => [{ title: "Delete table · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const { label } = await findTable(context.host, restaurant.id, params.id);
  return { label };
}

const failed = "Failed to delete table";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  try {
    const { message } = await deleteTable(context.host, restaurant.id, params.id ?? "");
    const toast = { type: "success" as const, message: message ?? "Table deleted successfully" };
    return await redirectWithToast(context, deskPaths.dashboardTables(), toast);
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ error: refusal.formErrors[0] ?? failed }, refusal.status);
  }
}

export default function DeleteTable() {
  const { label } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Delete table"
      message={`Are you sure you want to delete ${label}? Its printed code leads nowhere afterwards.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={deskPaths.dashboardTables()}
      error={answer?.error}
    />
  );
}
