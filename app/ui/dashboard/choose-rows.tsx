import type { ChangeEvent } from "react";
import { useHydrated } from "~/ui/live/use-hydrated";

/** The form that the chosen rows' boxes belong to. */
export const bulkFormId = "chosen-rows";

/** In a table's head: chooses all rows of the page, or none. Only where scripts run; every row has its own box anyway. */
export function SelectAll({ label = "Choose all rows" }: { label?: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return <span className="me-3 inline-block w-9 pointer-coarse:w-11" />;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const boxes =
      event.currentTarget.closest("table")?.querySelectorAll<HTMLInputElement>("input[type=checkbox][name=ids]") ?? [];
    for (const box of boxes) box.checked = event.currentTarget.checked;
  };
  return (
    <label className="me-3 inline-grid size-9 place-items-center align-middle pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input type="checkbox" onChange={choose} className="check" />
    </label>
  );
}

/** The box of a row; the row's name says which. */
export function ChooseRow({ id, label }: { id: string; label: string }) {
  return (
    <label className="inline-grid size-11 shrink-0 place-items-center max-md:-ms-2.5 pointer-fine:md:size-9">
      <span className="sr-only">Choose {label}</span>
      <input type="checkbox" name="ids" value={id} form={bulkFormId} className="check" />
    </label>
  );
}
