import { useActionData, useLoaderData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { StepForm, type StepProps } from "~/features/registration/step-form";
import type { runWizard } from "~/features/registration/wizard-action.server";
import { WizardFrame } from "~/features/registration/wizard-frame";
import type { loadWizard } from "~/features/registration/wizard-page.server";
import { SubmitButton } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { FieldRow } from "~/ui/forms/field";
import { PasswordField } from "~/ui/forms/password-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { Icon } from "~/ui/icon";
import { TitledCard } from "~/ui/layout/titled-card";

export { runWizard as action } from "~/features/registration/wizard-action.server";
export { loadWizard as loader } from "~/features/registration/wizard-page.server";

export const meta = () => [{ title: "Register your Business · HalalGo" }];

/** Step 4 of a business's registration. */
export default function AgentStepPage() {
  const page = useLoaderData<typeof loadWizard>();
  const actionData = useActionData<typeof runWizard>();
  return (
    <WizardFrame page={page}>
      <AgentStep page={page} lastResult={actionData?.lastResult ?? page.problem} />
    </WizardFrame>
  );
}

const schema = () => import("~/features/registration/schemas").then(({ agentStep }) => agentStep);

/** [WIZ-17, AGENT-1…7] */
function AgentStep({ page, lastResult }: StepProps) {
  const { values, constraint, agent } = page;
  const [form, field] = useLazyForm({ lastResult, constraint, schema, defaultValue: values });
  const isSalesPerson = field("isSalesPerson");
  const [isAgent, setAgent] = useState(isSalesPerson.defaultValue === "on");
  return (
    <StepForm
      step={4}
      form={form}
      errors={errorList(form)}
      next={
        <SubmitButton
          size="lg"
          name="intent"
          value="complete"
          pendingLabel={isAgent && !agent ? "Logging in..." : "Submitting..."}
          className="max-md:w-full"
        >
          Complete Registration
        </SubmitButton>
      }
    >
      <TitledCard title="Sales agent" className="group">
        {agent ? (
          <Note icon="seal-check">
            You are logged in as the sales agent <b className="text-ink">{agent}</b>. The registration is submitted in
            your name.
          </Note>
        ) : (
          <>
            <CheckboxField
              label="Are you registering this business as a sales person?"
              className="mt-2"
              {...isSalesPerson}
              onChange={({ currentTarget }) => setAgent(currentTarget.checked)}
            />
            <div className="group-has-checked:hidden">
              <Note icon="info">
                The registration is submitted directly. If a sales agent helps you, let them log in here.
              </Note>
            </div>
            <div className="mt-4 hidden group-has-checked:block">
              <FieldRow>
                <TextField label="Agent email" type="email" autoComplete="off" {...field("agentEmail")} />
                <PasswordField label="Agent password" autoComplete="off" {...field("agentPassword")} />
              </FieldRow>
            </div>
          </>
        )}
      </TitledCard>
    </StepForm>
  );
}

function Note({ icon, children }: { icon: "info" | "seal-check"; children: ReactNode }) {
  return (
    <p className="rounded-control bg-info-soft text-info-text text-body mt-3 flex gap-2.5 px-4 py-3">
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
