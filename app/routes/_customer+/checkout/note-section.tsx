import { TextArea } from "~/ui/forms/text-area";

/** A line to the kitchen; it is posted with Place Order. */
export function NoteSection({ note }: { note: string }) {
  return (
    <div className="mt-8 md:mt-9">
      <TextArea
        name="note"
        label="Note for the restaurant"
        optional
        rows={2}
        maxLength={500}
        form="choices"
        defaultValue={note}
        hint="Allergies, a side entrance, no cutlery."
      />
    </div>
  );
}
