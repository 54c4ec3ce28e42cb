import { useActionData } from "@remix-run/react";
import type { DiningTable } from "@domain/contract/dining-table";
import { ButtonLink } from "~/ui/button";
import { UnsavedChanges } from "~/ui/forms/unsaved-changes";
import { RadioGroup, SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";

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
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <>
      <SidePanel title={title} closeHref={closeHref}>
        <ValidatedForm
          id={tableFormId}
          validator={validator}
          className="panel-form"
          defaultValues={toFormValues(table)}
        >
          <PanelBody className="flex flex-col gap-5">
            {actionData?.formError && <FormError title={actionData.formError} />}
            <TextField label="Name" name="label" required maxLength={40} hint="As people call it: Table 4, Terrace 2" />
            <TextField label="Seats" name="seats" optional inputMode="numeric" maxLength={2} />
            <RadioGroup
              label="Status"
              name="is_active"
              options={[
                { value: "true", label: "Active" },
                { value: "false", label: "Inactive", hint: "Its code leads nowhere" },
              ]}
            />
          </PanelBody>
          <PanelFoot>
            <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
              Close
            </ButtonLink>
            <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
          </PanelFoot>
        </ValidatedForm>
      </SidePanel>
      <UnsavedChanges formId={tableFormId} />
    </>
  );
}

const toFormValues = (table: DiningTable | null) => ({
  label: table?.label ?? "",
  seats: table?.seats ? String(table.seats) : "",
  is_active: String(table?.is_active ?? true),
});
