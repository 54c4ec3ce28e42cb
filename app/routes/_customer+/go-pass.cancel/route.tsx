import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useOutletContext } from "@remix-run/react";
import { passCalls } from "@domain/contract/calls/payments";
import { cancelConsequence } from "~/features/pass/headline";
import { loadPass, type PassPage } from "~/features/pass/load-pass.server";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Cancel your Go Pass · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const { pass } = await loadPass(context);
  return pass?.renews ? null : redirect(paths.goPass());
}

/** The pass stays valid until the end of the paid month. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  return submitConfirmation(context, {
    run: () => context.host.call(passCalls.cancelPass),
    redirectTo: paths.goPass(),
    successMessage: "Go Pass cancelled",
    description: "Your card is not charged again.",
    failureMessage: "We could not change your Go Pass. Please try again.",
  });
}

export default function CancelPass() {
  const { pass } = useOutletContext<PassPage>();
  const actionData = useActionData<typeof action>();
  if (!pass) return null;
  return (
    <ConfirmDialog
      title="Cancel your Go Pass?"
      message={cancelConsequence(pass)}
      confirmLabel="Cancel Go Pass"
      keepLabel="Keep Go Pass"
      pendingLabel="Cancelling..."
      cancelHref={paths.goPass()}
      tone="danger"
      error={actionData?.error}
    />
  );
}
