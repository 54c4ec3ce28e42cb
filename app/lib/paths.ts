/**
 * Every URL of the app as a function, so that a renamed page is a compile error rather than a dead link.
 * dashboard-paths.ts has those of the dashboard and the admin area, registration-paths.ts those of the registration.
 */

export type Query = Record<string, string | number | boolean | null | undefined>;

/** Appends the given query to a path; null, undefined and "" are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const segment = encodeURIComponent;

export const paths = {
  landing: () => "/",
  home: (query: Query = {}) => withQuery("/home", query),
  filters: (query: Query = {}) => withQuery("/home/filters", query),
  /** [HALAL-11] Saves halal filters in the account. */
  savedHalal: () => "/home/halal",
  location: (query: Query = {}) => withQuery("/location", query),
  /** `slug` is the town's name in URL form. */
  town: (state: string, slug: string) => `/halal-food/${segment(state.toLowerCase())}/${segment(slug)}`,
  restaurant: (id: string) => `/restaurant/${segment(id)}`,
  /** A restaurant's page scrolled to its menu, or to what a search of it (`q`) found: it starts below the fold. */
  menu: (id: string, query: Query = {}) => `${withQuery(`/restaurant/${segment(id)}`, query)}#menu`,
  menuItem: (restaurantId: string, itemId: string, query: Query = {}) =>
    withQuery(`/restaurant/${segment(restaurantId)}/items/${segment(itemId)}`, query),
  /** [HALAL-10] The halal evidence of a restaurant. */
  halalSheet: (restaurantId: string) => `/restaurant/${segment(restaurantId)}/halal`,
  halalConcern: (restaurantId: string) => `/restaurant/${segment(restaurantId)}/halal/concern`,
  halalFile: (restaurantId: string, certificateId: string) =>
    `/restaurant/${segment(restaurantId)}/halal/files/${segment(certificateId)}`,
  /** [HALAL-14] Explains the halal terms. */
  halal: () => "/halal",
  /** The carts sheet over the page `base`; without one, a page of its own. */
  carts: (base = "") => `${base}/carts`,
  checkout: (restaurantId?: string, query: Query = {}) => withQuery("/checkout", { restaurantId, ...query }),
  checkoutAddress: (restaurantId: string, addressId: string) =>
    withQuery(`/checkout/addresses/${segment(addressId)}`, { restaurantId }),
  checkoutReturn: (query: Query) => withQuery("/checkout/return", query),
  orders: (query: Query = {}) => withQuery("/orders", query),
  order: (id: string) => `/orders/${segment(id)}`,
  orderReview: (id: string) => `/orders/${segment(id)}/review`,
  orderCancel: (id: string) => `/orders/${segment(id)}/cancel`,
  addresses: () => "/addresses",
  account: () => "/account",
  /** [RUSH-3] Adds or removes a device for push messages about orders. */
  pushDevices: () => "/resources/devices",
  accountPassword: () => "/account/password",
  accountExport: () => "/account/export",
  accountDelete: () => "/account/delete",
  favourites: (query: Query = {}) => withQuery("/favourites", query),
  /** The notifications over the page `base`; without one, a page of their own. */
  notifications: (base = "", query: Query = {}) => withQuery(`${base}/notifications`, query),
  welcome: () => "/welcome",
  theme: () => "/theme",
  login: (redirectTo?: string) => withQuery("/auth/login", { redirectTo }),
  logout: () => "/auth/logout",
  resume: () => "/auth/resume",
  signup: (userType: "user" | "business" = "user") => withQuery("/auth/signup", { user_type: userType }),
  forgotPassword: (query: Query = {}) => withQuery("/auth/forgot-password", query),
  confirmEmail: (query: Query = {}) => withQuery("/auth/confirm-email", query),
  about: () => "/about",
  contact: () => "/contact",
  privacy: () => "/privacy",
  terms: () => "/terms",
  /** A built file, not a route. */
  termsPdf: () => "/assets/terms-and-conditions.pdf",
  sitemap: (part?: string) => withQuery("/sitemap.xml", { part }),
  goPass: () => "/go-pass",
  goPassPay: () => "/go-pass/pay",
  goPassCancel: () => "/go-pass/cancel",
  goPassResume: () => "/go-pass/resume",
  goPassReturn: (query: Query) => withQuery("/go-pass/return", query),
  newsletter: () => "/newsletter",
  dashboard: () => "/dashboard",
  admin: () => "/admin",
  liveEvents: (query: Query = {}) => withQuery("/resources/events", query),
  /** Address suggestions, for scripts. */
  places: (query: Query) => withQuery("/resources/places", query),
  /** Search suggestions, for scripts. */
  suggestions: (query: Query) => withQuery("/resources/suggestions", query),
  setTheme: () => "/resources/theme",
  setSidebar: () => "/resources/sidebar",
} as const;
