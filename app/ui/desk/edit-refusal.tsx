import { FormError } from "~/ui/forms/error-summary";
import { ConflictNotice, type EditConflict } from "./conflict-notice";

/** What the host said of a form that it refused. */
export interface EditAnswer {
  formError?: string | null;
  /** Somebody else was faster; saving again replaces what they wrote. */
  version?: number | null;
  /** Who that was, where it is known, and what is different. */
  conflict?: EditConflict | null;
}

type EditRefusalProps = {
  /** "coupon" */
  what: string;
  answer: EditAnswer | undefined;
  openedWith: number | undefined;
};

/** First in an edit form: why it was refused, and the version that the next try replaces. */
export function EditRefusal({ what, answer, openedWith }: EditRefusalProps) {
  const newer = answer?.version ?? null;
  const kept = "What you typed is still here. Save anyway to replace their changes.";
  return (
    <>
      {answer?.conflict ? (
        <ConflictNotice what={what} conflict={answer.conflict} />
      ) : (
        answer?.formError && <FormError title={answer.formError} detail={newer === null ? undefined : kept} />
      )}
      <input type="hidden" name="version" value={newer ?? openedWith ?? ""} />
    </>
  );
}
