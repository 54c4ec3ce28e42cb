import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { type UploadKind, uploadKinds } from "@domain/registration/uploads";
import { FileSlot, refusalText } from "~/features/registration/file-slot";
import { StepForm, type StepProps } from "~/features/registration/step-form";
import { useUploads } from "~/features/registration/use-uploads";
import type { runWizard } from "~/features/registration/wizard-action.server";
import { WizardFrame } from "~/features/registration/wizard-frame";
import type { loadWizard } from "~/features/registration/wizard-page.server";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { FieldRow } from "~/ui/forms/field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TitledCard } from "~/ui/layout/titled-card";
import { useHydrated } from "~/ui/live/use-hydrated";

export { runWizard as action } from "~/features/registration/wizard-action.server";
export { loadWizard as loader } from "~/features/registration/wizard-page.server";

export const meta = () => [{ title: "Register your Business · HalalGo" }];

/** Step 3 of a business's registration. */
export default function BankingStepPage() {
  const page = useLoaderData<typeof loadWizard>();
  const actionData = useActionData<typeof runWizard>();
  return (
    <WizardFrame page={page}>
      <BankingStep
        page={page}
        lastResult={actionData?.lastResult ?? page.problem}
        refusals={actionData?.refusals ?? []}
      />
    </WizardFrame>
  );
}

const schema = () => import("~/features/registration/schemas").then(({ bankingStep }) => bankingStep);

const listUploadKinds = (asksHalal: boolean): { kind: UploadKind; hint: string }[] => [
  { kind: "voided_check", hint: "So that payouts reach the right account" },
  { kind: "menu_file", hint: "We help you to put it online" },
  { kind: "logo", hint: "The picture customers see; wide ones look best" },
  { kind: "additional_document", hint: `For example a ${asksHalal ? "license" : "halal certificate"}, up to 10` },
];

/** [WIZ-13…16] */
function BankingStep({ page, lastResult, refusals }: StepProps & { refusals: FileRefusal[] }) {
  const { values, constraint } = page;
  const [form, field] = useLazyForm({ lastResult, constraint, schema, defaultValue: values });
  const [isAgreed, setAgreed] = useState(values.agreeToTerms === "on");
  const isHydrated = useHydrated();
  const uploads = useUploads(page.files);
  const isSending = uploads.sending.length > 0;
  const terms = field("agreeToTerms");
  return (
    <StepForm
      step={3}
      files
      form={form}
      isHeld={() => isSending}
      errors={[
        ...errorList(form),
        ...refusals.map(({ field, ...refusal }) => ({ id: field, message: refusalText(refusal) })),
      ]}
      next={<NextButton isSending={isSending} isWaiting={isHydrated && !isAgreed} termsId={terms.id} />}
    >
      <BankingCard asksHalal={page.asksHalal} field={field} />
      <DocumentsCard
        asksHalal={page.asksHalal}
        form={form.id}
        uploads={uploads}
        refusals={uploads.failed ?? refusals}
      />
      <TermsCard field={terms} onAgreed={setAgreed} />
    </StepForm>
  );
}

type NextButtonProps = { isSending: boolean; isWaiting: boolean; termsId: string };

/** Waits for uploads, and with JavaScript for the agreement to the terms. */
const NextButton = ({ isSending, isWaiting, termsId }: NextButtonProps) => (
  <div className="flex flex-col items-end gap-1.5 max-md:w-full">
    <SubmitButton
      size="lg"
      iconEnd="arrow-right"
      name="intent"
      value="next"
      disabled={isWaiting}
      pending={isSending || undefined}
      pendingLabel={isSending ? "Uploading..." : undefined}
      aria-describedby={isWaiting ? "next-needs" : undefined}
      className="max-md:w-full md:min-w-45"
    >
      Next
    </SubmitButton>
    {isWaiting && (
      <p id="next-needs" className="text-meta text-quiet">
        <a href={`#${termsId}`} className="text-primary underline underline-offset-3">
          Agree to the terms
        </a>{" "}
        to go on.
      </p>
    )}
  </div>
);

type Field = ReturnType<typeof useLazyForm<Awaited<ReturnType<typeof schema>>>>[1];

const BankingCard = ({ asksHalal, field }: { asksHalal: boolean; field: Field }) => (
  <TitledCard
    title="Banking"
    text="Where we send your payouts. Stored encrypted. You can leave it empty."
    aside={asksHalal && <p className="text-meta text-quiet">Part 2 of 3</p>}
    className="flex flex-col gap-5.5"
  >
    <TextField label="Bank name" optional {...field("bankName")} />
    <FieldRow>
      <TextField
        label="Routing number"
        hint="Nine digits, at the foot of a check"
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field("routingNumber")}
      />
      <TextField
        label="Account number"
        hint="Digits only"
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field("accountNumber")}
      />
    </FieldRow>
  </TitledCard>
);

type DocumentsCardProps = {
  asksHalal: boolean;
  /** The id of the form that the files belong to. */
  form: string;
  uploads: ReturnType<typeof useUploads>;
  refusals: FileRefusal[];
};

const DocumentsCard = ({ asksHalal, form, uploads: { files, sending, send }, refusals }: DocumentsCardProps) => (
  <TitledCard
    id="documents"
    title="Documents"
    text="File type: PDF, JPEG, PNG. Up to 10 MB each; all are optional."
    aside={asksHalal && <p className="text-meta text-quiet">Part 3 of 3</p>}
  >
    <div className="divide-line mt-2 divide-y">
      {listUploadKinds(asksHalal).map(({ kind, hint }) => (
        <FileSlot
          key={kind}
          kind={kind}
          label={kind === "additional_document" ? "Additional documents" : uploadKinds[kind].label}
          hint={kind === "logo" ? `${hint}. JPEG or PNG only.` : hint}
          form={form}
          files={files.filter(({ field }) => field === kind)}
          sending={sending.filter(({ field }) => field === kind)}
          refusals={refusals.filter(({ field }) => field === kind)}
          onFiles={(chosen) => send(kind, chosen)}
        />
      ))}
    </div>
  </TitledCard>
);

type TermsCardProps = { field: ReturnType<Field>; onAgreed: (isAgreed: boolean) => void };

const TermsCard = ({ field, onAgreed }: TermsCardProps) => (
  <Card padded={false} className="px-5 py-3 md:px-6">
    <CheckboxField
      label={
        <>
          I agree to the{" "}
          <a
            href={paths.termsPdf()}
            target="_blank"
            rel="noreferrer"
            className="text-primary underline underline-offset-3"
          >
            terms and conditions<span className="sr-only"> (PDF, opens in a new tab)</span>
          </a>
        </>
      }
      {...field}
      onChange={({ currentTarget }) => onAgreed(currentTarget.checked)}
    />
  </Card>
);
