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
  /** The chosen value; a list for several. */
  defaultValue?: string | readonly string[] | null;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Id of the form, when the field stands outside of it. */
  form?: string;
};

/** Whether an option is among the chosen ones. */
export function isChosen(defaultValue: ChoiceProps["defaultValue"], value: string): boolean {
  return typeof defaultValue === "string" ? defaultValue === value : (defaultValue?.includes(value) ?? false);
}

/** Attributes of one option's input. The group carries the id, so the error summary leads to it. */
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
