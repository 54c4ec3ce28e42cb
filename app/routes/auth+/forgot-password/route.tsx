import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { errorList } from "~/ui/forms/conform";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { TextField } from "~/ui/forms/text-field";
import { useLazyForm } from "~/ui/forms/use-lazy-form";
import { TextLink } from "~/ui/text-link";
import { AuthFrame } from "~/features/auth/auth-frame";
import { LinkSent, NotOffered } from "./outcomes";
import type { action, loader } from "./forgot-password-page.server";

export { action, loader } from "./forgot-password-page.server";

export const meta = () => [{ title: "Forgot password · HalalGo" }];

const schema = () => import("./schema").then(({ forgotPasswordForm }) => forgotPasswordForm);

export default function ForgotPassword() {
  const { isSent, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, field] = useLazyForm({
    lastResult: answer?.lastResult,
    constraint,
    schema,
    shouldValidate: "onSubmit",
  });
  if (isSent) return <LinkSent />;
  if (answer?.isOffered === false) return <NotOffered />;
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
