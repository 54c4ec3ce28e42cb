import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { changeCustomerStatus, loadCustomer } from "~/features/customers/customers.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Reactivate Customer · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadCustomer(args);

export const action = (args: ActionFunctionArgs) => changeCustomerStatus(args, true);

export default function ReactivateCustomer() {
  const { name } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Reactivate Customer"
      message={`Are you sure you want to reactivate ${name}? They can log in and order again.`}
      confirmLabel="Reactivate"
      pendingLabel="Reactivating..."
      tone="primary"
      cancelHref={`${dashboardPaths.adminCustomers()}${search}`}
      error={actionData?.error}
    />
  );
}
