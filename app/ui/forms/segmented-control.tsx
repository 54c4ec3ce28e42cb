import { cx } from "../cx";
import { Icon } from "../icon";
import type { FilledIconName } from "../badge";
import { isChosen } from "./choice";
import { part, track } from "./segment-style";

type Part = { value: string; label: string; icon?: FilledIconName };

type SegmentedControlProps = {
  name: string;
  /** Name of the group; read out, not shown. */
  legend: string;
  options: readonly Part[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  wide?: boolean;
};

/** Two or three ways, one chosen: radio buttons of a form (which needs its own submit button without JavaScript). */
export function SegmentedControl({ name, legend, options, defaultValue, onChange, wide }: SegmentedControlProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={cx(track, wide && "flex w-full")}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              part,
              "has-checked:bg-surface has-checked:text-primary has-checked:ring-primary has-checked:ring-[1.5px]",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={isChosen(defaultValue, option.value)}
              onChange={(event) => onChange?.(event.currentTarget.value)}
              className="sr-only"
            />
            {option.icon && <Icon name={option.icon} className="group-has-checked:hidden" />}
            {option.icon && <Icon name={option.icon} weight="fill" className="hidden group-has-checked:block" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
