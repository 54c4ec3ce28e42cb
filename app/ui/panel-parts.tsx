import type { ReactNode } from "react";
import { cx } from "./cx";

/** The part of a dialog, sheet or panel that scrolls. */
export function PanelBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx("min-h-0 flex-1 overflow-y-auto px-5 py-4 md:px-8", className)}>{children}</div>;
}

/** The part that stays at the foot: Delete at the start, Close and Save at the end. */
export function PanelFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx("border-line flex shrink-0 items-center justify-end gap-3 border-t px-5 py-4 md:px-8", className)}
    >
      {children}
    </div>
  );
}
