import type { ReactNode } from "react";
import { cx } from "../cx";

type SwitchProps = {
  on: boolean;
  label: ReactNode;
  /** The visible text, e.g. "On"; omitted in tables, where only the accessible label is used. */
  word?: ReactNode;
  /** The posted name: by default `‹name›=on` to switch on and `‹name›=off` to switch off. */
  name: string;
  value?: string;
  disabled?: boolean;
};

/** Takes effect at once: a submit button that posts the other state. Wrap it in a form. */
export function Switch({ on, label, word, name, value = on ? "off" : "on", disabled }: SwitchProps) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={on}
      name={name}
      value={value}
      disabled={disabled}
      className="rounded-small text-body inline-flex min-h-11 items-center gap-2.5 disabled:cursor-not-allowed disabled:opacity-60"
    >
      <span
        aria-hidden
        className={cx(
          "duration-fast flex h-6 w-10 items-center rounded-full border-[1.5px] p-0.5 transition-colors",
          on ? "border-primary bg-primary justify-end" : "border-control bg-surface justify-start",
        )}
      >
        <span className={cx("size-4 rounded-full", on ? "bg-on-primary" : "bg-control")} />
      </span>
      <span className={word === undefined ? "sr-only" : undefined}>
        {word !== undefined && <span className="sr-only">{label} </span>}
        {word ?? label}
      </span>
    </button>
  );
}
