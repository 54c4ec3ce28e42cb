import { Form } from "@remix-run/react";
import { maxStationLength } from "@domain/kitchen";
import { categoryLabel } from "@domain/options";
import { Button, SubmitButton } from "~/ui/button";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { TextField } from "~/ui/forms/text-field";
import { Disclosure } from "~/ui/overlays/disclosure";

type CategoryFormsProps = {
  /** The selected category. */
  open: string | null;
  /** Its version; undefined if the host has no versions. */
  version: number | undefined;
  /** [RUSH-7] The kitchen station that prepares its items. */
  station: string | null;
  isEmpty: boolean;
  /** The scheduled menus, and whether each contains the category. */
  menus: { name: string; holdsIt: boolean }[];
  /** A rejected form reopens with its input. */
  answer: { intent: string; name: string; typed: string; error: string } | null;
};

/** Forms to add a category and to rename the selected one; an empty category can be deleted. */
export function CategoryForms({ open, version, station, isEmpty, menus, answer }: CategoryFormsProps) {
  // Input for a deleted category must not carry over to the one shown in its place.
  const of = (intent: string) =>
    answer?.intent === intent && (intent === "add" || answer.name === open) ? answer : null;
  const errors = (intent: string) => {
    const error = of(intent)?.error;
    return error ? [error] : undefined;
  };
  return (
    <div className="border-line border-t px-5 py-2">
      <Disclosure summary="Add category" open={of("add") !== null}>
        <Form method="post" preventScrollReset className="flex items-end gap-2.5">
          <input type="hidden" name="intent" value="add" />
          <TextField
            label="Name"
            name="name"
            id="new-category"
            defaultValue={of("add")?.typed}
            errors={errors("add")}
            maxLength={60}
            compact
            className="flex-1"
          />
          <SubmitButton variant="tonal">Add</SubmitButton>
        </Form>
      </Disclosure>
      {open !== null && (
        <Disclosure key={open} summary={`Edit ${categoryLabel(open)}`} open={of("rename") !== null}>
          <Form method="post" preventScrollReset className="grid gap-3">
            <input type="hidden" name="intent" value="rename" />
            <input type="hidden" name="name" value={open} />
            <input type="hidden" name="version" value={version ?? ""} />
            <TextField
              label="New name"
              name="new_name"
              defaultValue={of("rename")?.typed ?? categoryLabel(open)}
              errors={errors("rename")}
              maxLength={60}
              compact
            />
            <TextField
              label="Kitchen station"
              name="station"
              hint="Where its items are made, such as Grill"
              defaultValue={station ?? ""}
              maxLength={maxStationLength}
              compact
            />
            <SubmitButton variant="tonal">Save</SubmitButton>
          </Form>
        </Disclosure>
      )}
      {open !== null && menus.length > 0 && (
        <Disclosure
          key={`${open} served`}
          summary={`When ${categoryLabel(open)} is served`}
          open={of("serve") !== null}
        >
          <Form method="post" preventScrollReset className="flex flex-col items-start gap-2.5">
            <input type="hidden" name="intent" value="serve" />
            <input type="hidden" name="name" value={open} />
            <ChipChoices
              multiple
              label="Menus"
              hint="On none of them it is always served."
              name="menus"
              options={menus.map(({ name }) => ({ value: name, label: name }))}
              defaultValue={menus.filter(({ holdsIt }) => holdsIt).map(({ name }) => name)}
            />
            <SubmitButton variant="tonal">Save menus</SubmitButton>
          </Form>
        </Disclosure>
      )}
      {open !== null && isEmpty && (
        <Form method="post" preventScrollReset className="py-1.5">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="name" value={open} />
          <input type="hidden" name="version" value={version ?? ""} />
          <Button type="submit" variant="danger-text" icon="trash" size="sm">
            Delete {categoryLabel(open)}
          </Button>
        </Form>
      )}
    </div>
  );
}
