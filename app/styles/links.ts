import customersStyles from "./customers.css";
import dashboardStyles from "./dashboards.css";
import condensedFont from "./fonts/bricolage-condensed.woff2";
import displayFont from "./fonts/bricolage.woff2";
import textFont from "./fonts/figtree.woff2";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

/** Where somebody works: dashboards, and the specimen of the theme, which shows their parts. */
const workplaces = /^\/(admin|agent|dashboard|theme)(\/|$)/;

/**
 * The style sheets of a document that goes to this address: one at first. The whole one comes after the other, which then changes
 * nothing, and both stay: a sheet that is replaced leaves the page without rules until the next is there (docs/decisions/070).
 */
export function styleSheets(pathname: string, sheets: readonly string[] = []): readonly string[] {
  if (sheets.includes(dashboardStyles)) return sheets;
  if (workplaces.test(pathname)) return [...sheets, dashboardStyles];
  return sheets.length > 0 ? sheets : [customersStyles];
}

/** What every page links besides: the font of text, and the icon of the site. */
export function styleLinks() {
  return [
    font(textFont),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}

/** What a browser's own bars are coloured with: the surface that the header has. */
export const themeColours = { light: "#ffffff", dark: "#171f1a" } as const;

/** Preload of the display font, for pages whose heading is the largest paint. */
export function displayFontLink() {
  return font(displayFont);
}

/** Preloads the display font of the landing page, whose heading is condensed. */
export function condensedFontLink() {
  return font(condensedFont);
}

/** Preload of the pictures of home's categories and promotions, which the style sheet names: a round trip less, after what is read first. */
export function browseSheetLink() {
  return {
    rel: "preload",
    as: "image",
    type: "image/avif",
    href: "/pictures/demo/browse-sheet.avif",
    fetchPriority: "low",
  } as const;
}
