import { useRef } from "react";
import { useField } from "remix-validated-form";
import { contentLabels, itemHalalLabels, itemSlaughterLabels, meatLabels } from "@domain/halal/items";
import { diets } from "@domain/menu/diets";
import { categoryLabel } from "@domain/options";
import { itemMealLabels } from "@domain/prayer/occasions";
import { menuItemTexts } from "@domain/values/choices";
import type { OwnItem } from "~/host/own-menu.server";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { PictureField } from "~/ui/forms/picture-field";
import { CheckboxField, SelectField, TextArea, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Disclosure } from "~/ui/overlays/disclosure";
import type { ItemValues } from "./items.server";
import { textFieldLabels, itemTypeLabels } from "./menu-text";

const itemFormId = "item";

const tags = [
  { value: "featured", label: "Featured" },
  { value: "popular", label: "Popular" },
  { value: "offer", label: "Offer" },
];

const markOptions = (labels: Record<string, string>) => [
  { value: "", label: "Not stated" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

type ItemFormFieldsProps = { categories: string[]; menus: string[]; hasOwnSizes: boolean };

/** The fields of an item's form. Categories are free text with suggestions. */
function ItemFormFields({ categories, menus, hasOwnSizes }: ItemFormFieldsProps) {
  const chosenTags = useField("tags");
  const chosenDiets = useField("diets");
  const chosenContents = useField("contents");
  const chosenMenus = useField("menus");
  const money = { inputMode: "decimal" as const, start: "currency-dollar" as const, maxLength: 10 };
  return (
    <>
      <TextField label="Name" name="name" required maxLength={120} />
      <TextArea label="Description" name="description" required rows={3} maxLength={1000} />
      <div className="grid gap-4.5 md:grid-cols-2">
        <TextField label="Price" name="price" required {...money} />
        <TextField label="Category" name="category" required maxLength={60} list="item-categories" autoComplete="off" />
      </div>
      <datalist id="item-categories">
        {[...new Set(categories.map(categoryLabel))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {menuItemTexts.map((text) => (
        <TextField key={text} name={text} {...textFieldLabels[text]} optional />
      ))}
      <SelectField
        label="Type"
        name="item_type"
        options={Object.entries(itemTypeLabels).map(([value, label]) => ({ value, label }))}
      />
      <ChipChoices
        multiple
        label="Tags"
        name="tags"
        id={`${itemFormId}-tags`}
        options={tags}
        defaultValue={chosenTags.defaultValue}
        errors={chosenTags.error ? [chosenTags.error] : undefined}
      />
      <ChipChoices
        multiple
        label="Dietary marks"
        hint="Customers filter by them. Vegan counts as Vegetarian and No dairy too."
        name="diets"
        id={`${itemFormId}-diets`}
        options={diets}
        defaultValue={chosenDiets.defaultValue}
        errors={chosenDiets.error ? [chosenDiets.error] : undefined}
      />
      <div className="grid gap-4.5 md:grid-cols-3">
        <SelectField label="Halal" name="halal" options={markOptions(itemHalalLabels)} />
        <SelectField label="Meat" name="meat" options={markOptions(meatLabels)} />
        <SelectField label="Slaughter" name="slaughter" options={markOptions(itemSlaughterLabels)} />
      </div>
      <ChipChoices
        multiple
        label="Contains"
        hint="What contains alcohol counts as not halal. Dishes that are not halal are hidden unless customers ask for them."
        name="contents"
        id={`${itemFormId}-contents`}
        options={Object.entries(contentLabels).map(([value, label]) => ({
          value,
          label: label.replace(/^Contains (.)/, (_, first: string) => first.toUpperCase()),
        }))}
        defaultValue={chosenContents.defaultValue}
        errors={chosenContents.error ? [chosenContents.error] : undefined}
      />
      {menus.length > 0 && (
        <ChipChoices
          multiple
          label="Menus"
          hint="When it can be ordered. If none is chosen, it is served with its category."
          name="menus"
          id={`${itemFormId}-menus`}
          options={menus.map((menu) => ({ value: menu, label: menu }))}
          defaultValue={chosenMenus.defaultValue}
          errors={chosenMenus.error ? [chosenMenus.error] : undefined}
        />
      )}
      <SelectField
        label="In Ramadan"
        name="meals"
        hint="What it can be ordered for. For whole categories, set this in Settings / Ramadan."
        options={[
          { value: "", label: "As its category" },
          ...Object.entries(itemMealLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Disclosure summary="Sizes and former price" open={hasOwnSizes}>
        <div className="grid gap-4.5 pt-1 md:grid-cols-3">
          <TextField label="Regular" name="regular_price" optional {...money} />
          <TextField label="Large" name="large_price" optional {...money} />
          <TextField label="Was" name="old_price" optional {...money} />
        </div>
        <p className="text-meta text-quiet mt-2">
          If empty, Regular costs the price and Large $1.00 more. “Was” is shown struck through beside the price.
        </p>
      </Disclosure>
      <div className="border-line border-t pt-3">
        <CheckboxField label="Available" name="is_available" hint="Without it, it shows as sold out" />
      </div>
    </>
  );
}

const validator = lazyValidator(async () => (await import("./schema")).itemForm);

type ItemPanelProps = {
  title: string;
  values: ItemValues | null;
  item: Pick<OwnItem, "image" | "version"> | null;
  categories: string[];
  /** Names of the restaurant's menus by time. */
  menus: string[];
  closeHref: string;
  /** The URL of its delete button. */
  deleteHref?: string;
};

/** [ITEM-2…4] The form of an item, in a panel over the list. */
export function ItemPanel({ title, values, item, categories, menus, closeHref, deleteHref }: ItemPanelProps) {
  // Stays as it was when the form opened, so that a revalidation does not change what is being typed.
  const first = useRef({ values, version: item?.version }).current;
  const { regular_price, large_price, old_price } = first.values ?? {};
  return (
    <EditPanel
      title={title}
      note="Customers see changes as soon as you save."
      what="item"
      formId={itemFormId}
      validator={validator}
      values={first.values ?? { item_type: "food", is_available: true, tags: [], diets: [], contents: [], menus: [] }}
      version={first.version}
      hasFile
      closeHref={closeHref}
      deleteHref={deleteHref}
    >
      <PictureField formId={itemFormId} label="Item picture" src={item?.image ?? null} />
      <ItemFormFields
        categories={categories}
        menus={menus}
        hasOwnSizes={Boolean(regular_price || large_price || old_price)}
      />
    </EditPanel>
  );
}
