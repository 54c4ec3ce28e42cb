import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "~/host/account.server";
import { formRefusal } from "~/host/form-refusal";
import { paths } from "~/lib/paths";
import { requireUser } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { errorList, fieldProps } from "~/ui/forms/conform";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/password-field";
import { passwordForm } from "./schema";

export const meta = () => [{ title: "Change password · HalalGo" }];

export const loader = ({ request, context }: LoaderFunctionArgs) => ({ email: requireUser(request, context).email });

/** [AUTH-10] Other sessions end; this one stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: passwordForm });
  const hideFields = ["current_password", "new_password", "repeat_password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  const { current_password, new_password } = submission.value;
  try {
    const said = await changePassword(context.host, { current_password, new_password });
    const message = said ?? "Your password has been changed.";
    return await redirectWithToast(context, paths.account(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not change your password. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}

export default function ChangePassword() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm({
    lastResult: answer?.lastResult,
    constraint: getZodConstraint(passwordForm),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: passwordForm }),
  });
  return (
    <main id="main" className="page-width py-8 md:py-12">
      <div className="mx-auto max-w-110">
        <h1 className="text-title">Change password</h1>
        <p className="text-lead mt-2 mb-6">You stay logged in here, and are logged out everywhere else.</p>
        <Form method="post" replace {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary errors={errorList(form)} />
          {/* Tells password managers whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...fieldProps(fields.current_password)}
          />
          <PasswordField
            label="New Password"
            hint="At least 8 characters"
            autoComplete="new-password"
            {...fieldProps(fields.new_password)}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            {...fieldProps(fields.repeat_password)}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton pendingLabel="Saving...">Change password</SubmitButton>
            <ButtonLink to={paths.account()} variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </div>
    </main>
  );
}
