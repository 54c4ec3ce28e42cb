import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import { toDecimal } from "@domain/money";
import type { OwnAddon, OwnGroup } from "~/host/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel, EditPanelActions } from "~/ui/dashboard/edit-panel";
import { type EditResult, EditRefusal } from "~/ui/dashboard/edit-refusal";
import { PictureField } from "~/ui/forms/picture-field";
import { UnsavedChanges } from "~/ui/forms/unsaved-changes";
import { ActiveField, CheckboxField, SelectField, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody } from "~/ui/overlays/side-panel";

const addonFormId = "addon";

const validator = lazyValidator(async () => (await import("./schema")).addonForm);

type AddonPanelProps = {
  title: string;
  addon: OwnAddon | null;
  /** null where the host has no groups. */
  groups: { id: string; name: string }[] | null;
  /** Whether the host supports sold-out add-ons. */
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
      <ActiveField />
      <PictureField formId={addonFormId} label="Picture" optional src={first?.image ?? null} />
      <TextField label="Or the address of a picture" name="image_url" type="url" optional maxLength={500} />
      {canSellOut && (
        <div className="border-line border-t pt-3">
          <CheckboxField label="Available" name="is_available" hint="Without it, it shows as sold out" />
        </div>
      )}
    </EditPanel>
  );
}

/** Form values of an add-on, or of a new one. */
export const addonValues = (addon: OwnAddon | null) => ({
  name: addon?.name ?? "",
  description: addon?.description ?? "",
  price: addon ? toDecimal(addon.priceCents) : "",
  is_active: String(addon?.isActive ?? true),
  is_available: addon?.isAvailable ?? true,
  group_id: addon?.group?.id ?? "",
  image_url: elsewhere(addon?.image),
});

/** The field's text: the URL of an external picture, else empty. */
const elsewhere = (image: string | null | undefined): string => (image && /^https?:/.test(image) ? image : "");

const groupFormId = "group";

const groupValidator = lazyValidator(async () => (await import("@domain/menu/addon-rules")).modifierGroupChange);

/** The dialog of a modifier group: how many of its add-ons a customer chooses. */
export function GroupDialog({ title, group }: { title: string; group: OwnGroup | null }) {
  const actionData = useActionData<EditResult>();
  // Stays as it was when the form opened, so that a revalidation does not change what is being typed.
  const first = useRef(group).current;
  const back = dashboardPaths.dashboardAddonGroups();
  return (
    <>
      <Dialog size="sm" title={title} closeHref={back}>
        <ValidatedForm
          id={groupFormId}
          validator={groupValidator}
          defaultValues={groupValues(first)}
          className="panel-form"
        >
          <PanelBody className="flex flex-col gap-4.5">
            <EditRefusal what="group" actionData={actionData} openedWith={first?.version} />
            <TextField label="Name" name="name" required maxLength={80} />
            <div className="grid grid-cols-2 gap-4.5">
              <TextField label="At least" name="minimum" inputMode="numeric" maxLength={2} hint="0: optional" />
              <TextField label="At most" name="maximum" inputMode="numeric" maxLength={2} hint="Empty: no limit" />
            </div>
          </PanelBody>
          <EditPanelActions closeHref={back} isConflict={Boolean(actionData?.version)} />
        </ValidatedForm>
      </Dialog>
      <UnsavedChanges formId={groupFormId} />
    </>
  );
}

/** Form values of a group, or of a new one. */
export const groupValues = (group: OwnGroup | null) => ({
  name: group?.name ?? "",
  minimum: String(group?.minimum ?? 0),
  maximum: String(group?.maximum ?? ""),
});
