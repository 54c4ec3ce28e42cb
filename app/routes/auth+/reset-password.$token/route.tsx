import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountCalls } from "@domain/contract/calls/accounts";
import { AuthFrame } from "~/features/auth/auth-frame";
import { formRefusal, isHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { resetPasswordForm } from "./schema";

/** [AUTH-11] A dead link says so before a password is thought up, where the host can tell without using it. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const ended = await context.host
    .call(accountCalls.checkPasswordReset, { params: { token } })
    .then(() => null, linkEnd);
  return { constraint: getZodConstraint(resetPasswordForm), ended };
}

/** The sentence of a host that knows the link to be dead; null for any other answer, such as that of a host without the call. */
function linkEnd(error: unknown): string | null {
  if (!isHostError(error)) throw error;
  return error.code === "validation_failed" ? endedLink(error) : null;
}

export async function action({ request, context, params: { token = "" } }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: resetPasswordForm });
  const hideFields = ["password", "confirmPassword"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }), ended: null }, 422);
  try {
    const { message } = await context.host.send(accountCalls.resetPassword, {
      params: { token },
      body: { password: submission.value.password },
    });
    // This ended all sessions of the account, perhaps including this browser's.
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

/** The message for a link that is unknown, used or expired, which is not an error of the form; else null. */
function endedLink(error: unknown): string | null {
  if (!isHostError(error, "validation_failed", "not_found", "unsupported")) return null;
  if (Object.keys(error.errors).length > 0) return null;
  return error.hostMessage ?? "This link is no longer valid. Please ask for a new one.";
}

// The URL contains a secret.
export const meta = () => [{ title: "New password · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

const schema = () => import("./schema").then(({ resetPasswordForm }) => resetPasswordForm);

export default function ResetPassword() {
  const { constraint, ended } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: actionData?.lastResult, constraint, schema });
  const sentence = actionData?.ended ?? ended;
  if (sentence) return <EndedLink sentence={sentence} />;
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
