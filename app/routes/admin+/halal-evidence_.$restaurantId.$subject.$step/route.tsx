import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { halalCalls } from "@domain/contract/calls/halal";
import type { OwnCertificate } from "@domain/contract/halal";
import type { CertificateScope } from "@domain/halal/certificate";
import { refusalReasons, statementRefusalReasons } from "@domain/values/choices";
import { findEvidence } from "~/features/halal-evidence/evidence.server";
import { stepForms } from "~/features/halal-evidence/schema";
import { nextInQueueHref, readQueueKind } from "~/features/halal-queue/queue.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { RadioGroup, SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Decide about evidence · HalalGo" }];

const words = {
  ask: {
    title: "Ask the owner",
    label: "What you need to know",
    send: "Ask",
    busy: "Asking...",
    done: "Question sent to the owner",
  },
  refuse: { title: "Refuse the certificate", label: "In words", send: "Refuse", busy: "Refusing...", done: "Refused" },
  refuseStatement: {
    title: "Refuse the statement",
    label: "In words",
    send: "Refuse",
    busy: "Refusing...",
    done: "Refused",
  },
  revoke: { title: "Revoke the certificate", label: "Reason", send: "Revoke", busy: "Revoking...", done: "Revoked" },
} as const;
type Step = keyof typeof words;

const statement = "declaration";

/** The step in the address: a statement is not revoked, but refused. */
function parseStep({ subject, step }: { subject?: string | undefined; step?: string | undefined }): Step | null {
  if (step === "ask") return step;
  if (subject === statement) return step === "refuse" ? "refuseStatement" : null;
  return step === "refuse" || step === "revoke" ? step : null;
}

const reasonsFor = (step: Step) =>
  step === "refuse" ? refusalReasons : step === "refuseStatement" ? statementRefusalReasons : null;

/** The certificate with this id, or the place's statement, if it can still be decided. Throws the 404 page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const [id, step] = [params.restaurantId ?? "", parseStep(params)];
  const evidence = await findEvidence(context.host, id);
  const certificate = evidence?.certificates.find((one) => one.id === params.subject);
  const subject = params.subject === statement ? evidence : certificate;
  if (!evidence || !subject || !step)
    throw notFoundPage("There is no such evidence.", {
      to: dashboardPaths.adminHalal(),
      label: "Back to Halal Evidence",
    });
  const back = dashboardPaths.adminHalalReview(id, params.subject ?? "", { kind: readQueueKind(request) });
  const note = step === "ask" && certificate ? suggestedQuestion(certificate, evidence.view) : "";
  const { name } = evidence.view;
  return { id: certificate?.id ?? id, step, back, name, version: subject.version, note, scope: certificate?.scope };
}

/** [HALAL-2] Before it is pressed: a revocation of the kitchen's certificate takes the owner's statement along. */
const revokedText = (scope: CertificateScope | undefined, name: string): string =>
  scope === "outlet"
    ? `Customers of ${name} will read “Certificate withdrawn”. What the owner states does not count any more either, until you verify a certificate or accept a new statement.`
    : `Customers of ${name} will no longer see this certificate.`;

/** The differences as a prepared question. */
function suggestedQuestion(
  { differences, holder, address }: OwnCertificate,
  place: { name: string; address: string },
): string {
  const requests = {
    holder: `The certificate names ${holder}. We know your business as ${place.name}. Who is that?`,
    address: `The certificate names ${address}. Your place is at ${place.address}. Is it the same kitchen?`,
  };
  return differences.map((field) => requests[field]).join("\n");
}

/**
 * [HALAL-8] The owner is notified; if a colleague decided meanwhile, or the owner signed again, that stays and the dialog
 * says so.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  requireArea(request, context, "admin");
  const step = parseStep(params) ?? "ask";
  const result = await createValidator(stepForms[step]).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version = 0, note, reason } = result.data;
  const isNamed = reason !== undefined && reason !== reasonsFor(step)?.at(-1);
  const decision = { version, note: [isNamed && `${reason}.`, note].filter(Boolean).join(" ") };
  const [id, certificateId] = [params.restaurantId ?? "", params.subject ?? ""];
  const { host } = context;
  try {
    const { message } = await decide();
    const toast = { type: "success", message: message ?? words[step].done } as const;
    return await redirectWithToast(context, await nextInQueueHref(context.host, args), toast);
  } catch (error) {
    const refusal = formRefusal(error, "That could not be done");
    return data({ ...refusedForm(result, refusal), error: refusal.formErrors[0] }, refusal.status);
  }

  function decide() {
    if (certificateId === statement) {
      const body = { ...decision, step: step === "ask" ? step : ("refuse" as const) };
      return host.send(halalCalls.reviewDeclaration, { params: { id }, body });
    }
    const body = { ...decision, step: step === "refuseStatement" ? ("refuse" as const) : step };
    return host.send(halalCalls.decideCertificate, { params: { id, certificateId }, body });
  }
}

const validators = {
  ask: lazyValidator(async () => (await import("~/features/halal-evidence/schema")).stepForms.ask),
  refuse: lazyValidator(async () => (await import("~/features/halal-evidence/schema")).stepForms.refuse),
  refuseStatement: lazyValidator(
    async () => (await import("~/features/halal-evidence/schema")).stepForms.refuseStatement,
  ),
  revoke: lazyValidator(async () => (await import("~/features/halal-evidence/schema")).stepForms.revoke),
};

export default function DecisionInWords() {
  const { id, step, back, name, version, note, scope } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { title, label, send, busy } = words[step];
  const reasons = reasonsFor(step);
  return (
    <Dialog size="sm" title={title} closeHref={back}>
      <ValidatedForm id={`${step}-${id}`} validator={validators[step]} defaultValues={{ note }} className="panel-form">
        <input type="hidden" name="version" value={version} />
        <PanelBody className="flex flex-col gap-4.5">
          {actionData?.error && <FormError title={actionData.error} />}
          {step === "revoke" && <p>{revokedText(scope, name)}</p>}
          {step === "refuseStatement" && <p>For customers of {name} it does not count until the owner signs again.</p>}
          {reasons && (
            <RadioGroup
              label="Reason"
              name="reason"
              required
              options={reasons.map((value) => ({ value, label: value }))}
            />
          )}
          <TextArea
            label={label}
            name="note"
            rows={6}
            maxLength={400}
            hint="The owner sees it, also by email."
            {...(reasons ? { optional: true } : { required: true })}
          />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant={step === "ask" ? "primary" : "danger"} pendingLabel={busy}>
            {send}
          </SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
