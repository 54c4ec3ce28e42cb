import type { UIMatch } from "@remix-run/react";
import { paths } from "~/lib/paths";

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

type FrameHandle = Partial<Frame> | ((data: unknown) => Partial<Frame>);

const hasFrame = (handle: unknown): handle is { frame: FrameHandle } =>
  typeof handle === "object" && handle !== null && "frame" in handle;

/** The deepest route's settings win. */
export function getFrame(matches: UIMatch[]): Frame {
  return matches.reduce((frame, { handle, data }) => {
    if (!hasFrame(handle)) return frame;
    return { ...frame, ...(typeof handle.frame === "function" ? handle.frame(data) : handle.frame) };
  }, whole);
}

/** Carts and notifications open as sheets over browse and restaurant pages; elsewhere they are pages. */
export function panelHref(panel: "carts" | "notifications", pathname: string, search: string): string {
  const to = paths[panel];
  if (/^\/home(\/|$)/.test(pathname)) return `${to(paths.home())}${search}`;
  const restaurant = /^\/restaurant\/[^/]+/.exec(pathname)?.[0];
  return restaurant ? to(restaurant) : to();
}
