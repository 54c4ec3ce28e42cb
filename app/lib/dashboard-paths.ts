import { type Query, segment, withQuery } from "./paths";

/** URLs of the dashboard and the admin area, separate from `paths` so that customers' pages do not load them. */

type OrderSource = "online" | "table" | "pos";

export const dashboardPaths = {
  /** The order lists of the dashboard, by where an order came from. */
  dashboardOrders: (source: OrderSource, query: Query = {}) => withQuery(`/dashboard/${source}-orders`, query),
  dashboardOrder: (source: OrderSource, id: string, query: Query = {}) =>
    withQuery(`/dashboard/${source}-orders/${segment(id)}`, query),
  dashboardOrderRefund: (source: OrderSource, id: string) => `/dashboard/${source}-orders/${segment(id)}/refund`,
  /** A list as a file, and as a printed page; `list` is a name from `features/lists/all-lists.server.ts`. */
  dashboardExport: (list: string, query: Query) => withQuery(`/dashboard/${segment(list)}/export`, query),
  dashboardPrint: (list: string, query: Query) => withQuery(`/dashboard/${segment(list)}/print`, query),
  /** The filtered orders of one source as a file, and as a printed page. */
  dashboardOrderExport: (query: Query) => withQuery("/dashboard/order-export", query),
  dashboardOrderPrint: (query: Query) => withQuery("/dashboard/order-print", query),
  /** The overview of a period: `from` and `to` are dates. */
  dashboardOverview: (query: Query = {}) => withQuery("/dashboard", query),
  dashboardTransactions: (query: Query = {}) => withQuery("/dashboard/transactions", query),
  dashboardSales: (query: Query = {}) => withQuery("/dashboard/sales-report", query),
  dashboardSalesSummary: (query: Query = {}) => withQuery("/dashboard/sales-report/summary", query),
  /** [RUSH-17] The restaurant's customers, by account or by the ten digits of a phone number. */
  dashboardGuests: (query: Query = {}) => withQuery("/dashboard/customers", query),
  dashboardGuest: (id: string) => `/dashboard/customers/${segment(id)}`,
  /** [RUSH-14] The day close of `day`, "2026-11-20"; today without one. */
  dashboardDayClose: (query: Query = {}) => withQuery("/dashboard/day-close", query),
  dashboardDayClosePrint: (query: Query) => withQuery("/dashboard/day-close/print", query),
  dashboardDayCloses: (query: Query = {}) => withQuery("/dashboard/day-closes", query),
  dashboardPos: () => "/dashboard/pos",
  /** The dialog that charges a basket. */
  dashboardPosCharge: () => "/dashboard/pos/charge",
  dashboardPosQuote: () => "/dashboard/pos/quote",
  dashboardPosItem: (id: string) => `/dashboard/pos/items/${segment(id)}`,
  dashboardTables: () => "/dashboard/tables",
  dashboardTableNew: () => "/dashboard/tables/new",
  dashboardTableEdit: (id: string) => `/dashboard/tables/${segment(id)}/edit`,
  dashboardTableDelete: (id: string) => `/dashboard/tables/${segment(id)}/delete`,
  dashboardTablesPrint: () => "/dashboard/tables/print",
  /** Messages to followers; the restaurant's own notifications are `dashboardInbox`. */
  dashboardFollowers: () => "/dashboard/notifications",
  /** An order's receipt for the customer or ticket for the kitchen; `station` restricts it to those stations. */
  dashboardTicket: (id: string, query: Query = {}) => withQuery(`/dashboard/ticket/${segment(id)}`, query),
  /** The URL in a table's printed code; a customer's page, but only the dashboard prints it. */
  tableCode: (code: string) => `/table/${segment(code)}`,
  /** Redirects to the order in whichever list contains it. */
  dashboardAnyOrder: (id: string, query: Query = {}) => withQuery(`/dashboard/orders/${segment(id)}`, query),
  /** [RUSH-12] Marks lines of it as sold out; `from` "kitchen" returns there. */
  dashboardOrderChange: (id: string, query: Query = {}) => withQuery(`/dashboard/orders/${segment(id)}/change`, query),
  dashboardSearch: (query: Query = {}) => withQuery("/dashboard/search", query),
  dashboardItems: (query: Query = {}) => withQuery("/dashboard/items", query),
  dashboardItemNew: () => "/dashboard/items/new",
  dashboardItemEdit: (id: string) => `/dashboard/items/${segment(id)}/edit`,
  dashboardItemDelete: (id: string) => `/dashboard/items/${segment(id)}/delete`,
  /** Several items, with repeated `ids`. */
  dashboardItemsDelete: () => "/dashboard/items/delete",
  dashboardItemsImport: () => "/dashboard/items/import",
  /** An empty CSV file as a template. */
  dashboardItemsTemplate: () => "/dashboard/items/template",
  dashboardMenuOrder: (query: Query = {}) => withQuery("/dashboard/menu-order", query),
  /** Menus by time; `new` adds one. */
  dashboardMenus: () => "/dashboard/menus",
  dashboardMenu: (id: string) => `/dashboard/menus/${segment(id)}`,
  dashboardMenuDelete: (id: string) => `/dashboard/menus/${segment(id)}/delete`,
  dashboardItem: (id: string) => `/dashboard/menu-item/${segment(id)}`,
  dashboardItemAddons: (id: string) => `/dashboard/menu-item/${segment(id)}/addons`,
  dashboardItemAddonNew: (id: string) => `/dashboard/menu-item/${segment(id)}/addons/new`,
  dashboardItemAddonRemove: (id: string, addonId: string) =>
    `/dashboard/menu-item/${segment(id)}/addons/${segment(addonId)}/remove`,
  dashboardAddons: (query: Query = {}) => withQuery("/dashboard/addons", query),
  dashboardAddonNew: () => "/dashboard/addons/new",
  dashboardAddonEdit: (id: string) => `/dashboard/addons/${segment(id)}/edit`,
  dashboardAddonDelete: (id: string) => `/dashboard/addons/${segment(id)}/delete`,
  dashboardAddonGroups: () => "/dashboard/addon-groups",
  dashboardAddonGroupNew: () => "/dashboard/addon-groups/new",
  dashboardAddonGroup: (id: string) => `/dashboard/addon-groups/${segment(id)}`,
  dashboardAddonGroupDelete: (id: string) => `/dashboard/addon-groups/${segment(id)}/delete`,
  dashboardCoupons: (query: Query = {}) => withQuery("/dashboard/coupons", query),
  dashboardCouponNew: () => "/dashboard/coupons/new",
  dashboardCouponEdit: (id: string) => `/dashboard/coupons/${segment(id)}/edit`,
  dashboardCouponDelete: (id: string) => `/dashboard/coupons/${segment(id)}/delete`,
  /** The platform's coupons that are valid here, read-only. */
  dashboardPlatformCoupons: () => "/dashboard/coupons/platform",
  dashboardOffers: (query: Query = {}) => withQuery("/dashboard/offers", query),
  dashboardOfferNew: () => "/dashboard/offers/new",
  dashboardOfferEdit: (id: string) => `/dashboard/offers/${segment(id)}/edit`,
  dashboardOfferDelete: (id: string) => `/dashboard/offers/${segment(id)}/delete`,
  dashboardTaxes: () => "/dashboard/settings/taxes",
  dashboardTaxNew: () => "/dashboard/settings/taxes/new",
  dashboardTaxEdit: (id: string) => `/dashboard/settings/taxes/${segment(id)}/edit`,
  dashboardTaxDelete: (id: string) => `/dashboard/settings/taxes/${segment(id)}/delete`,
  /** The kitchen display; `status` and `q` filter its tickets. */
  kitchen: (query: Query = {}) => withQuery("/dashboard/kds", query),
  /** [RUSH-5] A dialog over it: the reason for rejecting an order. */
  kitchenReject: (id: string, query: Query = {}) => withQuery(`/dashboard/kds/reject/${segment(id)}`, query),
  /** [RUSH-8] A dialog over it, and the action for marking something as sold out from other pages. */
  kitchenSoldOut: (query: Query = {}) => withQuery("/dashboard/kds/sold-out", query),
  /** The settings; their first tab is the company. */
  dashboardSettings: () => "/dashboard/settings",
  dashboardSettingsHours: () => "/dashboard/settings/hours",
  dashboardSettingsRamadan: () => "/dashboard/settings/ramadan",
  dashboardSettingsOrdering: () => "/dashboard/settings/ordering",
  dashboardSettingsMail: () => "/dashboard/settings/notifications",
  dashboardSettingsImages: () => "/dashboard/settings/images",
  dashboardSettingsTeam: () => "/dashboard/settings/team",
  /** [PRAYER-2] */
  dashboardSettingsPrayer: () => "/dashboard/settings/prayer",
  /** [HALAL-5] The restaurant's halal evidence, and its dialogs. */
  dashboardHalal: () => "/dashboard/settings/halal",
  dashboardHalalEdit: () => "/dashboard/settings/halal/edit",
  dashboardHalalCertificate: (query: Query = {}) => withQuery("/dashboard/settings/halal/certificate", query),
  dashboardSupplierNew: () => "/dashboard/settings/halal/suppliers/new",
  dashboardSupplierRemove: (id: string) => `/dashboard/settings/halal/suppliers/${segment(id)}/remove`,
  dashboardHalalPoster: () => "/dashboard/settings/halal/poster",
  /** The URL in a poster's code; a customer's page, but only the dashboard prints it. */
  halalCode: (code: string) => `/halal/verify/${segment(code)}`,
  /** A certificate's file, for its restaurant and administrators. */
  certificateFile: (restaurantId: string, id: string) =>
    `/resources/certificates/${segment(restaurantId)}/${segment(id)}`,
  /** The team of the settings as a page of its own [ROUTE-10]. */
  dashboardTeam: () => "/dashboard/administrators",
  /** Polls for new orders in a frame, without JavaScript. */
  dashboardNews: () => "/dashboard/news",
  dashboardWatch: (query: Query = {}) => withQuery("/dashboard/watch", query),
  dashboardReviews: (query: Query = {}) => withQuery("/dashboard/reviews", query),
  dashboardInbox: (query: Query = {}) => withQuery("/dashboard/inbox", query),
  /** The overview of a period: `from` and `to` are dates. */
  adminOverview: (query: Query = {}) => withQuery("/admin", query),
  adminSearch: (query: Query = {}) => withQuery("/admin/search", query),
  /** [HALAL-8] The queue of evidence to review, and one entry: the id of a certificate or concern, or "declaration". */
  adminHalal: (query: Query = {}) => withQuery("/admin/halal-evidence", query),
  adminConcernPhoto: (concernId: string) => `/admin/halal-concerns/${segment(concernId)}/photo`,
  adminHalalReview: (restaurantId: string, subject: string, query: Query = {}) =>
    withQuery(`/admin/halal-evidence/${segment(restaurantId)}/${segment(subject)}`, query),
  /** A dialog over it for decisions about a certificate that need a reason. */
  adminHalalStep: (restaurantId: string, id: string, step: "ask" | "refuse" | "revoke", query: Query = {}) =>
    withQuery(`/admin/halal-evidence/${segment(restaurantId)}/${segment(id)}/${step}`, query),
  /** [PRAYER-3] The Hijri calendar's correction. */
  adminCalendar: () => "/admin/calendar",
  adminCertifiers: (query: Query = {}) => withQuery("/admin/certifiers", query),
  adminCertifierNew: () => "/admin/certifiers/new",
  adminCertifierEdit: (id: string) => `/admin/certifiers/${segment(id)}/edit`,
  adminOrders: (query: Query = {}) => withQuery("/admin/orders", query),
  adminOrder: (id: string) => `/admin/orders/${segment(id)}`,
  adminOrderRefund: (id: string) => `/admin/orders/${segment(id)}/refund`,
  adminCustomers: (query: Query = {}) => withQuery("/admin/customers", query),
  adminCustomerDeactivate: (id: string) => `/admin/customers/${segment(id)}/deactivate`,
  adminCustomerReactivate: (id: string) => `/admin/customers/${segment(id)}/reactivate`,
  adminCoupons: (query: Query = {}) => withQuery("/admin/coupons", query),
  adminCouponNew: () => "/admin/coupons/new",
  adminCouponEdit: (id: string) => `/admin/coupons/${segment(id)}/edit`,
  adminCouponDelete: (id: string) => `/admin/coupons/${segment(id)}/delete`,
  adminRefunds: (query: Query = {}) => withQuery("/admin/refunds", query),
  adminRefund: (id: string) => `/admin/refunds/${segment(id)}`,
  adminFailedPayments: (query: Query = {}) => withQuery("/admin/failed-payments", query),
  adminReviews: (query: Query = {}) => withQuery("/admin/reported-reviews", query),
  adminDemand: (query: Query = {}) => withQuery("/admin/demand", query),
  adminMissedSearches: (query: Query = {}) => withQuery("/admin/missed-searches", query),
  adminInactive: (query: Query = {}) => withQuery("/admin/inactive-restaurants", query),
  adminApprove: (id: string, query: Query = {}) =>
    withQuery(`/admin/inactive-restaurants/${segment(id)}/approve`, query),
  adminReject: (id: string, query: Query = {}) => withQuery(`/admin/inactive-restaurants/${segment(id)}/reject`, query),
  adminRestaurants: (query: Query = {}) => withQuery("/admin/restaurants", query),
  adminRestaurant: (id: string) => `/admin/restaurants/${segment(id)}`,
  adminRestaurantEdit: (id: string) => `/admin/restaurants/${segment(id)}/edit`,
  /** A decision about a restaurant, as a dialog over its page. */
  adminRestaurantDecision: (id: string, decision: "approve" | "reject" | "suspend" | "resume") =>
    `/admin/restaurants/${segment(id)}/${decision}`,
  /** A question to the applicant, as a dialog over the restaurant's page. */
  adminRestaurantAsk: (id: string, query: Query = {}) => withQuery(`/admin/restaurants/${segment(id)}/ask`, query),
  adminRestaurantDelete: (id: string) => `/admin/restaurants/${segment(id)}/delete`,
  adminRestaurantOwner: (id: string) => `/admin/restaurants/${segment(id)}/owner`,
  adminRestaurantBusiness: (id: string) => `/admin/restaurants/${segment(id)}/business`,
  adminRestaurantDocuments: (id: string) => `/admin/restaurants/${segment(id)}/documents`,
  adminRestaurantDocument: (id: string, documentId: string) =>
    `/admin/restaurants/${segment(id)}/documents/${segment(documentId)}`,
  adminRestaurantNotes: (id: string) => `/admin/restaurants/${segment(id)}/notes`,
  adminAgents: (query: Query = {}) => withQuery("/admin/sales-agents", query),
  adminAgentNew: () => "/admin/sales-agents/new",
  adminAgentEdit: (id: string) => `/admin/sales-agents/${segment(id)}/edit`,
  adminAgentDelete: (id: string) => `/admin/sales-agents/${segment(id)}/delete`,
  adminRestaurantHistory: (id: string) => `/admin/restaurants/${segment(id)}/history`,
  adminAudit: (query: Query = {}) => withQuery("/admin/audit-log", query),
  /** A list of the admin area as a file, and as a printed page, by its name. */
  adminExport: (list: string, query: Query) => withQuery(`/admin/export/${segment(list)}`, query),
  adminPrint: (list: string, query: Query) => withQuery(`/admin/print/${segment(list)}`, query),
  adminInbox: (query: Query = {}) => withQuery("/admin/inbox", query),
} as const;
