import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { modifierGroupCalls } from "@domain/contract/calls/addons";
import { loadGroup } from "~/features/addons/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete group · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadGroup(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  return submitConfirmation(context, {
    run: () => context.host.send(modifierGroupCalls.deleteModifierGroup, { params: { id: params.id ?? "" } }),
    redirectTo: dashboardPaths.dashboardAddonGroups(),
    successMessage: "Group deleted",
    failureMessage: "Failed to delete group",
    ignoreNotFound: true,
  });
}

export default function DeleteGroup() {
  const { group } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Delete group"
      message={`Are you sure you want to delete ${group.name}? Its add-ons stay, each to be chosen by itself.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={dashboardPaths.dashboardAddonGroups()}
      error={actionData?.error}
    />
  );
}
