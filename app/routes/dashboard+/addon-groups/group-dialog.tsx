import { useActionData } from "@remix-run/react";
import { modifierGroupForm } from "@domain/addon-rules";
import type { ModifierGroup } from "@domain/modifier-groups";
import { deskPaths } from "~/lib/desk-paths";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { createValidator } from "~/ui/forms/create-validator";
import { FormError } from "~/ui/forms/error-summary";
import { SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody, PanelFoot } from "~/ui/panel-parts";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(modifierGroupForm);

/** How many add-ons of the group a customer chooses. */
export function GroupDialog({ title, group }: { title: string; group: ModifierGroup | null }) {
  const answer = useActionData<{ formError?: string | null }>();
  const back = deskPaths.dashboardAddonGroups();
  const values = {
    name: group?.name ?? "",
    minimum: String(group?.minimum ?? 0),
    maximum: String(group?.maximum ?? ""),
  };
  return (
    <Dialog size="sm" title={title} closeHref={back}>
      <ValidatedForm id="group" validator={validator} defaultValues={values} className="panel-form">
        <PanelBody className="flex flex-col gap-4.5">
          {answer?.formError && <FormError title={answer.formError} />}
          <TextField label="Name" name="name" required maxLength={80} />
          <div className="grid grid-cols-2 gap-4.5">
            <TextField label="At least" name="minimum" inputMode="numeric" maxLength={2} hint="0: optional" />
            <TextField label="At most" name="maximum" inputMode="numeric" maxLength={2} hint="Empty: no limit" />
          </div>
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
