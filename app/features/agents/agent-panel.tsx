import { useActionData } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { UnsavedChanges } from "~/ui/forms/unsaved-changes";
import { ActiveField, PasswordField, SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";
import type { AgentRow } from "./agents.server";

const agentFormId = "sales-agent";

const validators = {
  added: lazyValidator(async () => (await import("./schema")).newAgentForm),
  updated: lazyValidator(async () => (await import("./schema")).agentForm),
};

/** [AGT-3] The form of a sales agent, in a panel over the list. */
export function AgentPanel({ agent, closeHref }: { agent: AgentRow | null; closeHref: string }) {
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <>
      <SidePanel title={agent ? "Edit Sales Agent" : "Add Sales Agent"} closeHref={closeHref}>
        <ValidatedForm
          id={agentFormId}
          validator={agent ? validators.updated : validators.added}
          defaultValues={toFormValues(agent)}
          className="panel-form"
        >
          <PanelBody className="flex flex-col gap-4.5">
            {actionData?.formError && <FormError title={actionData.formError} />}
            <TextField label="First Name" name="first_name" required maxLength={80} />
            <TextField label="Last Name" name="last_name" required maxLength={80} />
            <TextField label="Email" name="email" type="email" required autoComplete="off" />
            <TextField label="Phone" name="phone" type="tel" required maxLength={30} />
            <PasswordField
              label="Password"
              name="password"
              required={!agent}
              autoComplete="new-password"
              hint={
                agent
                  ? "Left empty, the present one stays. A new one ends the agent's sessions."
                  : "At least 6 characters"
              }
            />
            {agent && <ActiveField hint="An inactive agent cannot log in; what they registered stays" />}
          </PanelBody>
          <PanelFoot>
            <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
              Close
            </ButtonLink>
            <SubmitButton pendingLabel="Saving...">{agent ? "Update" : "Save"}</SubmitButton>
          </PanelFoot>
        </ValidatedForm>
      </SidePanel>
      <UnsavedChanges formId={agentFormId} />
    </>
  );
}

const toFormValues = (agent: AgentRow | null) => ({
  first_name: agent?.firstName ?? "",
  last_name: agent?.lastName ?? "",
  email: agent?.email ?? "",
  phone: agent?.phone ?? "",
  is_active: String(agent?.isActive ?? true),
});
