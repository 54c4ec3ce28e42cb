import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "../cx";
import { controlProps, FieldError, type FieldProps } from "./field";

type Native = Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "type" | "children" | "defaultValue">;

type CheckboxFieldProps = Omit<FieldProps, "aside" | "hideLabel" | "optional"> &
  Native & {
    /** As form libraries pass it: checked when true, "on" or the checkbox's own value. */
    defaultValue?: unknown;
  };

/** A checkbox with its label. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, errors, id, name, required, className, defaultValue, defaultChecked, ...rest } = props;
  // Explicit, because React hydrates a checkbox with an undefined value as an empty one.
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

function isChecked(fieldValue: unknown, value: CheckboxFieldProps["value"]): boolean {
  return fieldValue === true || (typeof fieldValue === "string" && fieldValue === String(value));
}

type CheckRowProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & {
  label: ReactNode;
  /** At the end: a price, a count. */
  end?: ReactNode;
  /** A radio button instead of a checkbox. */
  radio?: boolean;
  /** Adds padding, for lists of add-ons; filters have none. */
  roomy?: boolean;
};

/** A row in a list of choices (filters, add-ons); the focus ring surrounds the row. */
export function CheckRow({ label, end, radio, roomy, className, ...native }: CheckRowProps) {
  return (
    <label className={cx("check-row focus-frame", roomy && "-mx-3 min-h-12 px-3", className)}>
      <input {...native} type={radio ? "radio" : "checkbox"} className={radio ? "radio" : "check"} />
      {typeof label === "string" ? label : <span className="min-w-0 flex-1">{label}</span>}
      {end !== undefined && <span className="check-end">{end}</span>}
    </label>
  );
}
