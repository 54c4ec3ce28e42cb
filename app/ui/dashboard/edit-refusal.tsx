import { ConflictNotice, type EditConflict } from "~/ui/forms/conflict-notice";
import { FormError } from "~/ui/forms/validation/error-summary";

/** The host's answer to a refused form. */
export interface EditResult {
  formError?: string | null;
  /** The current version after a concurrent edit; saving again overwrites that. */
  version?: number | null;
  /** Who made that edit and what differs, where known. */
  conflict?: EditConflict | null;
}

type EditRefusalProps = {
  /** "coupon" */
  what: string;
  actionData: EditResult | undefined;
  openedWith: number | undefined;
  /** Name of the field that holds the version. */
  field?: string;
};

/** Placed first in an edit form: why it was refused, and the version that the next try overwrites. */
export function EditRefusal({ what, actionData, openedWith, field = "version" }: EditRefusalProps) {
  const newer = actionData?.version ?? null;
  const version = newer ?? openedWith;
  const saveAnywayHint = "What you typed is still here. Save anyway to replace their changes.";
  return (
    <>
      {actionData?.conflict ? (
        <ConflictNotice
          title={`${actionData.conflict.by} has changed this ${what} at ${actionData.conflict.at}`}
          theirs="their changes"
          conflict={actionData.conflict}
        />
      ) : (
        actionData?.formError && (
          <FormError title={actionData.formError} detail={newer === null ? undefined : saveAnywayHint} />
        )
      )}
      {version !== undefined && <input type="hidden" name={field} value={version} />}
    </>
  );
}
