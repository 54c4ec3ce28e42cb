import { type ActionFunctionArgs, data } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { accountCalls } from "@domain/contract/calls/accounts";
import { AuthFrame } from "~/features/auth/auth-frame";
import { formRefusal, isHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { getHomePath } from "~/session/areas";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";

/** Requires a button press, because mail scanners open links too. */
export async function action({ context, params: { token = "" } }: ActionFunctionArgs) {
  const { user } = context.session;
  try {
    const { message: hostMessage } = await context.host.send(accountCalls.confirmEmail, {
      params: { token },
      bearer: null,
    });
    const message = hostMessage ?? "Your email address is confirmed.";
    return await redirectWithToast(context, user ? getHomePath(user.role).to : paths.login(), {
      type: "success",
      message,
    });
  } catch (error) {
    const { formErrors, status } = formRefusal(error, "We could not confirm your address. Please try again.");
    const isOver = isHostError(error, "validation_failed", "not_found", "unsupported");
    return data({ isOver, error: formErrors[0] ?? "This link is no longer valid. Please ask for a new one." }, status);
  }
}

// The URL contains a secret.
export const meta = () => [{ title: "Confirm your email · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

/** The page a confirmation link opens. */
export default function ConfirmLink() {
  const actionData = useActionData<typeof action>();
  if (actionData?.isOver) {
    return (
      <AuthFrame title="Link expired" subtitle={<span role="alert">{actionData.error}</span>}>
        <ButtonLink to={paths.confirmEmail()} size="lg" wide>
          Ask for a new link
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Confirm your email" subtitle="One press, and we know that this address is yours.">
      <Form method="post" replace className="flex flex-col gap-5">
        {actionData?.error && <FormError title={actionData.error} />}
        <SubmitButton size="lg" wide pendingLabel="Confirming...">
          Confirm my email address
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
