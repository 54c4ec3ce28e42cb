import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "../cx";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";
import { controlProps, Field, type FieldProps } from "./field";

type Native = Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "size" | "className" | "children">;

export type TextFieldProps = FieldProps &
  Native & {
    /** 40 px high, for filter panels and tables. */
    compact?: boolean;
    /** Icon inside, at the start. */
    start?: IconName;
    /** Anything inside, at the end. */
    end?: ReactNode;
    className?: string;
  };

/** One line of text: also e-mail, telephone, number, date and time by `type`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, errors, optional, hideLabel, aside, compact, start, end, className, ...rest } = props;
  const { id, name, required, ...native } = rest;
  return (
    <Field {...props}>
      <div className="relative">
        {start && <Icon name={start} className="field-icon start-3.5" />}
        <input
          type="text"
          {...native}
          {...controlProps({ id, name, hint, errors, required })}
          className={cx(
            "field",
            compact && "field-compact",
            start && "ps-11!",
            end !== undefined && "pe-24!",
            native.list && "pe-11!",
          )}
        />
        {native.list && <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3.5" />}
        {end !== undefined && <span className="absolute inset-y-0 end-1 flex items-center">{end}</span>}
      </div>
    </Field>
  );
}

type NativeTextArea = Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps | "children">;

/** Several lines of text. */
export function TextArea(props: FieldProps & NativeTextArea) {
  const { label, hint, errors, optional, hideLabel, aside, id, name, required, className, ...native } = props;
  return (
    <Field {...props}>
      <textarea rows={4} {...native} {...controlProps({ id, name, hint, errors, required })} className="field" />
    </Field>
  );
}
