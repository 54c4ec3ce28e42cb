import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ReasonDialog } from "~/features/applications/decision-dialogs";
import { requiredReason } from "~/features/applications/reason";
import { changeCustomerStatus, loadCustomer } from "~/features/customers/customers.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";

export const meta = () => [{ title: "Deactivate Customer · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadCustomer(args);

export async function action(args: ActionFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  const result = await createValidator(requiredReason).validate(await readForm(args.request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const typed = refusedForm(result, { formErrors: [], fieldErrors: {} });
  return changeCustomerStatus(args, false, { reason: result.data.reason, typed });
}

export default function DeactivateCustomer() {
  const { name } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ReasonDialog
      title="Deactivate Customer"
      hint="Sent to the customer by email."
      required
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      closeHref={`${dashboardPaths.adminCustomers()}${search}`}
    >
      <p>
        Are you sure you want to deactivate {name}? Their sessions end at once, and the login says that the account was
        deactivated. Orders under way are finished.
      </p>
    </ReasonDialog>
  );
}
