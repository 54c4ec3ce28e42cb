import { useState } from "react";
import { noteRequest } from "@domain/contract/administration/note";
import { SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { useHydrated } from "~/ui/live/use-hydrated";

const validator = createValidator<Record<string, unknown>>(noteRequest);

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
