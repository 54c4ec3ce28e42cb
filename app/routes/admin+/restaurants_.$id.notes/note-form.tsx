import { useState } from "react";
import { SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lateValidator } from "~/ui/forms/validation/late-validator";
import { useHydrated } from "~/ui/live/use-hydrated";

const validator = lateValidator(async () => (await import("@domain/contract/administration/note")).noteRequest);

/** [ADMIN-14] With JavaScript the button waits for a text; without, the answer asks for one. */
export function NoteForm({ problem }: { problem?: string | null }) {
  const [text, setText] = useState("");
  const isHydrated = useHydrated();
  return (
    <ValidatedForm id="note" validator={validator} className="flex flex-col gap-3">
      {problem && <FormError title={problem} />}
      <TextArea
        label="New note"
        name="text"
        rows={3}
        maxLength={2000}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SubmitButton pendingLabel="Adding..." className="self-start" disabled={isHydrated && text.trim() === ""}>
        Add Note
      </SubmitButton>
    </ValidatedForm>
  );
}
