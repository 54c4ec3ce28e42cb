import type { UIMatch } from "@remix-run/react";

/** What of the frame a page shows; a page says so by `export const handle = { frame: { … } }`, or by a function of its data. */
export interface Frame {
  header: boolean;
  footer: boolean;
  /** The cart bar at the foot of small screens; off where the page has its own fixed action. */
  cartBar: boolean;
  /** What the header's search box looks through. */
  search: "restaurants" | "menu";
}

const whole: Frame = { header: true, footer: true, cartBar: true, search: "restaurants" };

type Wish = Partial<Frame> | ((data: unknown) => Partial<Frame>);

const hasFrame = (handle: unknown): handle is { frame: Wish } =>
  typeof handle === "object" && handle !== null && "frame" in handle;

/** The deepest page's wish wins. */
export function getFrame(matches: UIMatch[]): Frame {
  return matches.reduce((frame, { handle, data }) => {
    if (!hasFrame(handle)) return frame;
    return { ...frame, ...(typeof handle.frame === "function" ? handle.frame(data) : handle.frame) };
  }, whole);
}
