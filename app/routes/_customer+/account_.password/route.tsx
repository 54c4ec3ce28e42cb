import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountCalls } from "@domain/contract/calls/accounts";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireUser } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { PasswordField } from "~/ui/forms/password-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { passwordForm } from "./schema";

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  email: requireUser(request, context).email,
  constraint: getZodConstraint(passwordForm),
});

/** [AUTH-10] Other sessions end; this one stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const submission = parseWithZod(await readForm(request), { schema: passwordForm });
  const hideFields = ["current_password", "new_password", "repeat_password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  const { current_password, new_password } = submission.value;
  try {
    const { message: hostMessage } = await context.host.send(accountCalls.changePassword, {
      body: { current_password, new_password },
    });
    const message = hostMessage ?? "Your password has been changed.";
    return await redirectWithToast(context, paths.account(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not change your password. Please try again.", unclear);
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}

const unclear =
  "We got no answer: your password may be changed already. If your current one is refused now, the new one counts.";

export const meta = () => [{ title: "Change password · HalalGo" }];

const schema = () => import("./schema").then(({ passwordForm }) => passwordForm);

export default function ChangePassword() {
  const { email, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({ lastResult: actionData?.lastResult, constraint, schema });
  return (
    <main id="main" className="page-width py-8 md:py-12">
      <div className="mx-auto max-w-110">
        <h1 className="text-title">Change password</h1>
        <p className="text-lead mt-2 mb-6">You stay logged in here, and are logged out everywhere else.</p>
        <Form method="post" replace {...form.props} className="flex flex-col gap-5">
          {form.checks}
          <ErrorSummary errors={errorList(form)} />
          {/* Tells password managers which account this is for. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField label="Current Password" autoComplete="current-password" {...field("current_password")} />
          <NewPasswordField label="New Password" {...field("new_password")} />
          <PasswordField label="Confirm New Password" autoComplete="new-password" {...field("repeat_password")} />
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
