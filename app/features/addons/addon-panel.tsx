import { useRef } from "react";
import type { OwnAddon } from "~/host/addons.server";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { PictureField } from "~/ui/forms/picture-field";
import { ActiveChoice, CheckboxField, SelectField, TextField } from "~/ui/forms/validated-form";
import { lateValidator } from "~/ui/forms/validation/late-validator";
import { addonValues } from "./addon-values";

const addonFormId = "addon";

const validator = lateValidator(async () => (await import("./schema")).addonForm);

type AddonPanelProps = {
  title: string;
  addon: OwnAddon | null;
  /** null where the host has no groups. */
  groups: { id: string; name: string }[] | null;
  /** The host knows of add-ons that are sold out. */
  canSellOut: boolean;
  closeHref: string;
  deleteHref?: string;
};

/** [ADDON-2] The form of an add-on, over the list. */
export function AddonPanel({ title, addon, groups, canSellOut, closeHref, deleteHref }: AddonPanelProps) {
  const first = useRef(addon).current;
  return (
    <EditPanel
      title={title}
      what="add-on"
      formId={addonFormId}
      validator={validator}
      values={addonValues(first)}
      version={first?.version}
      hasFile
      closeHref={closeHref}
      deleteHref={deleteHref}
    >
      <TextField label="Name" name="name" required maxLength={80} />
      <TextField label="Size" name="description" hint="Shown below the name, such as Small or 200 ml" optional />
      <TextField label="Price" name="price" required inputMode="decimal" start="currency-dollar" maxLength={10} />
      {groups && (
        <SelectField
          label="Group"
          name="group_id"
          hint="Customers choose the add-ons of a group together"
          options={[{ value: "", label: "No group" }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <ActiveChoice />
      <PictureField formId={addonFormId} label="Picture (optional)" src={first?.image ?? null} />
      <TextField label="Or the address of a picture" name="image_url" type="url" optional maxLength={500} />
      {canSellOut && (
        <div className="border-line border-t pt-3">
          <CheckboxField label="Available" name="is_available" hint="Without the mark it shows as sold out" />
        </div>
      )}
    </EditPanel>
  );
}
