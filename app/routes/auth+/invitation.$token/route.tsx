import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary, FormError } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TextLink } from "~/ui/text-link";
import type { action, loader } from "./invitation-page.server";

export { action, loader } from "./invitation-page.server";

// The URL contains a secret.
export const meta = () => [{ title: "Invitation · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

const newSchema = () => import("./schema").then(({ invitationForms }) => invitationForms.newPerson);
const knownSchema = () => import("./schema").then(({ invitationForms }) => invitationForms.knownPerson);

/** The page an invitation to a restaurant's team opens. */
export default function Invitation() {
  const { invitation } = useLoaderData<typeof loader>();
  if (invitation) return <JoinForm invitation={invitation} />;
  return (
    <AuthFrame title="Invitation ended" subtitle={<span role="alert">This invitation is no longer valid.</span>}>
      <p className="text-body mb-5 text-center">Please ask the restaurant for a new one.</p>
      <ButtonLink to={paths.login()} size="lg" wide>
        Log In
      </ButtonLink>
    </AuthFrame>
  );
}

type Invited = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["invitation"]>;

function JoinForm({ invitation }: { invitation: Invited }) {
  const { restaurant_name: place, email, role, has_account: isKnown } = invitation;
  return (
    <AuthFrame title={`Join ${place}`} subtitle={`As ${role === "manager" ? "a manager" : "staff"}, with ${email}`}>
      {isKnown ? <KnownPerson email={email} /> : <NewPerson email={email} />}
    </AuthFrame>
  );
}

function NewPerson({ email }: { email: string }) {
  const { constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: answer?.lastResult, constraint, schema: newSchema });
  return (
    <Form method="post" replace {...form.props} className="flex flex-col gap-5">
      {form.checks}
      <Refusal form={form} />
      <Username email={email} />
      <TextField label="First Name" autoComplete="given-name" {...field("first_name")} />
      <TextField label="Last Name" autoComplete="family-name" {...field("last_name")} />
      <NewPasswordField label="Password" {...field("password")} />
      <Join />
    </Form>
  );
}

function KnownPerson({ email }: { email: string }) {
  const { constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: answer?.lastResult, constraint, schema: knownSchema });
  return (
    <Form method="post" replace {...form.props} className="flex flex-col gap-5">
      {form.checks}
      <Refusal form={form} />
      <Username email={email} />
      <PasswordField
        label="Password"
        hint="The one you log in to HalalGo with"
        autoComplete="current-password"
        aside={<TextLink to={paths.forgotPassword()}>Forgot password?</TextLink>}
        {...field("password")}
      />
      <Join />
    </Form>
  );
}

/** The host's error for the whole form, otherwise the errors of its fields. */
function Refusal({ form }: { form: Parameters<typeof errorList>[0] & { errors?: readonly string[] } }) {
  const whole = form.errors?.[0];
  return whole ? <FormError title={whole} /> : <ErrorSummary errors={errorList(form)} />;
}

/** Tells password managers which account the password belongs to. */
const Username = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} />
);

const Join = () => (
  <SubmitButton size="lg" wide pendingLabel="Joining...">
    Join the team
  </SubmitButton>
);
