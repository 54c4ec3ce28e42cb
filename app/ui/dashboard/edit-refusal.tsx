import type { EditConflict } from "~/ui/forms/conflict-notice";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "../icon";

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
};

/** Placed first in an edit form: why it was refused, and the version that the next try overwrites. */
export function EditRefusal({ what, actionData, openedWith }: EditRefusalProps) {
  const newer = actionData?.version ?? null;
  const saveAnywayHint = "What you typed is still here. Save anyway to replace their changes.";
  return (
    <>
      {actionData?.conflict ? (
        <ConflictNotice what={what} conflict={actionData.conflict} />
      ) : (
        actionData?.formError && (
          <FormError title={actionData.formError} detail={newer === null ? undefined : saveAnywayHint} />
        )
      )}
      <input type="hidden" name="version" value={newer ?? openedWith ?? ""} />
    </>
  );
}

/** After a concurrent edit: who made it, and what differs from this form. Nothing typed is lost. */
function ConflictNotice({ what, conflict }: { what: string; conflict: EditConflict }) {
  const { by, at, differences } = conflict;
  return (
    <div role="alert" className="rounded-control border-danger bg-surface flex gap-3 border-2 p-3.5">
      <Icon name="warning-circle" weight="fill" size={22} className="text-danger mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-label text-ink">
          {by} has changed this {what} at {at}
        </p>
        <p className="text-meta">
          What you typed is still here. Save anyway to replace their changes, or leave without saving to keep them.
        </p>
        {differences.length > 0 && (
          <table className="text-meta mt-2.5 w-full table-fixed text-start">
            <thead>
              <tr className="text-small text-quiet">
                <th scope="col" className="w-[32%] pe-3 text-start font-normal md:w-1/4">
                  <span className="sr-only">Field</span>
                </th>
                <th scope="col" className="pe-3 text-start font-normal">
                  In your form
                </th>
                <th scope="col" className="text-start font-normal">
                  Saved now
                </th>
              </tr>
            </thead>
            <tbody className="align-top">
              {differences.map(({ label, yours, theirs }) => (
                <tr key={label} className="border-line border-t">
                  <th scope="row" className="text-quiet py-1 pe-3 text-start font-normal break-words">
                    {label}
                  </th>
                  <td className="py-1 pe-3 break-words">{yours || "nothing"}</td>
                  <td className="text-ink py-1 font-semibold break-words">{theirs || "nothing"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
