import { type ComponentType, type SyntheticEvent, useState } from "react";
import { SelectField } from "../select-field";
import type { ComboboxProps, Searchable } from "./searchable";

type LoadedCombobox = Pick<SearchableProps, "defaultValue" | "takesFocus"> & { Field: ComponentType<SearchableProps> };
type SearchableProps = Parameters<typeof Searchable>[0];

/** A searchable select. A native select until it is used; it posts the option's value either way. */
export function Combobox(props: ComboboxProps) {
  const [loaded, setLoaded] = useState<LoadedCombobox>();
  if (loaded) {
    const { Field, ...state } = loaded;
    return <Field {...props} {...state} />;
  }
  const load = ({ currentTarget: select }: SyntheticEvent<HTMLSelectElement>) =>
    void import("./searchable").then(
      ({ Searchable }) =>
        setLoaded({ Field: Searchable, defaultValue: select.value, takesFocus: select === document.activeElement }),
      // If the script cannot be loaded, it remains a select.
      () => undefined,
    );
  return (
    <SelectField
      {...props}
      placeholder={props.placeholder ?? ""}
      // Not on touch, where the native list is better and open already.
      onPointerEnter={(event) => event.pointerType === "mouse" && load(event)}
      onKeyUp={load}
    />
  );
}
