import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deleteChosenItems, loadItemsToDelete } from "~/features/menu-items/items.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete items · HalalGo" }];

const readSelection = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const back = searchParams.get("back") ?? "";
  return { ids: searchParams.getAll("ids"), back: back.startsWith("?") ? back : "" };
};

/** The items selected in the list: `?ids=…&ids=…&back=‹the list's query›`. */
export async function loader(args: LoaderFunctionArgs) {
  const { ids, back } = readSelection(args.request);
  return { back, ...(await loadItemsToDelete(args, ids)) };
}

export function action(args: ActionFunctionArgs) {
  const { ids, back } = readSelection(args.request);
  return deleteChosenItems(args, ids, back);
}

export default function DeleteItems() {
  const { items, back } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const isOne = items.length === 1;
  const them = isOne ? "it" : "them";
  return (
    <ConfirmDialog
      title={isOne ? "Delete item" : `Delete ${items.length} items`}
      message={
        <>
          Are you sure you want to delete {items.map(({ name }) => name).join(", ")}? Customers no longer see {them}.
          Orders that have {them} stay as they are.
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${dashboardPaths.dashboardItems()}${back}`}
      error={actionData?.error}
    />
  );
}
