import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { FormError } from "~/ui/forms/error-summary";
import { TextArea } from "~/ui/forms/text-area";
import type { Refused } from "./application-action.server";
import type { ApplicationPage } from "./load-application.server";

/** The last step: what is new, a word with it, and the button. Nothing is sent while a question is open. */
export function SendAgain({ page, refused }: { page: ApplicationPage; refused?: Refused }) {
  const open = page.requests.filter(({ answered }) => !answered).length;
  const news = page.changes.length > 0 ? `New since you sent it: ${page.changes.join(", ")}.` : "Nothing is new yet.";
  return (
    <Card as="section" aria-labelledby="send">
      <h2 id="send" className="text-section">
        Send again
      </h2>
      <p className="text-meta text-quiet mt-0.5">{news}</p>
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
        <SubmitButton
          size="lg"
          icon="paper-plane-tilt"
          pendingLabel="Sending..."
          disabled={open > 0}
          aria-describedby={open > 0 ? "send-needs" : undefined}
        >
          Send again
        </SubmitButton>
        {open > 0 && (
          <p id="send-needs" className="text-meta text-quiet text-center">
            {open === 1 ? "One thing we asked for is missing." : `${open} things we asked for are missing.`}
          </p>
        )}
      </Form>
    </Card>
  );
}
