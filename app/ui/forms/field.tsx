import type { ReactNode } from "react";
import { cx } from "../cx";
import { Icon } from "../icon";

/** Props of every field, whichever form library is used. */
export type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Messages; the first one is shown. */
  errors?: readonly string[];
  /** Defaults to the name; two forms on a page need different ids. */
  id?: string;
  required?: boolean;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
  hideLabel?: boolean;
  /** At the end of the label's line, e.g. a link. */
  aside?: ReactNode;
};

type Ids = Pick<FieldProps, "id" | "name" | "hint" | "errors" | "required">;

/** Attributes that connect a control with its label, hint and error. */
export function controlProps({ id = "", name, hint, errors, required }: Ids) {
  const key = id || name;
  const described = cx(Boolean(hint) && `${key}-hint`, Boolean(errors?.length) && `${key}-error`);
  return {
    id: key,
    name,
    required,
    "aria-invalid": errors?.length ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

/** Label above, hint, control, error below. */
export function Field(props: FieldProps & { children: ReactNode; className?: string }) {
  const { name, id = name, label, hint, errors, optional, hideLabel, aside, children, className } = props;
  return (
    <div className={cx("field-box", className)}>
      <div className={cx("flex items-baseline justify-between gap-3", hideLabel && !aside ? "sr-only" : "mb-1.5")}>
        <label htmlFor={id} className={cx("text-label text-ink", hideLabel && "sr-only")}>
          {label}
          {optional && <Optional />}
        </label>
        {aside && <span className="text-meta">{aside}</span>}
      </div>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
      <FieldError id={id} errors={errors} />
    </div>
  );
}

/** A group of choices; the legend is the label. */
export function FieldGroup(props: FieldProps & { children: ReactNode; className?: string }) {
  const { name, id = name, label, hint, errors, optional, hideLabel, children, className } = props;
  const described = controlProps({ id, name, hint, errors })["aria-describedby"];
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described} className={cx("min-w-0", className)}>
      <legend className={cx("text-label text-ink mb-2", hideLabel && "sr-only")}>
        {label}
        {optional && <Optional />}
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
      <FieldError id={id} errors={errors} />
    </fieldset>
  );
}

/** Beside a label. */
export function Optional() {
  return <span className="text-quiet font-normal"> (optional)</span>;
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-meta text-quiet -mt-0.5 mb-1.5">
      {children}
    </p>
  );
}

/** The message of one field, with its icon. */
export function FieldError({ id, errors }: { id: string; errors?: readonly string[] }) {
  const message = errors?.[0];
  if (!message) return null;
  return (
    <p id={`${id}-error`} className="text-meta text-danger mt-1.5 flex items-start gap-2 font-semibold">
      <Icon name="warning-circle" weight="fill" size={18} className="mt-px" />
      <span>{message}</span>
    </p>
  );
}

/** Fields side by side from 768 px on, with labels, controls and messages aligned. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <div className={columns === 3 ? "field-row field-row-3" : "field-row"}>{children}</div>;
}
