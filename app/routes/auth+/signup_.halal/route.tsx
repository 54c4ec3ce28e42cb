import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { FileSlot, refusalText } from "~/features/registration/file-slot";
import { HalalFields } from "~/features/registration/halal-fields";
import { StepForm } from "~/features/registration/step-form";
import { useUploads } from "~/features/registration/use-uploads";
import type { runWizard } from "~/features/registration/wizard-action.server";
import { WizardFrame } from "~/features/registration/wizard-frame";
import type { loadWizard } from "~/features/registration/wizard-page.server";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorList } from "~/ui/forms/validation/conform";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { Icon } from "~/ui/icon";
import { Khatim } from "~/ui/illustration";

export { runWizard as action } from "~/features/registration/wizard-action.server";
export { loadWizard as loader } from "~/features/registration/wizard-page.server";

export const meta = () => [{ title: "Register your Business · HalalGo" }];

const schema = () => import("~/features/registration/schemas").then(({ halalStep }) => halalStep);

/** Either shows the certificate. */
const papers: string[] = ["halal_certificate", "halal_photo"];

/** [HALAL-4] The first part of step 3: what is halal here, and how to verify it. */
export default function HalalStepPage() {
  const page = useLoaderData<typeof loadWizard>();
  const actionData = useActionData<typeof runWizard>();
  const lastResult = actionData?.lastResult ?? page.problem;
  const [form, field] = useLazyForm({ lastResult, constraint: page.constraint, schema, defaultValue: page.values });
  const { files, sending, failed, send } = useUploads(page.files);
  const isSending = sending.length > 0;
  // What was refused of one way is not said any more once the other is chosen, nor that a paper is missing once it is sent.
  const [outdated, setOutdated] = useState<typeof actionData>();
  const isSent = files.some(({ field: kind }) => papers.includes(kind));
  const refused: FileRefusal[] = actionData === outdated ? [] : (actionData?.refusals ?? []);
  const refusals = refused.filter(({ field: kind, name }) => name !== "" || !isSent || !papers.includes(kind));
  const shownRefusals = failed ?? refusals;
  return (
    <WizardFrame page={page}>
      <StepForm
        step="halal"
        files
        form={form}
        isHeld={() => isSending}
        errors={[
          ...errorList(form),
          ...refusals.map(({ field: id, ...refusal }) => ({ id, message: refusalText(refusal) })),
        ]}
        next={
          <SubmitButton
            size="lg"
            iconEnd="arrow-right"
            name="intent"
            value="next"
            pending={isSending || undefined}
            pendingLabel={isSending ? "Uploading..." : undefined}
            className="max-md:w-full md:min-w-45"
          >
            Next: bank details
          </SubmitButton>
        }
      >
        <Card
          as="section"
          aria-labelledby="halal"
          className="flex flex-col gap-5.5"
          onChange={({ target }) => {
            if (target instanceof HTMLInputElement && target.name === "evidence") setOutdated(actionData);
          }}
        >
          <div>
            <div className="flex items-center gap-3">
              <Khatim size={40} className="bg-primary-soft text-primary">
                <Icon name="seal-check" weight="fill" size={20} />
              </Khatim>
              <h2 id="halal" className="text-section flex-1">
                Halal
              </h2>
              <p className="text-meta text-quiet">Part 1 of 3</p>
            </div>
            <p className="text-body mt-2">
              Customers read who says so, and since when. What you leave open says “Not stated”.
            </p>
          </div>
          <HalalFields
            field={field}
            errors={form.allErrors}
            formId={form.id}
            suppliers={lastResult?.initialValue?.suppliers ?? page.values.suppliers}
            certifiers={page.halal?.certifiers ?? []}
            today={page.halal?.today ?? ""}
            upload={({ kind, label, hint }) => (
              <FileSlot
                kind={kind}
                label={label}
                hint={hint}
                form={form.id}
                files={files.filter((file) => file.field === kind)}
                sending={sending.filter((file) => file.field === kind)}
                refusals={shownRefusals.filter((refusal) => refusal.field === kind)}
                onFiles={(chosen) => send(kind, chosen)}
              />
            )}
          />
        </Card>
      </StepForm>
    </WizardFrame>
  );
}
