import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { unassignAddon } from "~/host/addons.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";

export const meta = () => [{ title: "Remove Addon · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  return null;
}

/** To the letter [ITEM-16]. */
const failed = "Failed to remove addon";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const { id = "", addonId = "" } = params;
  try {
    const { message } = await unassignAddon(context.host, id, addonId);
    const toast = { type: "success", message: message ?? "Addon removed successfully" } as const;
    return await redirectWithToast(context, deskPaths.dashboardItemAddons(id), toast);
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ error: refusal.formErrors[0] ?? failed }, refusal.status);
  }
}

export default function RemoveAddon() {
  const { id = "" } = useParams();
  const answer = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Remove Addon"
      message="Are you sure you want to remove this addon from the menu item?"
      confirmLabel="Remove"
      pendingLabel="Removing..."
      cancelHref={deskPaths.dashboardItemAddons(id)}
      error={answer?.error}
    />
  );
}
