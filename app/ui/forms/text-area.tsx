import type { ComponentPropsWithoutRef } from "react";
import { controlProps, Field, type FieldProps } from "./field";

type Native = Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps | "children">;

/** Several lines of text. */
export function TextArea(props: FieldProps & Native) {
  const { label, hint, errors, optional, hideLabel, aside, id, name, required, className, ...native } = props;
  return (
    <Field {...{ name, id, label, hint, errors, optional, hideLabel, aside, className }}>
      <textarea rows={4} {...native} {...controlProps({ id, name, hint, errors, required })} className="field" />
    </Field>
  );
}
