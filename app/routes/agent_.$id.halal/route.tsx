import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatLongDate } from "@domain/halal/halal-text";
import { AgentError } from "~/features/agents/agent-error";
import { CertificateFields, certificateFormId } from "~/features/halal-evidence/certificate-fields";
import { CertificateState } from "~/features/halal-evidence/evidence-parts";
import { certificateChoices, findEvidence, sendCertificate } from "~/features/halal-evidence/evidence.server";
import { shownSentence } from "~/features/halal-evidence/shown-sentence";
import { notFoundPage } from "~/lib/not-found-page.server";
import { registrationPaths } from "~/lib/registration-paths";
import { requireArea } from "~/session/guards.server";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";

/** [HALAL-5] The evidence of a place registered by this agent; the host checks that. */
export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  requireArea(request, context, "agent");
  const evidence = await findEvidence(context.host, id);
  if (!evidence) throw notFoundPage("There is no such business among your registrations.");
  const { view, certificates } = evidence;
  const newest = certificates
    .filter(({ scope }) => scope === "outlet")
    .sort((a, b) => b.sent_at.localeCompare(a.sent_at));
  const latest = newest[0];
  const page = await certificateChoices(context.host, evidence, latest?.id ?? null);
  return {
    ...page,
    name: view.name,
    sentence: shownSentence(evidence),
    isSigned: view.declared_at !== null,
    newest: latest?.id ?? "none",
    certificates: certificates.map((one) => ({
      id: one.id,
      title: `${one.certifier}, ${one.number}`,
      until: formatLongDate(one.expires_on),
      state: one.state,
      comment: one.reason ?? one.question,
    })),
  };
}

/** [HALAL-5] */
export function action(args: ActionFunctionArgs) {
  requireArea(args.request, args.context, "agent");
  const { id = "" } = args.params;
  return sendCertificate(args, id, registrationPaths.agentHalal(id));
}

export const meta = ({ data }: { data?: { name: string } }) => [
  { title: `${data?.name ?? "Business"} · Halal evidence · HalalGo` },
];

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).certificateForm);

/**
 * [HALAL-5] What customers see about a place the agent has registered, its certificates, and the form for a new one.
 */
export default function AgentHalal() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <div className="bg-sunken min-h-dvh">
      <QuietHeader>
        <TextLink to={registrationPaths.ofAgent()} alone>
          Your registrations
        </TextLink>
      </QuietHeader>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-180 px-4 pt-6 pb-12 md:px-6 md:pt-9">
        <h1 className="text-title break-words">{page.name}</h1>
        <p className="text-lead mt-1 mb-6">{page.sentence}</p>
        <TitledCard title="Certificates" className="mb-4">
          {page.certificates.length === 0 && <p className="text-quiet mt-1">None was sent yet.</p>}
          <ul className="divide-line divide-y">
            {page.certificates.map(({ id, title, until, state, comment }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
                <div className="min-w-0">
                  <p className="text-label text-ink break-words">{title}</p>
                  <p className="text-meta text-quiet">until {until}</p>
                  {comment && <p className="text-meta break-words whitespace-pre-line">{comment}</p>}
                </div>
                <CertificateState state={state} />
              </li>
            ))}
          </ul>
        </TitledCard>
        <TitledCard title={page.isRenewal ? "Send the next certificate" : "Send a certificate"}>
          <p className="text-meta text-quiet mb-4">
            {page.note}
            {page.isSigned ? "" : " The owner still has to sign what is halal there, in Settings / Halal."}
          </p>
          <ValidatedForm
            key={page.newest}
            id={certificateFormId}
            validator={validator}
            defaultValues={page.values}
            encType="multipart/form-data"
            className="flex flex-col gap-4.5"
          >
            {actionData?.formError && <FormError title={actionData.formError} />}
            <CertificateFields {...page} />
            <SubmitButton pendingLabel="Sending...">Send certificate</SubmitButton>
          </ValidatedForm>
        </TitledCard>
      </main>
    </div>
  );
}

export { AgentError as ErrorBoundary };
