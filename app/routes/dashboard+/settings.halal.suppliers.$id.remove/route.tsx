import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { halalCalls } from "@domain/contract/calls/halal";
import { Signature } from "~/features/halal-evidence/evidence-parts";
import { loadOwnEvidence } from "~/features/halal-evidence/evidence.server";
import { signedForm } from "~/features/halal-evidence/schema";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ButtonLink } from "~/ui/button";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Remove supplier · HalalGo" }];

const back = dashboardPaths.dashboardHalal();
const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).signedForm);

export async function loader(args: LoaderFunctionArgs) {
  const { evidence, isCertified } = await loadOwnEvidence(args);
  const supplier = evidence.view.suppliers.find(({ id }) => id === args.params.id);
  if (!supplier) throw notFoundPage("Supplier not found.", { to: back, label: "Back to Halal" });
  return { name: supplier.name, isCertified };
}

/** [HALAL-5] The remaining statement is signed again. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await createValidator(signedForm).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const call = { params: { id: restaurant.id, supplierId: params.id ?? "" }, query: result.data };
  return submitConfirmation(context, {
    run: () => context.host.send(halalCalls.removeSupplier, call),
    redirectTo: back,
    successMessage: ({ message }) => message ?? "Supplier removed",
    failureMessage: "The supplier could not be removed",
    submittedValues: refusedForm(result, { formErrors: [], fieldErrors: {} }),
    ignoreNotFound: true,
  });
}

export default function RemoveSupplier() {
  const { name, isCertified } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  return (
    <Dialog size="sm" title="Remove supplier" closeHref={back}>
      <ValidatedForm id="remove-supplier" validator={validator} className="panel-form">
        <PanelBody className="flex flex-col gap-4">
          {actionData?.error && <FormError title={actionData.error} />}
          <p>{name} is no longer named as where your meat comes from. The history keeps that it was.</p>
          <Signature falls={isCertified} />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant="danger" pendingLabel="Removing...">
            Remove
          </SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
