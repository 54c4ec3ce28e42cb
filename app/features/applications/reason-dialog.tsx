import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import { SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lateValidator } from "~/ui/forms/validation/late-validator";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

type ReasonDialogProps = {
  title: string;
  /** The question and its consequence. */
  children: ReactNode;
  label?: string;
  /** Who reads it. */
  hint: string;
  /** Whether a reason has to be given. */
  required?: boolean;
  confirmLabel: string;
  pendingLabel: string;
  tone?: "danger" | "primary";
  closeHref: string;
};

const validators = {
  required: lateValidator(async () => (await import("./reason")).requiredReason),
  optional: lateValidator(async () => (await import("./reason")).optionalReason),
};

/** Asks before a decision about somebody, with a reason that they are told. Posts to its own route. */
export function ReasonDialog({ children, required = false, tone = "danger", ...props }: ReasonDialogProps) {
  const { title, label = "Reason", hint, confirmLabel, pendingLabel, closeHref } = props;
  const answer = useActionData<{ error?: string }>();
  return (
    <Dialog size="sm" title={title} closeHref={closeHref}>
      <ValidatedForm
        id="reason"
        validator={required ? validators.required : validators.optional}
        className="panel-form"
      >
        <PanelBody>
          {answer?.error && (
            <div className="mb-4">
              <FormError title={answer.error} />
            </div>
          )}
          <div className="mb-4">{children}</div>
          <TextArea
            label={label}
            name="reason"
            rows={3}
            maxLength={500}
            hint={hint}
            {...(required ? { required: true } : { optional: true })}
          />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant={tone} pendingLabel={pendingLabel}>
            {confirmLabel}
          </SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
