export type ReplayedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports to React what was chosen and typed before hydration. React 18.3.1 leaves it in the fields but calls no
 * `onChange`, so that a day picked early would look chosen and have no effect. Call it once, after hydration.
 * @param fields those that the server rendered
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

/**
 * React listens for the click, and ignores it unless the state differs from the one it saw last. An empty radio is not
 * replayed.
 */
function replayChoice(field: ReplayedField): void {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return;
  if (!field.checked && field.type === "radio") return;
  field.checked = !field.checked;
  field.click();
}

/**
 * React compares with the value last set through the element's own `value` property; the prototype's setter bypasses
 * that.
 */
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
