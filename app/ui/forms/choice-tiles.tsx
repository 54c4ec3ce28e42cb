import { cx } from "../cx";
import { optionProps, type ChoiceProps } from "./choice";
import { FieldGroup } from "./field";

type ChoiceTilesProps = ChoiceProps & {
  /** Checkboxes instead of radio buttons. */
  multiple?: boolean;
  /** Columns from 768 px on. */
  columns?: 1 | 2 | 3;
};

const grids = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-3" };

/** Choices as tiles of at least 54 px; the selected one is highlighted. */
export function ChoiceTiles({ multiple, columns = 2, ...props }: ChoiceTilesProps) {
  return (
    <FieldGroup {...props}>
      <div className={cx("grid gap-3", grids[columns])}>
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "focus-frame rounded-control border-control bg-surface flex min-h-13.5 items-center gap-3 border px-4 py-2.5",
              "has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-primary has-checked:ring-1",
              "has-disabled:border-line has-disabled:bg-muted has-disabled:text-quiet",
            )}
          >
            <input
              type={multiple ? "checkbox" : "radio"}
              {...optionProps(props, option)}
              className={multiple ? "check" : "radio"}
            />
            <span className="text-label text-ink min-w-0 flex-1">
              {option.label}
              {option.hint && <span className="text-meta text-quiet block font-normal">{option.hint}</span>}
            </span>
            {option.end && <span className="text-label text-ink tabular-nums">{option.end}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Short choices side by side (tips, filters): radio buttons, or checkboxes with `multiple`. */
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

/** Plain radio buttons under a legend. */
export function RadioGroup(props: ChoiceProps) {
  return (
    <FieldGroup {...props}>
      <div className="flex flex-col">
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "text-body has-disabled:text-quiet flex min-h-11 gap-3",
              option.hint ? "items-start py-2" : "items-center",
            )}
          >
            <input type="radio" {...optionProps(props, option)} className="radio" />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.hint && <span className="text-meta text-quiet block">{option.hint}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
