import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { teamCalls } from "@domain/contract/calls/team";
import { AuthFrame } from "~/features/auth/auth-frame";
import { formRefusal, isHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { getHomePath } from "~/session/areas";
import { authenticatorFor } from "~/session/authenticator.server";
import { openSession } from "~/session/login.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary, FormError } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TextLink } from "~/ui/text-link";
import { invitationForms } from "./schema";

/** The link's invitation; null if it is used, withdrawn or expired. `other`: the address of whoever else is logged in here; `home`: where whoever is logged in works. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const invitation = await context.host
    .call(teamCalls.getInvitation, { params: { token }, bearer: null })
    .catch((error: unknown) => {
      if (isHostError(error, "not_found", "unsupported", "validation_failed")) return null;
      throw error;
    });
  const kind = invitation?.has_account ? "knownPerson" : "newPerson";
  const { user } = context.session;
  const other = user?.email;
  const isSame = other?.toLowerCase() === invitation?.email.toLowerCase();
  const body = {
    invitation,
    other: isSame ? null : (other ?? null),
    home: user ? getHomePath(user.role) : null,
    constraint: getZodConstraint(invitationForms[kind]),
  };
  return data(body, invitation ? 200 : 404);
}

/** Joins the team and opens its dashboard; anybody logged in here before is logged out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const kind = form.has("first_name") ? "newPerson" : "knownPerson";
  const submission = parseWithZod(form, { schema: invitationForms[kind] });
  const hideFields = ["password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  try {
    const login = await authenticatorFor(context).authenticate("invitation", request);
    await openSession(context, login);
    const message = login.message ?? "Welcome to the team";
    return await redirectWithToast(context, paths.dashboard(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not accept the invitation. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}

// The URL contains a secret.
export const meta = () => [{ title: "Invitation · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

const newSchema = () => import("./schema").then(({ invitationForms }) => invitationForms.newPerson);
const knownSchema = () => import("./schema").then(({ invitationForms }) => invitationForms.knownPerson);

/** The page an invitation to a restaurant's team opens. */
export default function Invitation() {
  const { invitation, other, home } = useLoaderData<typeof loader>();
  if (invitation) return <JoinForm invitation={invitation} />;
  return (
    <AuthFrame title="Invitation ended" subtitle={<span role="alert">This invitation is no longer valid.</span>}>
      <p className="text-body mb-5 text-center break-words">
        {home
          ? `You are logged in as ${other}. If you have not joined yet, ask the restaurant for a new one.`
          : "Have you joined already? Then log in. Otherwise ask the restaurant for a new one."}
      </p>
      <ButtonLink to={home?.to ?? paths.login()} size="lg" wide>
        {home?.label ?? "Log In"}
      </ButtonLink>
    </AuthFrame>
  );
}

type Invited = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["invitation"]>;

function JoinForm({ invitation }: { invitation: Invited }) {
  const { other } = useLoaderData<typeof loader>();
  const { restaurant_name: place, email, role, has_account: isKnown } = invitation;
  return (
    <AuthFrame title={`Join ${place}`} subtitle={`As ${role === "manager" ? "a manager" : "staff"}, with ${email}`}>
      {other !== null && (
        <p className="text-body mb-5 break-words">
          You are logged in as <b className="text-ink">{other}</b>. Joining logs that account out here and logs you in
          as {email}.
        </p>
      )}
      {isKnown ? <KnownPerson email={email} /> : <NewPerson email={email} />}
    </AuthFrame>
  );
}

function NewPerson({ email }: { email: string }) {
  const { constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: actionData?.lastResult, constraint, schema: newSchema });
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
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: actionData?.lastResult, constraint, schema: knownSchema });
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
