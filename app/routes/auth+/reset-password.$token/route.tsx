import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import type { action, loader } from "./reset-password-page.server";

export { action, loader } from "./reset-password-page.server";

// The URL contains a secret.
export const meta = () => [{ title: "New password · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

const schema = () => import("./schema").then(({ resetPasswordForm }) => resetPasswordForm);

export default function ResetPassword() {
  const { constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: answer?.lastResult, constraint, schema });
  if (answer?.ended) return <EndedLink sentence={answer.ended} />;
  return (
    <AuthFrame title="New password" subtitle="Choose the password you log in with from now on">
      <Form method="post" replace {...form.props} className="flex flex-col gap-5">
        {form.checks}
        <ErrorSummary errors={errorList(form)} />
        <NewPasswordField label="New Password" {...field("password")} />
        <PasswordField label="Confirm New Password" autoComplete="new-password" {...field("confirmPassword")} />
        <SubmitButton size="lg" wide pendingLabel="Saving...">
          Save new password
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}

function EndedLink({ sentence }: { sentence: string }) {
  return (
    <AuthFrame title="Link expired" subtitle={<span role="alert">{sentence}</span>}>
      <ButtonLink to={paths.forgotPassword()} size="lg" wide>
        Ask for a new link
      </ButtonLink>
    </AuthFrame>
  );
}
