import { paths } from "~/lib/paths";

/** Carts and notifications open as sheets over browse and restaurant pages; elsewhere they are pages. */
export function panelHref(panel: "carts" | "notifications", pathname: string, search: string): string {
  const to = paths[panel];
  if (/^\/home(\/|$)/.test(pathname)) return `${to(paths.home())}${search}`;
  const restaurant = /^\/restaurant\/[^/]+/.exec(pathname)?.[0];
  return restaurant ? to(restaurant) : to();
}
