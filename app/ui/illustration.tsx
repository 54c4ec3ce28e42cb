import type { ReactNode } from "react";
import { cx } from "./cx";

/** The illustration of a table at the bottom of login, sign-up and welcome pages; for large screens only. */
export function TableIllustration() {
  return (
    <img
      src="/pictures/demo/laid-table.webp"
      alt=""
      width={1280}
      height={380}
      decoding="async"
      loading="lazy"
      className="pointer-events-none absolute inset-x-0 bottom-0 mx-auto hidden w-full max-w-[1440px] select-none dark:brightness-70 [@media(min-width:1024px)_and_(min-height:760px)]:block"
    />
  );
}

/** The eight-pointed star as a disc with centered content. */
export function Khatim({ size, className, children }: { size: number; className?: string; children?: ReactNode }) {
  return (
    <span className={cx("khatim grid shrink-0 place-items-center", className)} style={{ width: size, height: size }}>
      {children}
    </span>
  );
}

type StarPatternProps = { tile?: number; opacity?: number; className?: string };

/**
 * A star pattern behind a panel; the parent is `relative overflow-hidden`. Only on dark panels, promotions and notes.
 */
export function StarPattern({ tile = 96, opacity = 0.1, className = "text-white" }: StarPatternProps) {
  return <span aria-hidden className={`star-pattern ${className}`} style={{ opacity, maskSize: tile }} />;
}
