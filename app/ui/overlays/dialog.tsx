import type { ReactNode } from "react";
import { Overlay, type OverlayProps } from "./overlay";

const widths = { sm: 480, card: 520, md: 640, lg: 960 };

type DialogProps = OverlayProps & {
  size?: keyof typeof widths;
  /** Stands at the start, beside everything (above it on small screens). */
  picture?: ReactNode;
  /** Below the title. */
  head?: ReactNode;
  /** Night head over the whole width, above the title. */
  cover?: ReactNode;
  /** From 768 pixels the end of the dialog is a night surface that the children draw, from top to bottom. */
  nightEnd?: boolean;
  /** Beside the title; only with a cover. */
  end?: ReactNode;
};

/** A dialog with its own address; on small screens it comes from the bottom with its foot fixed. Without JavaScript a page. */
export function Dialog({ size = "md", picture, ...rest }: DialogProps) {
  return <Overlay kind="dialog" width={widths[size]} aside={picture} {...rest} />;
}
