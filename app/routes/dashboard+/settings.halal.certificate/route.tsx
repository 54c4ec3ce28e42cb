import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { CertificateFields, certificateFormId as formId } from "~/features/halal-evidence/certificate-fields";
import { certificateChoices, loadOwnEvidence, sendCertificate } from "~/features/halal-evidence/evidence.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { UnsavedChanges } from "~/ui/forms/unsaved-changes";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";

/** The form, prefilled with the lasting facts of the certificate in `?from`. */
export async function loader(args: LoaderFunctionArgs) {
  const { evidence } = await loadOwnEvidence(args);
  return certificateChoices(args.context.host, evidence, new URL(args.request.url).searchParams.get("from"));
}

/** [HALAL-2] */
export function action(args: ActionFunctionArgs) {
  const { restaurant } = requireEditor(args.request, args.context);
  return sendCertificate(args, restaurant.id, dashboardPaths.dashboardHalal());
}

export const meta = () => [{ title: "Send a certificate · HalalGo" }];

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).certificateForm);

/**
 * [HALAL-2, HALAL-5] Submits a certificate and its facts. A new one does not replace the old one, which stays valid
 * until it ends.
 */
export default function SendCertificate() {
  const page = useLoaderData<typeof loader>();
  // Input is preserved when others change the evidence.
  const values = useRef(page.values).current;
  const actionData = useActionData<{ formError?: string | null }>();
  const close = dashboardPaths.dashboardHalal();
  return (
    <>
      <SidePanel
        title={page.isRenewal ? "Renew certificate" : "Send a certificate"}
        closeHref={close}
        head={
          <p className="text-meta text-quiet">
            We compare the paper with what you enter and ask the certifier. A certificate that counts now goes on
            counting.
          </p>
        }
      >
        <ValidatedForm
          id={formId}
          validator={validator}
          defaultValues={values}
          encType="multipart/form-data"
          className="panel-form"
        >
          <PanelBody className="flex flex-col gap-4.5">
            {actionData?.formError && <FormError title={actionData.formError} />}
            <CertificateFields {...page} />
          </PanelBody>
          <PanelFoot>
            <ButtonLink to={close} variant="secondary" preventScrollReset>
              Close
            </ButtonLink>
            <SubmitButton pendingLabel="Sending...">Send certificate</SubmitButton>
          </PanelFoot>
        </ValidatedForm>
      </SidePanel>
      <UnsavedChanges formId={formId} />
    </>
  );
}
