import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useOutletContext } from "@remix-run/react";
import { passCalls } from "@domain/contract/calls/payments";
import { loadPass, type PassPage } from "~/features/pass/load-pass.server";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { Money } from "~/ui/money";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Resume your Go Pass · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const { pass } = await loadPass(context);
  return pass?.isCancelled && pass.isValid ? null : redirect(paths.goPass());
}

/** Revokes the cancellation while the paid month lasts. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  return submitConfirmation(context, {
    run: () => context.host.call(passCalls.resumePass),
    redirectTo: paths.goPass(),
    successMessage: "Go Pass resumed",
    description: "It renews automatically again.",
    failureMessage: "We could not change your Go Pass. Please try again.",
  });
}

export default function ResumePass() {
  const { pass } = useOutletContext<PassPage>();
  const actionData = useActionData<typeof action>();
  if (!pass) return null;
  return (
    <ConfirmDialog
      title="Resume your Go Pass?"
      message={
        <>
          It renews on {pass.until}: <Money cents={pass.price} /> is charged to your {pass.card ?? "card"}{" "}
          {pass.isDue ? "now" : "about a day before"}, and then every month until you cancel.
        </>
      }
      confirmLabel="Resume Go Pass"
      pendingLabel="Resuming..."
      cancelHref={paths.goPass()}
      tone="primary"
      error={actionData?.error}
    />
  );
}
