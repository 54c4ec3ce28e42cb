/**
 * Names of the icons that the landing page, home, a restaurant and their menus show. They have a sprite of their own, `/icons.svg`, a
 * third of the whole, so that a first page does not wait for those of dashboards; all others are in `/icons-more.svg`.
 */
export const firstIcons: ReadonlySet<string> = new Set(
  (
    "arrow-left arrow-right arrow-u-up-left bell caret-down caret-left caret-right chat-circle-text check check-circle clock " +
    "crosshair envelope-simple facebook-logo fork-knife heart info instagram-logo leaf list magnifying-glass map-pin minus moon " +
    "moped pepper phone plus receipt seal-check shopping-bag shopping-cart sign-out sliders-horizontal sort-ascending star " +
    "storefront sun tag trash twitter-logo user user-circle warning-circle x youtube-logo"
  ).split(" "),
);
