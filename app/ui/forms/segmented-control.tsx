import { Link } from "@remix-run/react";
import type { FilledIconName } from "../badge";
import { cx } from "../cx";
import { Icon } from "../icon";
import { isChosen } from "./choice";

type Part = { value: string; label: string; icon?: FilledIconName };

type SegmentedControlProps = {
  name: string;
  /** The group's accessible name, not displayed. */
  legend: string;
  options: readonly Part[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  wide?: boolean;
};

/** Two or three options as radio buttons of a form (which needs its own submit button without JavaScript). */
export function SegmentedControl({ name, legend, options, defaultValue, onChange, wide }: SegmentedControlProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={cx("segments", wide && "flex w-full")}>
        {options.map((option) => (
          <label key={option.value} className="segment group focus-frame">
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

type SegmentedLinksProps = {
  label: string;
  items: readonly { to: string; label: string; icon?: FilledIconName; current: boolean }[];
  wide?: boolean;
};

/** A `SegmentedControl` whose segments are links. */
export function SegmentedLinks({ label, items, wide }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={cx("segments", wide && "flex w-full")}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.current ? "true" : undefined}
          className="segment focus-frame"
        >
          {item.icon && <Icon name={item.icon} weight={item.current ? "fill" : "regular"} />}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
