import { useActionData } from "@remix-run/react";
import { toDecimal } from "@domain/money";
import { useRef } from "react";
import type { OwnAddon } from "~/host/addons.server";
import { EditFoot } from "~/ui/desk/edit-foot";
import { type EditAnswer, EditRefusal } from "~/ui/desk/edit-refusal";
import { createValidator } from "~/ui/forms/create-validator";
import { PictureField } from "~/ui/forms/picture-field";
import { RadioGroup, SelectField, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody } from "~/ui/panel-parts";
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

const isAddress = (image: string | null | undefined) => Boolean(image && /^https?:/.test(image));

/** [ADDON-2] The form of an add-on, over the list. */
export function AddonPanel({ title, addon, groups, closeHref, deleteHref }: AddonPanelProps) {
  const answer = useActionData<EditAnswer>();
  const first = useRef(addon).current;
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
          <EditRefusal answer={answer} openedWith={first?.version} />
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
        <EditFoot closeHref={closeHref} deleteHref={deleteHref} isConflict={Boolean(answer?.version)} />
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
