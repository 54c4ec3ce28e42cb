interface ChoiceChipProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onPick: () => void;
}

/** One short choice among several in a row: a tip, a day. Belongs to the form `choices`. */
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
