import type { SubmissionResult } from "@conform-to/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { BusinessStep } from "~/features/registration/business-step";
import { WizardFrame } from "~/features/registration/wizard-frame";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { FieldRow } from "~/ui/forms/field";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { type FormConstraint, useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TextLink } from "~/ui/text-link";
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

type CustomerFormProps = {
  lastResult?: SubmissionResult<string[]>;
  constraint: FormConstraint;
  redirectTo: string | null;
};

const schema = () => import("./schema").then(({ signupForm }) => signupForm);

/** [SIGNUP-1] A customer's account. */
function CustomerForm({ lastResult, constraint, redirectTo }: CustomerFormProps) {
  const [form, field] = useLazyForm({ lastResult, constraint, schema });
  return (
    <AuthFrame
      title="Sign Up"
      subtitle="Order halal food for delivery or pickup"
      foot={
        <>
          Already with HalalGo?{" "}
          <TextLink to={paths.login(redirectTo ?? undefined)} alone>
            Log In
          </TextLink>
        </>
      }
    >
      <Form method="post" replace {...form.props} className="flex flex-col gap-5">
        {form.checks}
        <ErrorSummary errors={errorList(form)} />
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <FieldRow>
          <TextField label="First Name" autoComplete="given-name" {...field("firstName")} />
          <TextField label="Last Name" autoComplete="family-name" {...field("lastName")} />
        </FieldRow>
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        <NewPasswordField label="Password" {...field("password")} />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...field("confirmPassword")} />
        <SubmitButton size="lg" wide pendingLabel="Signing up...">
          Sign Up
        </SubmitButton>
        <p className="text-center">
          <TextLink to={paths.landing()} alone>
            Go to Home
          </TextLink>
        </p>
      </Form>
    </AuthFrame>
  );
}
