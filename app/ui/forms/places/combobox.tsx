import { type ComponentType, type SyntheticEvent, useState } from "react";
import { SelectField } from "../select-field";
import type { ComboboxProps, Searchable } from "./searchable";

type Became = Pick<SearchableProps, "defaultValue" | "takesFocus"> & { Field: ComponentType<SearchableProps> };
type SearchableProps = Parameters<typeof Searchable>[0];

/** One of many, found by typing. A native select until somebody goes to it; posts the option's value either way. */
export function Combobox(props: ComboboxProps) {
  const [became, setBecame] = useState<Became>();
  if (became) {
    const { Field, ...state } = became;
    return <Field {...props} {...state} />;
  }
  const load = ({ currentTarget: select }: SyntheticEvent<HTMLSelectElement>) =>
    void import("./searchable").then(
      ({ Searchable }) =>
        setBecame({ Field: Searchable, defaultValue: select.value, takesFocus: select === document.activeElement }),
      // Offline it stays the select that it is.
      () => undefined,
    );
  return (
    <SelectField
      {...props}
      placeholder={props.placeholder ?? ""}
      // Not by touch: the browser's own list is better there, and open already.
      onPointerEnter={(event) => event.pointerType === "mouse" && load(event)}
      onKeyUp={load}
    />
  );
}
