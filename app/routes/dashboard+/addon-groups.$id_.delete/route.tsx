import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { modifierGroupCalls } from "@domain/contract/calls/addons";
import { loadGroup } from "~/features/addons/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { confirmed } from "~/session/confirmed-action.server";
import { requireEditor } from "~/session/guards.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete group · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadGroup(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  return confirmed(context, {
    act: () => context.host.send(modifierGroupCalls.deleteModifierGroup, { params: { id: params.id ?? "" } }),
    back: dashboardPaths.dashboardAddonGroups(),
    done: "Group deleted",
    failed: "Failed to delete group",
    deletes: true,
  });
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
      cancelHref={dashboardPaths.dashboardAddonGroups()}
      error={answer?.error}
    />
  );
}
