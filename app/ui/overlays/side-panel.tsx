import type { ReactNode } from "react";
import { cx } from "../cx";
import { Overlay, type OverlayProps } from "./overlay";

type SidePanelProps = OverlayProps & {
  /** 700 px instead of 560 (admin edit). */
  wide?: boolean;
  /** Below the title. */
  head?: ReactNode;
};

/** At the inline end, the whole height; all of the screen below 768 px. Without JavaScript a page. */
export function SidePanel({ wide, ...rest }: SidePanelProps) {
  return <Overlay kind="side" width={wide ? 700 : 560} {...rest} />;
}

type SheetProps = OverlayProps & {
  /** 560 px instead of 460, for what is read. */
  wide?: boolean;
  /** The whole height on small screens (filters). */
  full?: boolean;
};

/** From the bottom on small screens, at the inline end from 768 px on. Without JavaScript a page. */
export function Sheet({ wide, ...rest }: SheetProps) {
  return <Overlay kind="sheet" width={wide ? 560 : 460} {...rest} />;
}

interface PanelBodyProps {
  children: ReactNode;
  className?: string;
  /** 0 where there may be nothing but text in it, so that the keyboard can scroll it. */
  tabIndex?: 0;
}

/** The part of a dialog, sheet or panel that scrolls. */
export function PanelBody({ children, className, tabIndex }: PanelBodyProps) {
  return (
    <div tabIndex={tabIndex} className={cx("panel-body", className)}>
      {children}
    </div>
  );
}

/** The part that stays at the foot, without JavaScript that of the screen: Delete at the start, Close and Save at the end. */
export function PanelFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-panel-foot
      className={cx(
        "border-line noscript:sticky noscript:bottom-0 noscript:bg-raised flex shrink-0 items-center justify-end gap-3 border-t px-5 py-4 md:px-8",
        className,
      )}
    >
      {children}
    </div>
  );
}
