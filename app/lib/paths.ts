/** Every URL of the app as a function, so that a renamed page is a compile error and not a dead link. */

type Query = Record<string, string | number | boolean | null | undefined>;

/** Appends the given query to a path; null, undefined and "" are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const segment = encodeURIComponent;

const registrationSteps = {
  1: "/auth/signup?user_type=business",
  2: "/auth/signup/hours",
  3: "/auth/signup/documents",
  4: "/auth/signup/agent",
} as const;

type OrderSource = "online" | "table" | "pos";

export const paths = {
  landing: () => "/",
  home: (query: Query = {}) => withQuery("/home", query),
  filters: (query: Query = {}) => withQuery("/home/filters", query),
  location: (query: Query = {}) => withQuery("/location", query),
  restaurant: (id: string) => `/restaurant/${segment(id)}`,
  menuItem: (restaurantId: string, itemId: string, query: Query = {}) =>
    withQuery(`/restaurant/${segment(restaurantId)}/items/${segment(itemId)}`, query),
  /** The carts sheet over the page that `base` names; a page of its own without one. */
  carts: (base = "") => `${base}/carts`,
  checkout: (restaurantId?: string) => withQuery("/checkout", { restaurantId }),
  checkoutAddress: (restaurantId: string, addressId: string) =>
    withQuery(`/checkout/addresses/${segment(addressId)}`, { restaurantId }),
  checkoutReturn: (query: Query) => withQuery("/checkout/return", query),
  orders: (query: Query = {}) => withQuery("/orders", query),
  order: (id: string) => `/orders/${segment(id)}`,
  orderReview: (id: string) => `/orders/${segment(id)}/review`,
  orderCancel: (id: string) => `/orders/${segment(id)}/cancel`,
  addresses: () => "/addresses",
  account: () => "/account",
  accountPassword: () => "/account/password",
  accountExport: () => "/account/export",
  accountDelete: () => "/account/delete",
  favourites: (query: Query = {}) => withQuery("/favourites", query),
  /** The news over the page that `base` names; a page of its own without one. */
  notifications: (base = "", query: Query = {}) => withQuery(`${base}/notifications`, query),
  welcome: () => "/welcome",
  theme: () => "/theme",
  login: (redirectTo?: string) => withQuery("/auth/login", { redirectTo }),
  logout: () => "/auth/logout",
  resume: () => "/auth/resume",
  signup: (userType: "user" | "business" = "user") => withQuery("/auth/signup", { user_type: userType }),
  /** A step of the business's registration. */
  registration: (step: 1 | 2 | 3 | 4 = 1) => registrationSteps[step],
  registered: () => "/auth/signup/submitted",
  registrationFiles: () => "/auth/signup/files",
  registrationFile: (id: string) => `/auth/signup/files/${segment(id)}`,
  /** What a sales agent has registered. */
  agent: (query: Query = {}) => withQuery("/agent", query),
  forgotPassword: (query: Query = {}) => withQuery("/auth/forgot-password", query),
  about: () => "/about",
  contact: () => "/contact",
  privacy: () => "/privacy",
  terms: () => "/terms",
  /** A file of the build's, no route. */
  termsPdf: () => "/assets/terms-and-conditions.pdf",
  sitemap: () => "/sitemap.xml",
  goPass: () => "/go-pass",
  goPassPay: () => "/go-pass/pay",
  goPassCancel: () => "/go-pass/cancel",
  goPassResume: () => "/go-pass/resume",
  goPassReturn: (query: Query) => withQuery("/go-pass/return", query),
  newsletter: () => "/newsletter",
  dashboard: () => "/dashboard",
  /** The order lists of the dashboard, by where an order came from. */
  dashboardOrders: (source: OrderSource, query: Query = {}) => withQuery(`/dashboard/${source}-orders`, query),
  dashboardOrder: (source: OrderSource, id: string, query: Query = {}) =>
    withQuery(`/dashboard/${source}-orders/${segment(id)}`, query),
  /** The filtered orders of one source as a file, and as paper. */
  dashboardOrderExport: (query: Query) => withQuery("/dashboard/order-export", query),
  dashboardOrderPrint: (query: Query) => withQuery("/dashboard/order-print", query),
  /** Leads to the order in whichever list has it. */
  dashboardAnyOrder: (id: string) => `/dashboard/orders/${segment(id)}`,
  dashboardSearch: (query: Query = {}) => withQuery("/dashboard/search", query),
  dashboardItems: (query: Query = {}) => withQuery("/dashboard/items", query),
  dashboardItemNew: () => "/dashboard/items/new",
  dashboardItemEdit: (id: string) => `/dashboard/items/${segment(id)}/edit`,
  dashboardItemDelete: (id: string) => `/dashboard/items/${segment(id)}/delete`,
  /** Several items: `ids`, once each. */
  dashboardItemsDelete: () => "/dashboard/items/delete",
  dashboardItemsImport: () => "/dashboard/items/import",
  /** The empty CSV file to fill in. */
  dashboardItemsTemplate: () => "/dashboard/items/template",
  dashboardItemsExport: (query: Query = {}) => withQuery("/dashboard/items/export", query),
  dashboardItemsPrint: (query: Query = {}) => withQuery("/dashboard/items/print", query),
  dashboardMenuOrder: (query: Query = {}) => withQuery("/dashboard/menu-order", query),
  dashboardItem: (id: string) => `/dashboard/menu-item/${segment(id)}`,
  dashboardItemAddons: (id: string) => `/dashboard/menu-item/${segment(id)}/addons`,
  dashboardItemAddonNew: (id: string) => `/dashboard/menu-item/${segment(id)}/addons/new`,
  dashboardItemAddonRemove: (id: string, addonId: string) =>
    `/dashboard/menu-item/${segment(id)}/addons/${segment(addonId)}/remove`,
  dashboardAddons: (query: Query = {}) => withQuery("/dashboard/addons", query),
  dashboardAddonNew: () => "/dashboard/addons/new",
  dashboardAddonEdit: (id: string) => `/dashboard/addons/${segment(id)}/edit`,
  dashboardAddonDelete: (id: string) => `/dashboard/addons/${segment(id)}/delete`,
  dashboardAddonsExport: (query: Query = {}) => withQuery("/dashboard/addons/export", query),
  dashboardAddonsPrint: (query: Query = {}) => withQuery("/dashboard/addons/print", query),
  dashboardAddonGroups: () => "/dashboard/addon-groups",
  dashboardAddonGroupNew: () => "/dashboard/addon-groups/new",
  dashboardAddonGroup: (id: string) => `/dashboard/addon-groups/${segment(id)}`,
  dashboardAddonGroupDelete: (id: string) => `/dashboard/addon-groups/${segment(id)}/delete`,
  /** The kitchen display; `status` and `q` choose among its tickets. */
  kitchen: (query: Query = {}) => withQuery("/dashboard/kds", query),
  dashboardInbox: (query: Query = {}) => withQuery("/dashboard/inbox", query),
  admin: () => "/admin",
  adminInactive: (query: Query = {}) => withQuery("/admin/inactive-restaurants", query),
  adminApprove: (id: string, query: Query = {}) =>
    withQuery(`/admin/inactive-restaurants/${segment(id)}/approve`, query),
  adminReject: (id: string, query: Query = {}) => withQuery(`/admin/inactive-restaurants/${segment(id)}/reject`, query),
  adminInbox: (query: Query = {}) => withQuery("/admin/inbox", query),
  liveEvents: (query: Query = {}) => withQuery("/resources/events", query),
  /** Address suggestions for scripts. */
  places: (query: Query) => withQuery("/resources/places", query),
  setTheme: () => "/resources/theme",
  setSidebar: () => "/resources/sidebar",
} as const;
