import { Form, useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useVisitor } from "~/session/use-visitor";
import { Button, SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import type { demandAction } from "./demand-action.server";

const [emailId, zipId] = ["demand-email", "demand-zip"] as const;

/** [FIND-5] The form; after submission, what was recorded and a button to withdraw it. */
export function DeliveryRequestForm({ zip }: { zip: string | null }) {
  const actionData = useActionData<typeof demandAction>();
  const { user } = useVisitor();
  const card = "rounded-card border-line mt-7 border p-5";
  if (actionData?.state === "asked") {
    return (
      <Form method="post" preventScrollReset className={card}>
        <DeliveryRequestConfirmation email={actionData.email} zip={actionData.zip} />
        <input type="hidden" name="email" value={actionData.email} />
        <input type="hidden" name="zip" value={actionData.zip} />
        <Button type="submit" name="token" value={actionData.token} variant="secondary" className="mt-4">
          Undo
        </Button>
      </Form>
    );
  }
  const errors = actionData?.errors ?? {};
  const listed = [
    ...(errors.email ? [{ id: emailId, message: errors.email }] : []),
    ...(errors.zip ? [{ id: zipId, message: errors.zip }] : []),
    ...(errors.form ? [{ id: emailId, message: errors.form }] : []),
  ];
  return (
    <Form method="post" noValidate preventScrollReset className={card}>
      {listed.length > 0 && <ErrorSummary errors={listed} />}
      <div className="grid gap-5">
        <TextField
          id={emailId}
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={actionData?.email ?? user?.email}
          errors={errors.email ? [errors.email] : undefined}
        />
        <TextField
          id={zipId}
          label="ZIP code"
          name="zip"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={actionData?.zip ?? zip ?? undefined}
          errors={errors.zip ? [errors.zip] : undefined}
        />
        <SubmitButton size="lg" wide pendingLabel="Saving...">
          Tell me when
        </SubmitButton>
      </div>
      <p className="text-small text-quiet mt-3">One email, then we delete your address. No newsletter.</p>
    </Form>
  );
}

/** Takes the focus of the button that was pressed and is gone: on a phone it would show above the fold, under the header. */
function DeliveryRequestConfirmation({ email, zip }: { email: string; zip: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} role="status" className="text-body text-ink scroll-mt-12 wrap-anywhere outline-none">
      We write to <strong>{email}</strong> when the first kitchen delivers to {zip}.
    </p>
  );
}
