import { FormError } from "./validation/error-summary";

/** A concurrent edit of the same record. */
export interface EditConflict {
  /** Their name. */
  by: string;
  /** "4:05 PM" in the restaurant's time zone. */
  at: string;
  /** The version that the next try overwrites. */
  version: number;
  /** The values of this form and the stored ones. */
  differences: { label: string; yours: string; theirs: string }[];
}

type OwnConflictProps = { what: string; conflict: EditConflict | null | undefined; openedWith: number | undefined };

/** In the form of something that nobody else edits: what another tab changed meanwhile, and the version that the next try overwrites. */
export function OwnConflict({ what, conflict, openedWith }: OwnConflictProps) {
  const version = conflict?.version ?? openedWith;
  return (
    <>
      {conflict && (
        <FormError
          title={`This ${what} has been changed elsewhere meanwhile`}
          detail={
            <>
              What you typed is still here. Save anyway to replace those changes, or leave without saving to keep them.
              {conflict.differences.map(({ label, yours, theirs }) => (
                <span key={label} className="mt-1 block [overflow-wrap:anywhere]">
                  {label}: you typed {yours || "nothing"}, there is now{" "}
                  <b className="text-ink">{theirs || "nothing"}</b>
                </span>
              ))}
            </>
          }
        />
      )}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
    </>
  );
}
