import { useRef } from "react";
import type { DiningTable } from "@domain/contract/dining-table";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { RadioGroup, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

const tableFormId = "dining-table";

const validator = lazyValidator(async () => (await import("./schema")).tableForm);

/** The form of a table, in a panel over the list. */
export function TablePanel({
  title,
  table,
  closeHref,
}: {
  title: string;
  table: DiningTable | null;
  closeHref: string;
}) {
  // Stays as it was when the form opened, so that a revalidation does not change what is being typed.
  const first = useRef(table).current;
  return (
    <EditPanel
      title={title}
      what="table"
      formId={tableFormId}
      validator={validator}
      values={useRef(tableValues(first)).current}
      version={first?.version ?? undefined}
      closeHref={closeHref}
    >
      <TextField label="Name" name="label" required maxLength={40} hint="As people call it: Table 4, Terrace 2" />
      <TextField label="Seats" name="seats" optional inputMode="numeric" maxLength={2} />
      <RadioGroup
        label="Status"
        name="is_active"
        options={[
          { value: "true", label: "Active" },
          { value: "false", label: "Inactive", hint: "Its code does not work" },
        ]}
      />
    </EditPanel>
  );
}

/** Form values of a table, or of a new one. */
export const tableValues = (table: DiningTable | null) => ({
  label: table?.label ?? "",
  seats: table?.seats ? String(table.seats) : "",
  is_active: String(table?.is_active ?? true),
});
