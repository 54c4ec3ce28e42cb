export type ReplayedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells React of what was chosen and typed before hydration. React 18.3.1 leaves it in the fields and calls no `onChange`, so a day
 * picked early would look chosen and not count, and a word typed early would find nothing. Call it once, after hydration.
 * @param fields those that the server sent
 */
export function replayInputs(fields: Iterable<ReplayedField>): void {
  for (const field of fields) {
    if (!field.isConnected) continue;
    if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex !== sentIndex(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (field.type === "checkbox" || field.type === "radio") {
      replayChoice(field);
    } else if (field.type !== "file" && field.type !== "hidden" && field.value !== field.defaultValue) {
      replayText(field);
    }
  }
}

/** React follows the click, and only where the state differs from the one it saw last. A radio left empty is not picked. */
function replayChoice(field: ReplayedField): void {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return;
  if (!field.checked && field.type === "radio") return;
  field.checked = !field.checked;
  field.click();
}

/** React compares with the value that was set last by `value` of the element itself; the prototype's goes past it. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  const isSelectable = selectionStart !== null && field === document.activeElement;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  if (isSelectable) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function sentIndex({ options }: HTMLSelectElement): number {
  const chosen = [...options].findIndex((option) => option.defaultSelected);
  return chosen < 0 ? [...options].findIndex((option) => !option.disabled) : chosen;
}
