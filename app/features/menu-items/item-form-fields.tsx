import { useField } from "remix-validated-form";
import { ChipChoices } from "~/ui/forms/chip-choices";
import { Disclosure } from "~/ui/disclosure";
import { CheckboxField, SelectField, TextArea, TextField } from "~/ui/forms/validated-form";
import { typeWords } from "./menu-columns";
import { itemFormId } from "./schema";

const tags = [
  { value: "featured", label: "Featured" },
  { value: "popular", label: "Popular" },
  { value: "offer", label: "Offer" },
];

/** The fields of an item's form. New categories are typed, known ones are suggested by the browser. */
export function ItemFormFields({ categories, hasOwnSizes }: { categories: string[]; hasOwnSizes: boolean }) {
  const chosenTags = useField("tags");
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
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Caution"
        name="caution"
        hint="Allergens or heat, shown under the description"
        maxLength={300}
        optional
      />
      <SelectField
        label="Type"
        name="item_type"
        options={Object.entries(typeWords).map(([value, label]) => ({ value, label }))}
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
      <Disclosure summary="Sizes and former price" open={hasOwnSizes}>
        <div className="grid gap-4.5 pt-1 md:grid-cols-3">
          <TextField label="Regular" name="regular_price" optional {...money} />
          <TextField label="Large" name="large_price" optional {...money} />
          <TextField label="Was" name="old_price" optional {...money} />
        </div>
        <p className="text-meta text-quiet mt-2">
          Left empty, Regular costs the price and Large $1.00 more. “Was” stands struck through beside the price.
        </p>
      </Disclosure>
      <div className="border-line border-t pt-3">
        <CheckboxField label="Available" name="is_available" hint="Without the mark it shows as sold out" />
      </div>
    </>
  );
}
