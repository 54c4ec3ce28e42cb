import { Icon } from "../icon";

export const stepperFrame =
  "inline-flex h-11 w-max shrink-0 items-center rounded-control border border-control bg-surface text-ink";
export const stepperSide =
  "grid h-full min-w-11 place-items-center rounded-[11px] hover:bg-sunken disabled:cursor-not-allowed disabled:text-quiet disabled:opacity-50 dark:hover:bg-muted";
export const stepperNumber = "min-w-8 text-center font-semibold tabular-nums";

type StepperButtonsProps = {
  name: string;
  label: string;
  value: number;
  max?: number;
  /** At 1 the minus posts 0, which removes the line. */
  removeAtZero?: boolean;
  /** A post is on its way: the buttons wait. */
  busy?: boolean;
  /** There is no way to have fewer. */
  onlyMore?: boolean;
  /** Id of the form they belong to, where it does not surround them. */
  form?: string;
};

/** Posts the new number at once (cart lines): two submit buttons of the surrounding form. */
export function StepperButtons(props: StepperButtonsProps) {
  const { name, label, value, max = 99, removeAtZero, busy, onlyMore, form } = props;
  const least = removeAtZero ? 0 : 1;
  return (
    <div role="group" aria-label={label} className={stepperFrame}>
      {!onlyMore && (
        <button
          form={form}
          name={name}
          value={value - 1}
          disabled={value <= least || busy}
          aria-label={value === 1 && removeAtZero ? "Remove" : "One less"}
          className={stepperSide}
        >
          <Icon name="minus" weight="bold" size={16} />
        </button>
      )}
      <output className={stepperNumber}>{value}</output>
      <button
        form={form}
        name={name}
        value={value + 1}
        disabled={value >= max || busy}
        aria-label="One more"
        className={stepperSide}
      >
        <Icon name="plus" weight="bold" size={16} />
      </button>
    </div>
  );
}
