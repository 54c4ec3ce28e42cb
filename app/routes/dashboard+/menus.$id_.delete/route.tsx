import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { servingMenuCalls } from "@domain/contract/calls/menu";
import { listMenus } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete menu · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const menu = (await listMenus(context.host, restaurant.id))?.find(({ id }) => id === params.id);
  if (!menu) throw notFoundPage("Menu not found.", { to: dashboardPaths.dashboardMenus(), label: "Back to Menus" });
  return { name: menu.name };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  return submitConfirmation(context, {
    run: () => context.host.send(servingMenuCalls.deleteMenu, { params: { id: params.id ?? "" } }),
    redirectTo: dashboardPaths.dashboardMenus(),
    successMessage: "Menu deleted",
    failureMessage: "Failed to delete menu",
    ignoreNotFound: true,
  });
}

export default function DeleteMenu() {
  const { name } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Delete menu"
      message={`Are you sure you want to delete ${name}? Dishes that are on no other menu are then always served.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={dashboardPaths.dashboardMenus()}
      error={actionData?.error}
    />
  );
}
