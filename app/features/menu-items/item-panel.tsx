import { useRef } from "react";
import type { OwnItem } from "~/host/catalogue.server";
import { EditPanel } from "~/ui/desk/edit-panel";
import { createValidator } from "~/ui/forms/create-validator";
import { PictureField } from "~/ui/forms/picture-field";
import type { ItemValues } from "./item-fields.server";
import { ItemFormFields } from "./item-form-fields";
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

/** [ITEM-2…4] The form of an item, over the list. */
export function ItemPanel({ title, values, item, categories, closeHref, deleteHref }: ItemPanelProps) {
  // The form begins with what it was opened with; a later load of the list must not change what is being typed.
  const first = useRef({ values, version: item?.version }).current;
  const { regular_price, large_price, old_price } = first.values ?? {};
  return (
    <EditPanel
      title={title}
      note="Changes show to customers as soon as you save."
      what="item"
      formId={itemFormId}
      validator={validator}
      values={first.values ?? { item_type: "food", is_available: true, tags: [] }}
      version={first.version}
      hasFile
      closeHref={closeHref}
      deleteHref={deleteHref}
    >
      <PictureField formId={itemFormId} label="Item picture" src={item?.image ?? null} />
      <ItemFormFields categories={categories} hasOwnSizes={Boolean(regular_price || large_price || old_price)} />
    </EditPanel>
  );
}
