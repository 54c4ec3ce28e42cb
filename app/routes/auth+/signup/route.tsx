import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { BusinessStep } from "~/features/registration/business-step";
import { runWizard } from "~/features/registration/wizard-action.server";
import { WizardFrame } from "~/features/registration/wizard-frame";
import { loadWizard } from "~/features/registration/wizard-page.server";
import { formRefusal, isHostError } from "~/host/errors";
import { paths, withQuery } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { getHomePath } from "~/session/areas";
import { authenticatorFor, SignedUpButNotLoggedInError } from "~/session/authenticator.server";
import { openSession } from "~/session/login.server";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton } from "~/ui/button";
import { FieldRow } from "~/ui/forms/field";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { type FormConstraint, useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TextLink } from "~/ui/text-link";
import { signupForm } from "./schema";

/** [ROUTE-4] */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(query.get("redirectTo"));
  if (isForBusiness(query)) return { kind: "business" as const, wizard: await loadWizard(args) };
  const { user } = context.session;
  if (user) throw redirect(redirectTo ?? getHomePath(user.role).to);
  return { kind: "user" as const, redirectTo, constraint: getZodConstraint(signupForm) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return isForBusiness(new URL(request.url).searchParams) ? runWizard(args) : signUpCustomer(request, context);
}

const isForBusiness = (query: URLSearchParams) => query.get("user_type") !== "user";

const created = "Account created successfully";
const unclear =
  "We got no answer: your account may be created already. Press again, and log in if the email address is taken.";

/** [SIGNUP-4, SIGNUP-5] */
async function signUpCustomer(request: Request, context: AppLoadContext) {
  const form = await readForm(request.clone());
  const submission = parseWithZod(form, { schema: signupForm });
  const hideFields = ["password", "confirmPassword"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  try {
    const login = await authenticatorFor(context).authenticate("signup", request);
    const { message } = await openSession(context, login);
    const next = withQuery(paths.welcome(), { redirectTo: safeRedirect(form.get("redirectTo")) });
    return await redirectWithToast(context, next, { type: "success", message: message ?? created });
  } catch (error) {
    if (error instanceof SignedUpButNotLoggedInError)
      return redirectWithToast(context, paths.home(), { type: "success", message: error.hostMessage ?? created });
    const refusal = formRefusal(error, "We could not create your account. Please try again.", unclear);
    if (isHostError(error, "email_taken")) {
      refusal.fieldErrors = { email: [error.message] };
      refusal.formErrors = [];
    }
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}

export const meta = ({ data: page }: { data?: { kind: string } }) => [
  { title: `${page?.kind === "user" ? "Sign Up" : "Register your Business"} · HalalGo` },
];

export default function SignupPage() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (page.kind === "business")
    return (
      <WizardFrame page={page.wizard}>
        <BusinessStep page={page.wizard} lastResult={actionData?.lastResult ?? page.wizard.problem} />
      </WizardFrame>
    );
  return (
    <CustomerForm
      lastResult={actionData?.lastResult ?? undefined}
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
