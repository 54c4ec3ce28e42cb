import { useRef } from "react";
import type { SalesAgent } from "~/host/administration.server";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { ActiveField, PasswordField, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

const agentFormId = "sales-agent";

const validators = {
  added: lazyValidator(async () => (await import("./schema")).newAgentForm),
  updated: lazyValidator(async () => (await import("./schema")).agentForm),
};

/** [AGT-3] The form of a sales agent, in a panel over the list. */
export function AgentPanel({ agent, closeHref }: { agent: SalesAgent | null; closeHref: string }) {
  // Stays as it was when the form opened, so that a revalidation does not change what is being typed.
  const first = useRef(agent).current;
  return (
    <EditPanel
      title={agent ? "Edit Sales Agent" : "Add Sales Agent"}
      what="sales agent"
      formId={agentFormId}
      validator={agent ? validators.updated : validators.added}
      values={useRef(agentValues(first)).current}
      version={first?.version}
      closeHref={closeHref}
      saveLabel={agent ? "Update" : "Save"}
    >
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
          agent ? "Leave empty to keep the current one. A new one ends the agent's sessions." : "At least 6 characters"
        }
      />
      {agent && <ActiveField hint="An inactive agent cannot log in; what they registered stays" />}
    </EditPanel>
  );
}

/** Form values of an agent, or of a new one. */
export const agentValues = (agent: SalesAgent | null) => ({
  first_name: agent?.firstName ?? "",
  last_name: agent?.lastName ?? "",
  email: agent?.email ?? "",
  phone: agent?.phone ?? "",
  is_active: String(agent?.isActive ?? true),
});
