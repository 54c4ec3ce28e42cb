import { categoryLabel } from "@domain/options";
import { useField } from "remix-validated-form";
import { CheckRow } from "~/ui/forms/check-row";
import { RadioGroup } from "~/ui/forms/validated-form";
import { Money } from "~/ui/money";
import { textsOf } from "../typed-values";
import type { OfferMenu } from "./load-menu.server";

/** [OFFER-6] The whole menu, or categories and items by name; the lists open with the choice, by style alone. */
export function CoverageField({ menu }: { menu: OfferMenu }) {
  const chosenItems = new Set(textsOf(useField("menuItemIds").defaultValue));
  const named = textsOf(useField("categories").defaultValue);
  const chosenCategories = new Set(named);
  // A category that has left the menu can still be taken off the offer.
  const categories = [...menu.categories, ...named.filter((name) => !menu.categories.includes(name))];
  return (
    <div className="group/covers">
      <RadioGroup
        label="Covers"
        name="covers"
        options={[
          { value: "menu", label: "Whole menu" },
          { value: "chosen", label: "Chosen categories and items" },
        ]}
      />
      <div className="border-control rounded-control mt-1 hidden max-h-72 overflow-y-auto border px-4 py-2 group-has-[[value=chosen]:checked]/covers:block">
        {categories.map((category) => (
          <fieldset key={category} className="border-line py-2 not-first:border-t">
            <legend className="sr-only">{categoryLabel(category)}</legend>
            <CheckRow
              name="categories"
              value={category}
              defaultChecked={chosenCategories.has(category)}
              label={<span className="text-label text-ink">All {categoryLabel(category)}</span>}
              className="max-md:min-h-11"
            />
            {menu.items
              .filter((item) => item.category === category)
              .map((item) => (
                <CheckRow
                  key={item.id}
                  name="menuItemIds"
                  value={item.id}
                  defaultChecked={chosenItems.has(item.id)}
                  label={item.name}
                  end={<Money cents={item.regularCents} />}
                  className="ps-8.5 max-md:min-h-11"
                />
              ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
