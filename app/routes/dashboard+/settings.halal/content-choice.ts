import { contentLabels } from "@domain/halal/items";

/** Before a content that is removed. */
const removed = "remove-";

/** [HALAL-6] What dishes contain differs, so one content is added to or removed from what each has. */
export const contentChoices = [
  { value: "", label: "Leave as it is" },
  ...Object.entries(contentLabels).map(([value, label]) => ({ value, label })),
  ...Object.entries(contentLabels).map(([value, label]) => ({
    value: `${removed}${value}`,
    label: `Remove “${label}”`,
  })),
];

/** The change that was chosen, yet to be checked. */
export function readContentChoice(value: string): { contains_add?: string[]; contains_remove?: string[] } {
  if (value === "") return {};
  return value.startsWith(removed) ? { contains_remove: [value.slice(removed.length)] } : { contains_add: [value] };
}
