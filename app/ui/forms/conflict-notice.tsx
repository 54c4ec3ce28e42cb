import { Icon } from "../icon";

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

type ConflictNoticeProps = {
  /** Who made it, of what, and when. */
  title: string;
  /** "their changes" */
  theirs: string;
  conflict: Pick<EditConflict, "differences">;
};

/** After a concurrent edit: who made it, and what differs from this form. Nothing typed is lost. */
export function ConflictNotice({ title, theirs, conflict: { differences } }: ConflictNoticeProps) {
  return (
    <div role="alert" className="rounded-control border-danger bg-surface flex gap-3 border-2 p-3.5">
      <Icon name="warning-circle" weight="fill" size={22} className="text-danger mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-label text-ink">{title}</p>
        <p className="text-meta">
          What you typed is still here. Save anyway to replace {theirs}, or leave without saving to keep them.
        </p>
        {differences.length > 0 && (
          <table className="text-meta mt-2.5 w-full table-fixed text-start">
            <thead>
              <tr className="text-small text-quiet">
                <th scope="col" className="w-[32%] pe-3 text-start font-normal md:w-1/4">
                  <span className="sr-only">Field</span>
                </th>
                <th scope="col" className="pe-3 text-start font-normal">
                  You typed
                </th>
                <th scope="col" className="text-start font-normal">
                  There now
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

type OwnConflictProps = { what: string; conflict: EditConflict | null | undefined; openedWith: number | undefined };

/** In the form of something that nobody else edits: what another tab changed meanwhile, and the version that the next try overwrites. */
export function OwnConflict({ what, conflict, openedWith }: OwnConflictProps) {
  const version = conflict?.version ?? openedWith;
  return (
    <>
      {conflict && (
        <ConflictNotice
          title={`This ${what} has been changed elsewhere meanwhile`}
          theirs="those changes"
          conflict={conflict}
        />
      )}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
    </>
  );
}
