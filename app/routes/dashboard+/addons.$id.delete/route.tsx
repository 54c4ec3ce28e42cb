import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { addonCalls } from "@domain/contract/calls/addons";
import { findOwnAddon } from "~/host/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete Addon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const addon = await findOwnAddon(context.host, restaurant.id, params.id ?? "");
  if (!addon)
    throw notFoundPage("Add-on not found.", { to: dashboardPaths.dashboardAddons(), label: "Back to Add-ons" });
  return { name: addon.name };
}

/** Text fixed by [ADDON-4]. */
const failed = "Failed to delete add on";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  return submitConfirmation(context, {
    run: () => context.host.send(addonCalls.deleteAddon, { params: { id: params.id ?? "" } }),
    redirectTo: `${dashboardPaths.dashboardAddons()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? "Add-on deleted successfully",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}

export default function DeleteAddon() {
  const { name } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Addon"
      message={`Are you sure you want to delete ${name}? It leaves every item that has it.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${dashboardPaths.dashboardAddons()}${search}`}
      error={actionData?.error}
    />
  );
}
