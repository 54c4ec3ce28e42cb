import type { Address } from "~/host/accounts.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

/** Asks before an entry goes; past orders keep the address they went to. */
export function DeleteAddress({ entry, cancelHref, error }: { entry: Address; cancelHref: string; error?: string }) {
  return (
    <ConfirmDialog
      title={`Delete ${entry.label}?`}
      message={`${[entry.address, entry.city].filter(Boolean).join(", ")} leaves your address book. Past orders keep it.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={cancelHref}
      error={error}
    />
  );
}
