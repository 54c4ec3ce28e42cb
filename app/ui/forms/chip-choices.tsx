import { optionProps, type ChoiceProps } from "./choice";
import { FieldGroup } from "./field";

/** Short choices side by side (tips, filters): radio buttons, or boxes with `multiple`. */
export function ChipChoices({ multiple, ...props }: ChoiceProps & { multiple?: boolean }) {
  return (
    <FieldGroup {...props}>
      <div className="flex flex-wrap gap-2.5">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="focus-frame rounded-control border-control bg-surface text-label text-ink hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-text has-checked:ring-primary has-disabled:text-quiet inline-flex min-h-11 items-center border px-4 tabular-nums has-checked:ring-1"
          >
            <input type={multiple ? "checkbox" : "radio"} {...optionProps(props, option)} className="sr-only" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
