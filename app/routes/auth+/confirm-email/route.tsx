import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import { TextLink } from "~/ui/text-link";
import type { action, loader } from "./confirm-email-page.server";

export { action, loader } from "./confirm-email-page.server";

export const meta = () => [{ title: "Confirm your email · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store" });

/** Shows whether the person's address is confirmed, and sends the link again. */
export default function ConfirmEmail() {
  const { email, isConfirmed, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
        {answer?.error && <FormError title={answer.error} />}
        <p className="text-body">No mail? Look among spam, or have a new link sent.</p>
        <SubmitButton size="lg" wide pendingLabel="Sending...">
          Send the link again
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
