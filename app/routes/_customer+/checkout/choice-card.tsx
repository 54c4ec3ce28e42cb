import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

interface ChoiceCardProps {
  name: string;
  value: string;
  checked: boolean;
  onPick: () => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Links beside the choice, outside of its label. */
  end?: ReactNode;
  /** Less padding, for three in a row on small screens. */
  compact?: boolean;
}

/** A choice as a card; the selected one is highlighted. Belongs to the form `choices`. */
export function ChoiceCard({ name, value, checked, onPick, label, hint, disabled, end, compact }: ChoiceCardProps) {
  return (
    <div
      className={cx(
        "focus-frame rounded-card bg-surface flex flex-wrap items-center gap-x-3",
        checked ? "border-primary ring-primary border ring-1" : "border-line border",
        disabled && "text-quiet bg-muted!",
      )}
    >
      <label
        className={cx(
          "flex min-w-0 flex-1 items-start md:gap-3.5 md:p-4.5",
          compact ? "gap-1.5 px-2 py-3.5" : "gap-3.5 p-4",
          end !== undefined && "basis-56",
        )}
      >
        <input
          type="radio"
          name={name}
          value={value}
          form="choices"
          checked={checked}
          disabled={disabled}
          onChange={onPick}
          className="radio"
        />
        <span className="min-w-0 flex-1">
          <span className="text-label text-ink flex flex-wrap items-center gap-2 md:text-base">{label}</span>
          {hint && <span className="text-meta text-quiet block">{hint}</span>}
        </span>
      </label>
      {end}
    </div>
  );
}

interface ChoiceChipProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onPick: () => void;
}

/** A short choice in a row: a tip, a day. Belongs to the form `choices`. */
export function ChoiceChip({ name, value, label, checked, onPick }: ChoiceChipProps) {
  return (
    <label className="focus-frame rounded-control border-control bg-surface text-label text-ink hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-text has-checked:ring-primary inline-flex min-h-11 items-center border px-4 tabular-nums has-checked:ring-1">
      <input
        type="radio"
        name={name}
        value={value}
        form="choices"
        checked={checked}
        onChange={onPick}
        className="sr-only"
      />
      {label}
    </label>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the checkout: a group of choices with a heading. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <fieldset id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-8 min-w-0 md:mt-9">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}
