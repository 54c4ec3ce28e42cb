import { Overlay, type OverlayProps } from "./overlay";

type SheetProps = OverlayProps & {
  /** The whole height on small screens (filters). */
  full?: boolean;
};

/** From the bottom on small screens, at the inline end from 768 px on. Without JavaScript a page. */
export function Sheet(props: SheetProps) {
  return <Overlay kind="sheet" width={460} {...props} />;
}
