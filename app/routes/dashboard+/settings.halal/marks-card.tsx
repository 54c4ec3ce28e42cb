import { Form, useActionData } from "@remix-run/react";
import { itemHalalLabels, itemSlaughterLabels, meatLabels } from "@domain/halal/items";
import { categoryLabel } from "@domain/options";
import { itemMealLabels } from "@domain/prayer/occasions";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { withQuery } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/forms/select-field";
import { Picture, smallPicture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import { contentChoices } from "./content-choice";
import type { action, HalalPage } from "./halal-page.server";

const choices = (labels: Record<string, string>, nothing: string) => [
  { value: "", label: "Leave as it is" },
  { value: "nothing", label: nothing },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const fields = [
  { name: "halal", label: "Halal", options: choices(itemHalalLabels, "Not stated") },
  { name: "meat", label: "Meat", options: choices(meatLabels, "Not stated") },
  { name: "slaughter", label: "Slaughter", options: choices(itemSlaughterLabels, "Not stated") },
  // Not named "contains", as that would shadow a method of form elements.
  { name: "contents", label: "Contains", options: contentChoices },
  { name: "meals", label: "In Ramadan", options: choices(itemMealLabels, "As its category") },
];

/** [HALAL-6] Marks of many dishes at once: dashed ones are missing, filled ones are stated. */
export function MarksCard({ dishes }: HalalPage) {
  const refusal = useActionData<typeof action>();
  if (!dishes || dishes.count === 0) return null;
  const { rows, count, open, isNarrowed } = dishes;
  return (
    <Card as="section" aria-labelledby="marks" padded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-5 md:p-6">
        <div className="min-w-0">
          <h2 id="marks" className="text-section">
            Marks of dishes
          </h2>
          <p className="text-meta text-quiet">
            What stands beside each dish on your menu. {count - open} of {count} say everything.
          </p>
        </div>
        {(isNarrowed || open > 0) && (
          <TextLink to={withQuery(dashboardPaths.dashboardHalal(), { marks: isNarrowed ? null : "open" })} alone>
            {isNarrowed ? "All dishes" : open === 1 ? "Only the one that does not" : `Only the ${open} that do not`}
          </TextLink>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <div className="bg-sunken border-line grid items-end gap-3 border-y px-5 py-4 min-[30rem]:grid-cols-2 md:px-6">
          {fields.map((field) => (
            <SelectField
              key={field.name}
              id={`marks-${field.name}`}
              {...field}
              defaultValue={refusal?.values[field.name]}
            />
          ))}
          <SubmitButton variant="tonal" className="col-span-full md:justify-self-end">
            Set for chosen dishes
          </SubmitButton>
          {refusal && (
            <p role="alert" className="text-meta text-danger col-span-full">
              {refusal.message}
            </p>
          )}
        </div>
        <ul>
          {rows.map(({ id, name, category, image, stated, missing }) => (
            <li key={id} className="border-line has-checked:bg-primary-soft not-last:border-b">
              <label className="focus-frame flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2.5 md:px-6">
                <input
                  type="checkbox"
                  name="ids"
                  value={id}
                  defaultChecked={refusal?.ids.includes(id)}
                  className="check"
                />
                <Picture src={smallPicture(image)} alt="" width={40} height={40} className="rounded-small size-10" />
                <span className="min-w-0 grow basis-40">
                  <span className="text-label text-ink block">{name}</span>
                  <span className="text-meta text-quiet">{category && categoryLabel(category)}</span>
                </span>
                <span className="flex flex-wrap gap-1.5 md:w-3/5">
                  {stated.map((mark) => (
                    <span key={mark} className="bg-muted text-ink text-badge rounded-tag px-2 py-1">
                      {mark}
                    </span>
                  ))}
                  {missing.map((mark) => (
                    <span
                      key={mark}
                      className="border-control text-quiet text-badge rounded-tag border border-dashed px-2 py-1"
                    >
                      {mark}
                    </span>
                  ))}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Form>
    </Card>
  );
}
