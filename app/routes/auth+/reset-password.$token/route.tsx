import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { isHostError } from "~/host/errors";
import { formRefusal } from "~/host/form-refusal";
import { setNewPassword } from "~/host/password-resets.server";
import { paths } from "~/lib/paths";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { errorList, fieldProps } from "~/ui/forms/conform";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/password-field";
import { AuthFrame } from "../frame/auth-frame";
import { resetPasswordForm } from "./schema";

// The address holds a secret.
export const meta = () => [{ title: "New password · HalalGo" }, { name: "robots", content: "noindex" }];
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

export const loader = () => null;

/** [AUTH-11] Whether the link still works is told when it is used: asking would not be free of side effects everywhere. */
export async function action({ request, context, params: { token = "" } }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: resetPasswordForm });
  const hideFields = ["password", "confirmPassword"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }), ended: null }, 422);
  try {
    const message = await setNewPassword(context.host, token, submission.value.password);
    // All sessions of the account have ended with it, perhaps the one in this browser too.
    context.session.logOut();
    return await redirectWithToast(context, paths.login(), {
      type: "success",
      message: message ?? "Your password has been changed. You can log in now.",
    });
  } catch (error) {
    const refusal = formRefusal(error, "We could not save the new password. Please try again.");
    const lastResult = submission.reply({ ...refusal, hideFields });
    return data({ lastResult, ended: endedLink(error) }, refusal.status);
  }
}

/** The sentence for a link that is unknown, used or expired, and so no fault of the form; else null. */
function endedLink(error: unknown): string | null {
  if (!isHostError(error, "validation_failed", "not_found", "unsupported")) return null;
  if (Object.keys(error.errors).length > 0) return null;
  return error.hostMessage ?? "This link is no longer valid. Please ask for a new one.";
}

export default function ResetPassword() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm({
    lastResult: answer?.lastResult,
    constraint: getZodConstraint(resetPasswordForm),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: resetPasswordForm }),
  });
  if (answer?.ended) return <EndedLink sentence={answer.ended} />;
  return (
    <AuthFrame title="New password" subtitle="Choose the password you log in with from now on">
      <Form method="post" replace {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary errors={errorList(form)} />
        <PasswordField
          label="New Password"
          hint="At least 8 characters"
          autoComplete="new-password"
          {...fieldProps(fields.password)}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...fieldProps(fields.confirmPassword)}
        />
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
