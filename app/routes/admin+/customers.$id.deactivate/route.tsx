import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { changeStatus, loadCustomer } from "../customers/change-status.server";

export const meta = () => [{ title: "Deactivate Customer · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadCustomer(args);

export const action = (args: ActionFunctionArgs) => changeStatus(args, false);

export default function DeactivateCustomer() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Deactivate Customer"
      message={`Are you sure you want to deactivate ${name}? Their sessions end at once, and the login says that the account was deactivated. Orders under way are finished.`}
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      cancelHref={`${deskPaths.adminCustomers()}${search}`}
      error={answer?.error}
    />
  );
}
