import { useActionData } from "@remix-run/react";
import { toDecimal } from "@domain/money";
import { useRef } from "react";
import type { OwnAddon } from "~/host/addons.server";
import { ButtonLink } from "~/ui/button-link";
import { createValidator } from "~/ui/forms/create-validator";
import { FormError } from "~/ui/forms/error-summary";
import { PictureField } from "~/ui/forms/picture-field";
import { RadioGroup, SelectField, SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody, PanelFoot } from "~/ui/panel-parts";
import { SidePanel } from "~/ui/side-panel";
import { addonForm, addonFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(addonForm);

type AddonPanelProps = {
  title: string;
  addon: OwnAddon | null;
  /** null where the host has no groups. */
  groups: { id: string; name: string }[] | null;
  closeHref: string;
  deleteHref?: string;
};

interface Answer {
  formError?: string | null;
  /** Somebody else was faster; saving again replaces what they wrote. */
  version?: number | null;
}

const isAddress = (image: string | null | undefined) => Boolean(image && /^https?:/.test(image));

/** [ADDON-2] The form of an add-on, over the list. */
export function AddonPanel({ title, addon, groups, closeHref, deleteHref }: AddonPanelProps) {
  const answer = useActionData<Answer>();
  const first = useRef(addon).current;
  const newer = answer?.version ?? null;
  return (
    <SidePanel title={title} closeHref={closeHref}>
      <ValidatedForm
        id={addonFormId}
        validator={validator}
        defaultValues={valuesOf(first)}
        encType="multipart/form-data"
        className="panel-form"
      >
        <PanelBody className="flex flex-col gap-4.5">
          {answer?.formError && (
            <FormError
              title={answer.formError}
              detail={
                newer === null ? undefined : "What you typed is still here. Save anyway to replace their changes."
              }
            />
          )}
          <input type="hidden" name="version" value={newer ?? first?.version ?? ""} />
          <TextField label="Name" name="name" required maxLength={80} />
          <TextField label="Size" name="description" hint="Shown below the name, such as Small or 200 ml" optional />
          <TextField label="Price" name="price" required inputMode="decimal" start="currency-dollar" maxLength={10} />
          {groups && (
            <SelectField
              label="Group"
              name="group_id"
              hint="Customers choose the add-ons of a group together"
              options={[
                { value: "", label: "No group" },
                ...groups.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <RadioGroup
            label="Status"
            name="is_active"
            options={[
              { value: "true", label: "Active" },
              { value: "false", label: "Inactive" },
            ]}
          />
          <PictureField formId={addonFormId} label="Picture (optional)" src={first?.image ?? null} />
          <TextField label="Or the address of a picture" name="image_url" type="url" optional maxLength={500} />
        </PanelBody>
        <PanelFoot>
          {deleteHref && (
            <ButtonLink to={deleteHref} variant="danger-text" icon="trash" preventScrollReset className="me-auto">
              Delete
            </ButtonLink>
          )}
          <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton pendingLabel="Saving...">{newer === null ? "Save" : "Save anyway"}</SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </SidePanel>
  );
}

const valuesOf = (addon: OwnAddon | null) => ({
  name: addon?.name ?? "",
  description: addon?.description ?? "",
  price: addon ? toDecimal(addon.priceCents) : "",
  is_active: String(addon?.isActive ?? true),
  group_id: addon?.group?.id ?? "",
  image_url: isAddress(addon?.image) ? (addon?.image ?? "") : "",
});
