import type { ReactNode } from "react";
import { cx } from "./cx";

/** The eight-pointed star as a disc, with anything in its middle. */
export function Khatim({ size, className, children }: { size: number; className?: string; children?: ReactNode }) {
  return (
    <span className={cx("khatim grid shrink-0 place-items-center", className)} style={{ width: size, height: size }}>
      {children}
    </span>
  );
}
