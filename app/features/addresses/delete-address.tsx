import type { Address } from "~/host/accounts.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

/** The confirmation before deleting an address; past orders keep their copy of it. */
export function DeleteAddress({ entry, cancelHref, error }: { entry: Address; cancelHref: string; error?: string }) {
  return (
    <ConfirmDialog
      title={`Delete ${entry.label}?`}
      message={`${[entry.address, entry.city].filter(Boolean).join(", ")} will be removed from your address book. Past orders do not change.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={cancelHref}
      error={error}
    />
  );
}
