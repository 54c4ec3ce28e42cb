import type { UIMatch } from "@remix-run/react";

/**
 * The parts of the layout that a page shows. A page sets them by `export const handle = { frame: { … } }`, or by a
 * function of its data.
 */
export interface Frame {
  header: boolean;
  footer: boolean;
  /** The cart bar at the bottom of small screens; off where the page has its own fixed button. */
  cartBar: boolean;
  /** What the header's search box searches. */
  search: "restaurants" | "menu";
}

const whole: Frame = { header: true, footer: true, cartBar: true, search: "restaurants" };

type Wish = Partial<Frame> | ((data: unknown) => Partial<Frame>);

const hasFrame = (handle: unknown): handle is { frame: Wish } =>
  typeof handle === "object" && handle !== null && "frame" in handle;

/** The deepest route's settings win. */
export function getFrame(matches: UIMatch[]): Frame {
  return matches.reduce((frame, { handle, data }) => {
    if (!hasFrame(handle)) return frame;
    return { ...frame, ...(typeof handle.frame === "function" ? handle.frame(data) : handle.frame) };
  }, whole);
}
