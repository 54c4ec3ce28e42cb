import { useState } from "react";
import { useHydrated } from "~/ui/live/use-hydrated";
import { useTypedEarly } from "~/ui/live/use-typed-early";
import { FocusableButton } from "../button";
import { Icon } from "../icon";

type StepperFieldProps = {
  name: string;
  /** Accessible name: "Quantity of Adana Kebab Plate". */
  label: string;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** Called with every new value, e.g. to show the new total. */
  onValue?: (value: number) => void;
  tall?: boolean;
};

/** A quantity within a form. Without JavaScript it is a number field whose buttons post `‹name›Step` as -1 or 1. */
export function StepperField(props: StepperFieldProps) {
  const { name, label, defaultValue = 1, min = 1, max = 99, onValue, tall } = props;
  const [value, setValue] = useState(defaultValue);
  const isHydrated = useHydrated();
  const change = (next: number) => {
    const clamped = Math.min(max, Math.max(min, Number.isFinite(next) ? Math.trunc(next) : min));
    setValue(clamped);
    onValue?.(clamped);
  };
  const field = useTypedEarly(value, change);
  const step = (by: -1 | 1) =>
    isHydrated
      ? ({ type: "button", onClick: () => change(value + by) } as const)
      : // Keeps the scroll position after the submission.
        ({
          type: "submit",
          name: `${name}Step`,
          value: String(by),
          formNoValidate: true,
          formAction: `#${name}`,
        } as const);
  return (
    <div id={name} role="group" aria-label={label} className={tall ? `${stepperFrame} h-13!` : stepperFrame}>
      <FocusableButton {...step(-1)} aria-label="One less" disabled={value <= min} className={stepperSide}>
        <Icon name="minus" weight="bold" size={16} />
      </FocusableButton>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
        className={`${stepperNumber} rounded-small h-full w-9 appearance-none bg-transparent [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
      />
      <FocusableButton {...step(1)} aria-label="One more" disabled={value >= max} className={stepperSide}>
        <Icon name="plus" weight="bold" size={16} />
      </FocusableButton>
    </div>
  );
}

const stepperFrame =
  "inline-flex h-11 pointer-coarse:h-11.5 w-max shrink-0 items-center rounded-control border border-control bg-surface text-ink";
const stepperSide =
  "grid h-full min-w-11 place-items-center rounded-[11px] hover:bg-sunken inactive:cursor-not-allowed inactive:text-quiet inactive:opacity-50 dark:hover:bg-muted";
const stepperNumber = "min-w-8 text-center font-semibold tabular-nums";

type StepperButtonsProps = {
  name: string;
  label: string;
  value: number;
  max?: number;
  /** At 1 the minus button posts 0, which removes the line. */
  removeAtZero?: boolean;
  /** A submission is in progress, so the buttons are disabled. */
  busy?: boolean;
  /** Disables the minus button. */
  onlyMore?: boolean;
  /** The id of their form, where they are outside of it. */
  form?: string;
};

/** Submits the new quantity at once (cart lines): two submit buttons of the surrounding form. */
export function StepperButtons(props: StepperButtonsProps) {
  const { name, label, value, max = 99, removeAtZero, busy, onlyMore, form } = props;
  const minValue = removeAtZero ? 0 : 1;
  return (
    <div role="group" aria-label={label} className={stepperFrame}>
      {!onlyMore && (
        <FocusableButton
          type="submit"
          form={form}
          name={name}
          value={value - 1}
          disabled={value <= minValue || busy}
          aria-label={value === 1 && removeAtZero ? "Remove" : "One less"}
          className={stepperSide}
        >
          <Icon name="minus" weight="bold" size={16} />
        </FocusableButton>
      )}
      <output className={stepperNumber}>{value}</output>
      <FocusableButton
        type="submit"
        form={form}
        name={name}
        value={value + 1}
        disabled={value >= max || busy}
        aria-label="One more"
        className={stepperSide}
      >
        <Icon name="plus" weight="bold" size={16} />
      </FocusableButton>
    </div>
  );
}
