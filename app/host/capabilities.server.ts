import { accountCalls, favouriteCalls } from "@domain/contract/calls/accounts";
import { addonCalls } from "@domain/contract/calls/addons";
import { auditCalls, customerCalls } from "@domain/contract/calls/administration";
import { browseCalls, searchCalls } from "@domain/contract/calls/browse";
import { halalCalls } from "@domain/contract/calls/halal";
import { menuCategoryCalls, menuItemCalls, servingMenuCalls } from "@domain/contract/calls/menu";
import { newsletterCalls, notificationCalls } from "@domain/contract/calls/messages";
import { orderCalls, quoteCalls } from "@domain/contract/calls/orders";
import { failedPaymentCalls, refundCalls } from "@domain/contract/calls/payments";
import { platformCouponCalls } from "@domain/contract/calls/promotions";
import { dayCloseCalls } from "@domain/contract/calls/reports";
import { reviewInboxCalls } from "@domain/contract/calls/review-inbox";
import { settingsCalls } from "@domain/contract/calls/settings";
import { teamCalls } from "@domain/contract/calls/team";
import { minuteMs } from "@domain/duration";
import { bookItemType } from "@domain/options";
import { createCachedRead } from "./client/cached-read";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";
import { listMenuItems } from "./menu.server";
import { listOrders } from "./orders.server";
import { findPass } from "./payments.server";

const cacheTtlMs = 5 * minuteMs;
type CallingHost = Pick<Host, "call">;

/**
 * Whether the host has what `ask` requests (null: it has not). Cached for five minutes, because every page's layout
 * needs to know. A failure is reported to `onFault`, counts as `otherwise`, and is not cached. `now` gives
 * milliseconds.
 */
export function createCapability(ask: (host: CallingHost) => Promise<unknown>, otherwise = false, now?: () => number) {
  const cachedRead = createCachedRead<boolean>(cacheTtlMs, now);
  return async function isSupported(host: CallingHost, onFault: (error: unknown) => void): Promise<boolean> {
    try {
      return await cachedRead("", async () => (await ask(host)) !== null);
    } catch (error) {
      onFault(error);
      return otherwise;
    }
  };
}

/** Whether this process's host sells the Go Pass; only then may a page advertise it [LAND-5]. */
export const supportsPass = createCapability(findPass);

/** Whether the host tells customers about their orders; asked with a customer's session [HOST-63]. */
export const supportsOrders = createCapability(
  (host) => listOrders(host, { per_page: 1 }).catch(nullIfUnsupported),
  true,
);

/**
 * Whether any restaurant sells books: an empty shelf is not advertised [HOME-20]. Asks for several items, since the first may have
 * no price, and a host that ignores the type may send any.
 */
export const supportsBooks = createCapability(async (host) => {
  const items = await listMenuItems(host, { item_type: bookItemType, per_page: 10 });
  return items.some(({ type }) => type === bookItemType) ? items : null;
});

/** Features of pages, and the extended call that each needs [HOST-5]. */
const calls = {
  accountDeletion: accountCalls.deleteAccount,
  accountExport: accountCalls.exportAccount,
  auditLog: auditCalls.listAuditEntries,
  addonAvailability: addonCalls.setAddonAvailability,
  availability: menuItemCalls.setAvailability,
  /** A host that has this call also applies the list's filters and counts their results. */
  browse: browseCalls.browsePlaces,
  calendar: settingsCalls.getCalendar,
  certifiers: halalCalls.listCertifiers,
  customers: customerCalls.listCustomers,
  /** Sign-up for news when a ZIP code gets delivery [FIND-5]. */
  demand: browseCalls.askForDelivery,
  demandList: browseCalls.listDemand,
  failedPayments: failedPaymentCalls.listFailedPayments,
  favourites: favouriteCalls.listFavourites,
  halalQueue: halalCalls.listHalalQueue,
  menus: servingMenuCalls.listMenus,
  menuOrder: menuCategoryCalls.listMenuCategories,
  missedSearches: searchCalls.listSearchMisses,
  newsletter: newsletterCalls.subscribeToNewsletter,
  notifications: notificationCalls.listNotifications,
  orders: orderCalls.listOrders,
  passwordReset: accountCalls.requestPasswordReset,
  platformCoupons: platformCouponCalls.listPlatformCoupons,
  profile: accountCalls.updateProfile,
  /** A host that computes totals also waives the first order's delivery fee and refunds what a kitchen declines. */
  quote: quoteCalls.quoteOrder,
  refunds: refundCalls.listRefunds,
  reportedReviews: reviewInboxCalls.listReportedReviews,
};

export type Capability = keyof typeof calls;

/** Those of `names` whose call the host has. Checked in parallel, each once in five minutes. */
export async function listCapabilities<Name extends Capability>(
  host: Pick<Host, "supports">,
  names: readonly Name[],
): Promise<Name[]> {
  const answers = await Promise.all(names.map((name) => host.supports(calls[name])));
  return names.filter((_, index) => answers[index]);
}

/** [RUSH-8] Whether add-ons can be marked sold out there; on other hosts "available" may mean that they are offered. */
export const supportsAddonAvailability = async (host: Pick<Host, "supports">): Promise<boolean> =>
  (await listCapabilities(host, ["addonAvailability"])).length > 0;

/** Features of one restaurant, by the last segment of the call's path. */
const restaurantCalls = {
  "review-inbox": reviewInboxCalls.listOwnReviews,
  "operating-hours": settingsCalls.getHours,
  settings: settingsCalls.getSettings,
  "mail-settings": settingsCalls.getMailSettings,
  team: teamCalls.getTeam,
  evidence: halalCalls.getHalalEvidence,
  "day-closes": dayCloseCalls.listDayCloses,
};

/** Those of `parts` whose call the host has for this restaurant. */
export async function listRestaurantCapabilities<Part extends keyof typeof restaurantCalls>(
  host: Pick<Host, "supports">,
  restaurantId: string,
  parts: readonly Part[],
): Promise<Part[]> {
  const answers = await Promise.all(parts.map((part) => host.supports(restaurantCalls[part], { id: restaurantId })));
  return parts.filter((_, index) => answers[index]);
}
