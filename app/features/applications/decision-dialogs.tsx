import { useActionData } from "@remix-run/react";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";
import { ReasonDialog } from "./reason-dialog";

type DecisionProps = {
  name: string;
  /** Where it was opened. */
  back: string;
};

/** [ADMIN-7] */
export function ApproveDialog({ name, back }: DecisionProps) {
  const answer = useActionData<{ error?: string }>();
  return (
    <ConfirmDialog
      title="Approve restaurant"
      message={`Are you sure you want to approve ${name}?`}
      confirmLabel="Approve"
      pendingLabel="Approving..."
      tone="primary"
      cancelHref={back}
      error={answer?.error}
    />
  );
}

/** [ADMIN-7, ADMIN-8] */
export const RejectDialog = ({ name, back }: DecisionProps) => (
  <ReasonDialog
    title="Reject restaurant"
    hint="The owner sees it."
    confirmLabel="Reject"
    pendingLabel="Rejecting..."
    closeHref={back}
  >
    <p>Are you sure you want to reject {name}?</p>
  </ReasonDialog>
);

const consequences = [
  "Customers no longer find it or order from it. A payment that is under way is given back.",
  "Orders that are placed already go on and are finished.",
  "Its team keeps its dashboard and reads there why. You can bring it back at any time.",
];

/** What it means stands before the reason is asked for. */
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

/** The way back from a suspension. */
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
