import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { taxCalls } from "@domain/contract/calls/settings";
import { findTax } from "~/features/taxes/save-tax.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete Tax · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const { name } = await findTax(context.host, restaurant.id, params.id ?? "");
  return { name };
}

/** Text fixed by [TAX-4]. */
const failed = "Failed to delete Tax";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  return submitConfirmation(context, {
    run: () => context.host.send(taxCalls.deleteTax, { params: { id: restaurant.id, taxId: params.id ?? "" } }),
    redirectTo: dashboardPaths.dashboardTaxes(),
    successMessage: ({ message }) => message ?? "Tax deleted successfully",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}

export default function DeleteTax() {
  const { name } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Delete Tax"
      message={`Are you sure you want to delete ${name}? It is no longer charged; existing orders do not change.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={dashboardPaths.dashboardTaxes()}
      error={actionData?.error}
    />
  );
}
