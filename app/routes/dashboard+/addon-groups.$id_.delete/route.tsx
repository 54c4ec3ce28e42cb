import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deleteGroup } from "~/host/addons.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { loadGroup } from "../addon-groups/group-page.server";

export const meta = () => [{ title: "Delete group · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadGroup(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  try {
    await deleteGroup(context.host, params.id ?? "");
    const toast = { type: "success", message: "Group deleted" } as const;
    return await redirectWithToast(context, deskPaths.dashboardAddonGroups(), toast);
  } catch (error) {
    const refusal = formRefusal(error, "Failed to delete group");
    return data({ error: refusal.formErrors[0] ?? "Failed to delete group" }, refusal.status);
  }
}

export default function DeleteGroup() {
  const { group } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Delete group"
      message={`Are you sure you want to delete ${group.name}? Its add-ons stay, each to be chosen by itself.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={deskPaths.dashboardAddonGroups()}
      error={answer?.error}
    />
  );
}
