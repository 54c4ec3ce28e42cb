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
  /** Little room around one word, for three in a row on small screens. */
  compact?: boolean;
}

/** One choice as a card; the chosen one has a 2 px primary border. Belongs to the form `choices`. */
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
