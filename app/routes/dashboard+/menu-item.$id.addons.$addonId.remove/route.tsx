import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { addonCalls } from "@domain/contract/calls/addons";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireMerchant } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Remove Addon · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  return null;
}

/** Text fixed by [ITEM-16]. */
const failed = "Failed to remove addon";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const { id = "", addonId = "" } = params;
  return submitConfirmation(context, {
    run: () => context.host.send(addonCalls.unassignAddon, { params: { itemId: id, addonId } }),
    redirectTo: dashboardPaths.dashboardItemAddons(id),
    successMessage: ({ message }) => message ?? "Addon removed successfully",
    failureMessage: failed,
  });
}

export default function RemoveAddon() {
  const { id = "" } = useParams();
  const actionData = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Remove Addon"
      message="Are you sure you want to remove this addon from the menu item?"
      confirmLabel="Remove"
      pendingLabel="Removing..."
      cancelHref={dashboardPaths.dashboardItemAddons(id)}
      error={actionData?.error}
    />
  );
}
