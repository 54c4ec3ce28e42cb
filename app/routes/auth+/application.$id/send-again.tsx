import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { TextArea } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { TitledCard } from "~/ui/layout/titled-card";
import { useHydrated } from "~/ui/live/use-hydrated";
import { needsSending, openRequests, requestLabels } from "./application-state";
import type { ApplicationPage, Refused } from "./load-application.server";

/**
 * The last step: the changes, an optional note, and the button. Nothing can be sent while a question is open. On phones
 * the button stays at the bottom of the screen once the application can be sent.
 */
export function SendAgain({ page, refused }: { page: ApplicationPage; refused?: Refused }) {
  const open = openRequests(page);
  const isHydrated = useHydrated();
  const news = page.changes.length > 0 ? `New since you sent it: ${page.changes.join(", ")}.` : "Nothing is new yet.";
  return (
    <TitledCard title="Send again" text={news}>
      {refused?.formErrors[0] && (
        <div className="mt-3">
          <FormError title={refused.formErrors[0]} />
        </div>
      )}
      <Form method="post" className="mt-4 flex flex-col gap-3">
        <input type="hidden" name="intent" value="send" />
        <TextArea
          label="Message to us"
          name="message"
          rows={3}
          optional
          maxLength={1000}
          defaultValue={refused?.typed.message ?? ""}
          errors={refused?.fieldErrors.message}
        />
        <div
          data-foot-bar={needsSending(page) ? "" : undefined}
          className={
            needsSending(page)
              ? "z-sticky max-md:border-line max-md:bg-surface max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:py-3"
              : undefined
          }
        >
          <SubmitButton
            size="lg"
            wide
            icon="paper-plane-tilt"
            pendingLabel="Sending..."
            // Without JavaScript it stays enabled: submitting it shows what is missing.
            disabled={isHydrated && open.length > 0}
            aria-describedby={open.length > 0 ? "send-needs" : undefined}
          >
            Send again
          </SubmitButton>
          {open.length > 0 && (
            <p id="send-needs" className="text-meta mt-2 text-center">
              To send: <Missing open={open} />.
            </p>
          )}
        </div>
      </Form>
    </TitledCard>
  );
}

/** "certificate and answer", each linked to where it is added. */
function Missing({ open }: { open: ApplicationPage["requests"] }) {
  return open.map(({ id, part }, index) => (
    <span key={id}>
      {index > 0 && (index === open.length - 1 ? " and " : ", ")}
      <a href={`#question-${id}`} className="text-primary font-semibold underline underline-offset-3">
        {requestLabels[part]}
      </a>
    </span>
  ));
}
