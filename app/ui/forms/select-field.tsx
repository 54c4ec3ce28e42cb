import type { ComponentPropsWithoutRef } from "react";
import { cx } from "../cx";
import { Icon } from "../icon";
import { controlProps, Field, type FieldProps } from "./field";

export type Option = { value: string; label: string; disabled?: boolean };

type Native = Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps | "size" | "multiple" | "children">;

export type SelectFieldProps = FieldProps &
  Native & {
    options: readonly Option[];
    /** An empty first option. */
    placeholder?: string;
    compact?: boolean;
  };

/** A native select in our style. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, errors, optional, hideLabel, aside, options, placeholder, compact, className, ...rest } = props;
  const { id, name, required, ...native } = rest;
  return (
    <Field {...props}>
      <div className="relative">
        <select
          {...native}
          {...controlProps({ id, name, hint, errors, required })}
          className={cx("field", compact && "field-compact")}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3.5" />
      </div>
    </Field>
  );
}
