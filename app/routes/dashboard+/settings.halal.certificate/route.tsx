import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { CertificateFields, certificateFormId as formId } from "~/features/halal-evidence/certificate-fields";
import { certificateChoices, loadOwnEvidence, sendCertificate } from "~/features/halal-evidence/evidence.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

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
  return (
    <EditPanel
      title={page.isRenewal ? "Renew certificate" : "Send a certificate"}
      note={page.note}
      what="certificate"
      formId={formId}
      validator={validator}
      values={values}
      hasFile
      closeHref={dashboardPaths.dashboardHalal()}
      saveLabel="Send certificate"
      pendingLabel="Sending..."
    >
      <CertificateFields {...page} />
    </EditPanel>
  );
}
