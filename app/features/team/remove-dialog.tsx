import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

/** Asks before somebody loses access. */
export function RemoveDialog({ name, back, error }: { name: string; back: string; error?: string }) {
  return (
    <ConfirmDialog
      title="Remove from the team"
      message={`Are you sure you want to remove ${name}? They are logged out at once.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      cancelHref={back}
      error={error}
    />
  );
}
