import { Form, useActionData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import type { action } from "./confirm-page.server";

export { action } from "./confirm-page.server";

// The URL contains a secret.
export const meta = () => [{ title: "Confirm your email · HalalGo" }, { name: "robots", content: "noindex" }];

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

/** The page a confirmation link opens. */
export default function ConfirmLink() {
  const answer = useActionData<typeof action>();
  if (answer?.isOver) {
    return (
      <AuthFrame title="Link expired" subtitle={<span role="alert">{answer.error}</span>}>
        <ButtonLink to={paths.confirmEmail()} size="lg" wide>
          Ask for a new link
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Confirm your email" subtitle="One press, and we know that this address is yours.">
      <Form method="post" replace className="flex flex-col gap-5">
        {answer?.error && <FormError title={answer.error} />}
        <SubmitButton size="lg" wide pendingLabel="Confirming...">
          Confirm my email address
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
