import { TextField } from "~/ui/forms/validated-form";
import { FieldRow } from "~/ui/forms/field-row";

type PeriodFieldsProps = {
  /** What the documents call the end. */
  endName: "expiration_date" | "end_date";
  /** IANA name of the clock that counts: "America/New_York". */
  timeZone: string;
};

/** [COUP-5, OFFER-3] From when until when, by the restaurant's clock. */
export function PeriodFields({ endName, timeZone }: PeriodFieldsProps) {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">When it is valid</legend>
      <div className="flex flex-col gap-4.5">
        <FieldRow>
          <TextField label="Start date" name="start_date" type="date" required />
          <TextField label="Start time" name="start_time" type="time" optional />
        </FieldRow>
        <FieldRow>
          <TextField label="End date" name={endName} type="date" required />
          <TextField label="End time" name="end_time" type="time" optional />
        </FieldRow>
        <p className="text-meta text-quiet -mt-2">
          By your restaurant’s clock ({place}). Without times it is valid from the first day’s beginning to the last
          day’s end.
        </p>
      </div>
    </fieldset>
  );
}
