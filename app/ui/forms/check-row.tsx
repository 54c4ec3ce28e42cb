import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "../cx";

type CheckRowProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & {
  label: ReactNode;
  /** At the end: a price, a count. */
  end?: ReactNode;
  /** A radio button instead of a box. */
  radio?: boolean;
  /** Room around the row, for lists of add-ons; filters use none. */
  roomy?: boolean;
};

/** One row of a list of choices (filters, add-ons); the focus mark surrounds the row. */
export function CheckRow({ label, end, radio, roomy, className, ...native }: CheckRowProps) {
  return (
    <label
      className={cx(
        "focus-frame rounded-control text-body has-disabled:text-quiet flex items-center gap-3",
        roomy ? "-mx-3 min-h-12 px-3" : "min-h-10",
        className,
      )}
    >
      <input {...native} type={radio ? "radio" : "checkbox"} className={radio ? "radio" : "check"} />
      <span className="min-w-0 flex-1">{label}</span>
      {end !== undefined && <span className="text-meta text-quiet tabular-nums">{end}</span>}
    </label>
  );
}
