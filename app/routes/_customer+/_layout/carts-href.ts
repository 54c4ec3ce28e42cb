import { paths } from "~/lib/paths";

/** The carts sheet opens over the browse and restaurant pages; from anywhere else it is a page. */
export function cartsHref(pathname: string, search: string): string {
  if (/^\/home(\/|$)/.test(pathname)) return `${paths.carts(paths.home())}${search}`;
  const restaurant = /^\/restaurant\/[^/]+/.exec(pathname)?.[0];
  return restaurant ? paths.carts(restaurant) : paths.carts();
}
