export type ChoiceInput = HTMLInputElement | HTMLSelectElement;

/**
 * Tells React of choices made before hydration. React 18.3.1 leaves them in the fields and calls no `onChange`, so a day picked
 * early would look chosen and not count. Call it once, after hydration.
 * @param fields those that the server sent
 */
export function replayInputs(fields: Iterable<ChoiceInput>): void {
  for (const field of fields) {
    if (!field.isConnected) continue;
    if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex !== sentIndex(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox")) {
      // React follows the click, and only where the state differs from the one it saw last. A radio left empty is not picked.
      field.checked = !field.checked;
      field.click();
    }
  }
}

function sentIndex({ options }: HTMLSelectElement): number {
  const chosen = [...options].findIndex((option) => option.defaultSelected);
  return chosen < 0 ? [...options].findIndex((option) => !option.disabled) : chosen;
}
