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
}

/** One choice as a card; the chosen one has a 2 px primary border. Belongs to the form `choices`. */
export function ChoiceCard({ name, value, checked, onPick, label, hint, disabled, end }: ChoiceCardProps) {
  return (
    <div
      className={cx(
        "focus-frame rounded-card bg-surface flex flex-wrap items-center gap-x-3",
        checked ? "border-primary ring-primary border ring-1" : "border-line border",
        disabled && "text-quiet bg-muted!",
      )}
    >
      <label className="flex min-w-0 flex-1 basis-56 items-start gap-3.5 p-4 md:p-4.5">
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
          <span className="text-label text-ink flex flex-wrap items-center gap-2 text-base">{label}</span>
          {hint && <span className="text-meta text-quiet block">{hint}</span>}
        </span>
      </label>
      {end}
    </div>
  );
}
