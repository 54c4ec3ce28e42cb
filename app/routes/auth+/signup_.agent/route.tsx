import { useActionData, useLoaderData } from "@remix-run/react";
import { WizardFrame } from "~/features/registration/wizard-frame";
import type { runWizard, loadWizard } from "~/features/registration/wizard.server";
import { AgentStep } from "./agent-step";

export { runWizard as action, loadWizard as loader } from "~/features/registration/wizard.server";

export const meta = () => [{ title: "Register your Business · HalalGo" }];

/** Step 4 of a business's registration. */
export default function AgentStepPage() {
  const page = useLoaderData<typeof loadWizard>();
  const answer = useActionData<typeof runWizard>();
  return (
    <WizardFrame page={page}>
      <AgentStep page={page} lastResult={answer?.lastResult ?? page.problem} />
    </WizardFrame>
  );
}
