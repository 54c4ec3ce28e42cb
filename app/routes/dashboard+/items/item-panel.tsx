import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import type { OwnItem } from "~/host/catalogue.server";
import { EditFoot } from "~/ui/desk/edit-foot";
import { FormError } from "~/ui/forms/error-summary";
import { createValidator } from "~/ui/forms/create-validator";
import { PictureField } from "~/ui/forms/picture-field";
import { ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody } from "~/ui/panel-parts";
import { SidePanel } from "~/ui/side-panel";
import { ConflictNotice } from "./conflict-notice";
import type { ItemValues } from "./item-fields.server";
import { ItemFormFields } from "./item-form-fields";
import type { ItemConflict } from "./save-item.server";
import { itemForm, itemFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(itemForm);

type ItemPanelProps = {
  title: string;
  values: ItemValues | null;
  item: Pick<OwnItem, "image" | "version"> | null;
  categories: string[];
  closeHref: string;
  /** Delete, at the foot's start. */
  deleteHref?: string;
};

interface Answer {
  formError?: string | null;
  conflict?: ItemConflict | null;
}

/** [ITEM-2…4] The form of an item, over the list. */
export function ItemPanel({ title, values, item, categories, closeHref, deleteHref }: ItemPanelProps) {
  const answer = useActionData<Answer>();
  const conflict = answer?.conflict;
  // The form begins with what it was opened with; a later load of the list must not change what is being typed.
  const first = useRef(values).current;
  const openedWith = useRef(item?.version).current;
  return (
    <SidePanel
      title={title}
      closeHref={closeHref}
      head={<p className="text-meta text-quiet">Changes show to customers as soon as you save.</p>}
    >
      <ValidatedForm
        id={itemFormId}
        validator={validator}
        defaultValues={first ?? { item_type: "food", is_available: true, tags: [] }}
        encType="multipart/form-data"
        className="panel-form"
      >
        <PanelBody className="flex flex-col gap-4.5">
          {conflict && <ConflictNotice {...conflict} mine={first} />}
          {answer?.formError && !conflict && <FormError title={answer.formError} />}
          <input type="hidden" name="version" value={conflict?.version ?? openedWith ?? ""} />
          <PictureField formId={itemFormId} label="Item picture" src={item?.image ?? null} />
          <ItemFormFields
            categories={categories}
            hasOwnSizes={Boolean(first?.regular_price || first?.large_price || first?.old_price)}
          />
        </PanelBody>
        <EditFoot closeHref={closeHref} deleteHref={deleteHref} isConflict={Boolean(conflict)} />
      </ValidatedForm>
    </SidePanel>
  );
}
