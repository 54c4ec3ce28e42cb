import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountCalls } from "@domain/contract/calls/accounts";
import { AuthFrame } from "~/features/auth/auth-frame";
import { formRefusal, isHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import { forgotPasswordForm } from "./schema";

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.has("sent"),
  constraint: getZodConstraint(forgotPasswordForm),
});

/** [AUTH-11] The response is the same for known and unknown addresses. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordForm });
  if (submission.status !== "success") return data({ lastResult: submission.reply(), isOffered: true }, 422);
  try {
    await context.host.send(accountCalls.requestPasswordReset, { body: { email: submission.value.email } });
  } catch (error) {
    const refusal = formRefusal(error, "We could not send the link. Please try again.");
    const isOffered = !isHostError(error, "unsupported");
    return data({ lastResult: submission.reply(refusal), isOffered }, refusal.status);
  }
  return redirect(paths.forgotPassword({ sent: 1 }));
}

export const meta = () => [{ title: "Forgot password · HalalGo" }];

const schema = () => import("./schema").then(({ forgotPasswordForm }) => forgotPasswordForm);

export default function ForgotPassword() {
  const { isSent, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({
    lastResult: actionData?.lastResult,
    constraint,
    schema,
    shouldValidate: "onSubmit",
  });
  if (isSent) return <LinkSent />;
  if (actionData?.isOffered === false) return <NotOffered />;
  return (
    <AuthFrame
      title="Forgot your password?"
      subtitle="We send you a link to set a new one"
      foot={
        <>
          Remembered it?{" "}
          <TextLink to={paths.login()} alone>
            Log In
          </TextLink>
        </>
      }
    >
      <Form method="post" replace {...form.props} className="flex flex-col gap-5">
        {form.checks}
        <ErrorSummary errors={errorList(form)} />
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        <SubmitButton size="lg" wide pendingLabel="Sending...">
          Send link
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}

/** The confirmation, identical whether or not the address has an account. */
function LinkSent() {
  return (
    <AuthFrame
      title="Check your email"
      subtitle="If this email has an account, we have sent a link to reset its password."
      foot={
        <>
          Nothing came?{" "}
          <TextLink to={paths.forgotPassword()} alone>
            Try again
          </TextLink>
        </>
      }
    >
      <p className="text-body bg-info-soft text-info-text rounded-control flex gap-2.5 px-4 py-3">
        <Icon name="clock" className="mt-0.5" />
        The link works once, within 60 minutes. Look into your spam folder too.
      </p>
      <ButtonLink to={paths.login()} size="lg" wide className="mt-5">
        Back to Log In
      </ButtonLink>
    </AuthFrame>
  );
}

/** For a host that sends no reset links. */
function NotOffered() {
  return (
    <AuthFrame title="Forgot your password?" subtitle="Resetting a password by email is not available here.">
      <p className="text-body text-center">
        <TextLink to={paths.contact()}>Write to us</TextLink> and we help you back into your account.
      </p>
      <ButtonLink to={paths.login()} size="lg" wide className="mt-5">
        Back to Log In
      </ButtonLink>
    </AuthFrame>
  );
}
