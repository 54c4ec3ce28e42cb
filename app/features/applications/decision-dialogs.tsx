import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { pluralize } from "@domain/values/plural";
import { ButtonLink } from "~/ui/button";
import { SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

type DecisionProps = {
  name: string;
  /** Where it was opened; closing returns there. */
  back: string;
};
/** `status`: as it is shown, so that a colleague's decision meanwhile is told. */
type StatusProps = DecisionProps & { status: string };

/** [ADMIN-7] `openQuestions`: how many the applicant has not answered yet, which keeps nobody from approving. */
export function ApproveDialog({ name, status, back, openQuestions }: StatusProps & { openQuestions: number }) {
  const actionData = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Approve restaurant"
      message={
        <>
          {`Are you sure you want to approve ${name}?`}
          {openQuestions > 0 && (
            <span className="text-meta text-quiet mt-2.5 block">
              {pluralize(openQuestions, "question")} to the applicant {openQuestions === 1 ? "is" : "are"} open.
            </span>
          )}
        </>
      }
      confirmLabel="Approve"
      pendingLabel="Approving..."
      tone="primary"
      cancelHref={back}
      fields={{ expectedStatus: status }}
      error={actionData?.error}
    />
  );
}

/** [ADMIN-7, ADMIN-8] */
export const RejectDialog = ({ name, status, back }: StatusProps) => (
  <ReasonDialog
    title="Reject restaurant"
    expectedStatus={status}
    hint="The owner sees it."
    confirmLabel="Reject"
    pendingLabel="Rejecting..."
    closeHref={back}
  >
    <p>Are you sure you want to reject {name}?</p>
  </ReasonDialog>
);

const consequences = [
  "Customers can no longer find it or order from it. A payment that is under way is refunded.",
  "Orders that are already placed continue.",
  "Its team keeps its dashboard and sees the reason there. You can bring it back at any time.",
];

/** The consequences are explained before the reason is asked for. */
export const SuspendDialog = ({ name, back }: DecisionProps) => (
  <ReasonDialog
    title="Suspend restaurant"
    hint="The owner is told by email and on the dashboard."
    required
    confirmLabel="Suspend"
    pendingLabel="Suspending..."
    closeHref={back}
  >
    <p>Are you sure you want to suspend {name}?</p>
    <ul className="text-meta text-quiet mt-2.5 flex flex-col gap-1.5">
      {consequences.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </ReasonDialog>
);

/** Ends a suspension. */
export const ResumeDialog = ({ name, back }: DecisionProps) => (
  <ReasonDialog
    title="Bring restaurant back"
    label="Message to the owner"
    hint="Sent with the news that it is listed again."
    confirmLabel="Bring back"
    pendingLabel="Bringing back..."
    tone="primary"
    closeHref={back}
  >
    <p>Are you sure you want to list {name} again? Customers find it and can order from it at once.</p>
  </ReasonDialog>
);

type ReasonDialogProps = {
  title: string;
  /** The question and its consequences. */
  children: ReactNode;
  label?: string;
  /** Who will read the reason. */
  hint: string;
  /** Whether the reason is required. */
  required?: boolean;
  confirmLabel: string;
  pendingLabel: string;
  tone?: "danger" | "primary";
  closeHref: string;
  expectedStatus?: string;
};

const validators = {
  required: lazyValidator(async () => (await import("./reason")).requiredReason),
  optional: lazyValidator(async () => (await import("./reason")).optionalReason),
};

/** A confirmation before a decision about somebody, with a reason that is sent to them. Posts to its own route. */
export function ReasonDialog({ children, required = false, tone = "danger", ...props }: ReasonDialogProps) {
  const { title, label = "Reason", hint, confirmLabel, pendingLabel, closeHref, expectedStatus } = props;
  const actionData = useActionData<{ error?: string }>();
  return (
    <Dialog size="sm" title={title} closeHref={closeHref}>
      <ValidatedForm
        id="reason"
        validator={required ? validators.required : validators.optional}
        className="panel-form"
      >
        {expectedStatus && <input type="hidden" name="expectedStatus" value={expectedStatus} />}
        <PanelBody>
          {actionData?.error && (
            <div className="mb-4">
              <FormError title={actionData.error} />
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
