import { useActionData, useLoaderData } from "@remix-run/react";
import { BusinessStep } from "~/features/registration/business-step";
import { WizardFrame } from "~/features/registration/wizard-frame";
import { CustomerForm } from "./customer-form";
import type { action, loader } from "./signup-page.server";

export { action, loader } from "./signup-page.server";

export const meta = ({ data: page }: { data?: { kind: string } }) => [
  { title: `${page?.kind === "user" ? "Sign Up" : "Register your Business"} · HalalGo` },
];

export default function SignupPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.kind === "business")
    return (
      <WizardFrame page={page.wizard}>
        <BusinessStep page={page.wizard} lastResult={answer?.lastResult ?? page.wizard.problem} />
      </WizardFrame>
    );
  return (
    <CustomerForm
      lastResult={answer?.lastResult ?? undefined}
      constraint={page.constraint}
      redirectTo={page.redirectTo}
    />
  );
}
