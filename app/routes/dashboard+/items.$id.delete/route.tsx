import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { deleteChosenItems, loadItemsToDelete } from "~/features/menu-items/items.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete item · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadItemsToDelete(args, [args.params.id ?? ""]);
export const action = (args: ActionFunctionArgs) =>
  deleteChosenItems(args, [args.params.id ?? ""], new URL(args.request.url).search);

export default function DeleteItem() {
  const { items } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete item"
      message={`Are you sure you want to delete ${items[0]?.name}? Customers no longer see it. Orders that have it stay as they are.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${dashboardPaths.dashboardItems()}${search}`}
      error={actionData?.error}
    />
  );
}
