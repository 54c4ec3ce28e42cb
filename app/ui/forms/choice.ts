import type { ChangeEventHandler, FocusEventHandler, ReactNode } from "react";
import type { IconName } from "../icon-names";
import type { FieldProps } from "./field";

export type ChoiceOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end: a price. */
  end?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
};

export type ChoiceProps = FieldProps & {
  options: readonly ChoiceOption[];
  /** The selected value; a list for several. */
  defaultValue?: string | readonly string[] | null;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Id of the form, when the field is outside of it. */
  form?: string;
};

/** Whether an option is selected. */
export function isChosen(defaultValue: ChoiceProps["defaultValue"], value: string): boolean {
  return typeof defaultValue === "string" ? defaultValue === value : (defaultValue?.includes(value) ?? false);
}

/** Attributes of an option's input. The group has the id, so the error summary links to it. */
export function optionProps(props: ChoiceProps, option: ChoiceOption) {
  return {
    name: props.name,
    value: option.value,
    form: props.form,
    disabled: option.disabled,
    defaultChecked: isChosen(props.defaultValue, option.value),
    "aria-invalid": props.errors?.length ? (true as const) : undefined,
    onChange: props.onChange,
    onBlur: props.onBlur,
  };
}
