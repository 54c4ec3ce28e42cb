import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountCalls } from "@domain/contract/calls/accounts";
import { AuthFrame } from "~/features/auth/auth-frame";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { getHomePath } from "~/session/areas";
import { requireUser } from "~/session/guards.server";
import { safeRedirect } from "~/session/redirect-to";
import { loadProfile } from "~/session/restore.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import { TextLink } from "~/ui/text-link";

const getReturnPath = (request: Request, role: string) =>
  safeRedirect(new URL(request.url).searchParams.get("redirectTo")) ?? getHomePath(role).to;

/**
 * Whether the person's address is confirmed, according to the host; with a host that does not say, nothing is required.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = requireUser(request, context);
  const { email, email_confirmed: isConfirmed } = await loadProfile(context);
  return { email, isConfirmed: isConfirmed !== false, back: getReturnPath(request, role) };
}

/** Sends the link again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { role } = requireUser(request, context);
  try {
    const { message: hostMessage } = await context.host.send(accountCalls.sendEmailConfirmation);
    const message = hostMessage ?? "We have sent the link again.";
    const here = paths.confirmEmail({ redirectTo: getReturnPath(request, role) });
    return await redirectWithToast(context, here, { type: "success", message });
  } catch (error) {
    const { formErrors, status } = formRefusal(error, "We could not send the link. Please try again.");
    return data({ error: formErrors[0] ?? null }, status);
  }
}

export const meta = () => [{ title: "Confirm your email · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store" });

/** Shows whether the person's address is confirmed, and sends the link again. */
export default function ConfirmEmail() {
  const { email, isConfirmed, back } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (isConfirmed) {
    return (
      <AuthFrame title="Email confirmed" subtitle={`${email} is yours.`}>
        <ButtonLink to={back} size="lg" wide>
          Continue
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Confirm your email"
      subtitle={`We have sent a link to ${email}. Open it, and the address is confirmed.`}
      foot={
        <TextLink to={back} alone>
          Not now
        </TextLink>
      }
    >
      <Form method="post" replace className="flex flex-col gap-5">
        {actionData?.error && <FormError title={actionData.error} />}
        <p className="text-body">No mail? Look among spam, or have a new link sent.</p>
        <SubmitButton size="lg" wide pendingLabel="Sending...">
          Send the link again
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
