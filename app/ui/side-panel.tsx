import type { ReactNode } from "react";
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
