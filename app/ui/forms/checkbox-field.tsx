import type { ComponentPropsWithoutRef } from "react";
import { controlProps, FieldError, type FieldProps } from "./field";

type Native = Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "type" | "children" | "defaultValue">;

type CheckboxFieldProps = Omit<FieldProps, "aside" | "hideLabel" | "optional"> &
  Native & {
    /** As form libraries hand it on: checked when it is true, "on" or the box's own value. */
    defaultValue?: unknown;
  };

/** A box and its sentence. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, errors, id, name, required, className, defaultValue, defaultChecked, ...rest } = props;
  // Said outright: React hydrates a box whose value is undefined as an empty one.
  const { value = "on", ...native } = rest;
  const checked = defaultChecked ?? isChecked(defaultValue, value);
  const key = id ?? name;
  return (
    <div className={className}>
      <label className="text-body inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          value={value}
          defaultChecked={native.checked === undefined ? checked : undefined}
          {...native}
          {...controlProps({ id, name, hint, errors, required })}
          className="check"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${key}-hint`} className="text-meta text-quiet ms-8.5 -mt-1.5">
          {hint}
        </p>
      )}
      <FieldError id={key} errors={errors} />
    </div>
  );
}

function isChecked(given: unknown, value: CheckboxFieldProps["value"]): boolean {
  return given === true || (typeof given === "string" && given === String(value));
}
