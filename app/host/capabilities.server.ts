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
import { bookItemType } from "@domain/options";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";
import { listMenuItems } from "./menu.server";
import { listOrders } from "./orders.server";
import { findPass } from "./payments.server";

const keptFor = 5 * 60_000;
type Asker = Pick<Host, "call">;

/**
 * Whether the host has what `ask` asks for (null: it has not). Asked once in five minutes, as every page's frame wants to
 * know; what fails is told to `onFault`, counts as `otherwise`, and is asked again. `now` gives milliseconds.
 */
export function createCapability(
  ask: (host: Asker) => Promise<unknown>,
  otherwise = false,
  now: () => number = Date.now,
) {
  let kept: { until: number; answer: Promise<boolean> } | null = null;
  return function isOffered(host: Asker, onFault: (error: unknown) => void): Promise<boolean> {
    if (kept && kept.until > now()) return kept.answer;
    const fresh = {
      until: now() + keptFor,
      answer: ask(host).then(
        (found) => found !== null,
        (error: unknown) => {
          if (kept === fresh) kept = null;
          onFault(error);
          return otherwise;
        },
      ),
    };
    kept = fresh;
    return fresh.answer;
  };
}

/** Whether this process's host sells the Go Pass: only then may a page claim it [LAND-5]. */
export const supportsPass = createCapability(findPass);

/** Whether it tells customers of their orders; asked as one of them [HOST-63]. */
export const supportsOrders = createCapability(
  (host) => listOrders(host, { per_page: 1 }).catch(nullIfUnsupported),
  true,
);

/** Whether anybody sells books there: an empty shelf is not promoted [HOME-20]. */
export const supportsBooks = createCapability(async (host) => {
  const items = await listMenuItems(host, { item_type: bookItemType });
  return items.some(({ type }) => type === bookItemType) ? items : null;
});

/** What pages offer, and the extended call that each needs [HOST-5]. */
const calls = {
  accountDeletion: accountCalls.deleteAccount,
  accountExport: accountCalls.exportAccount,
  auditLog: auditCalls.listAuditEntries,
  addonAvailability: addonCalls.setAddonAvailability,
  availability: menuItemCalls.setAvailability,
  /** A host that browses also applies the filters of its list, and counts what they leave. */
  browse: browseCalls.browsePlaces,
  calendar: settingsCalls.getCalendar,
  certifiers: halalCalls.listCertifiers,
  customers: customerCalls.listCustomers,
  /** Who is told when somebody delivers to a ZIP code [FIND-5]. */
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
  /** The host that works out a total also waives the first order's delivery and gives back what a kitchen declines. */
  quote: quoteCalls.quoteOrder,
  refunds: refundCalls.listRefunds,
  reportedReviews: reviewInboxCalls.listReportedReviews,
};

export type Capability = keyof typeof calls;

/** Those of `names` for which the host has the call. Asked side by side, each once in five minutes. */
export async function listCapabilities<Name extends Capability>(
  host: Pick<Host, "offers">,
  names: readonly Name[],
): Promise<Name[]> {
  const answers = await Promise.all(names.map((name) => host.offers(calls[name])));
  return names.filter((_, index) => answers[index]);
}

/** [RUSH-8] Whether an add-on can be sold out there; where it cannot, "available" may mean that it is offered at all. */
export const supportsAddonAvailability = async (host: Pick<Host, "offers">): Promise<boolean> =>
  (await listCapabilities(host, ["addonAvailability"])).length > 0;

/** What belongs to one restaurant, by the last part of the call's path. */
const restaurantCalls = {
  "review-inbox": reviewInboxCalls.listOwnReviews,
  "operating-hours": settingsCalls.getHours,
  settings: settingsCalls.getSettings,
  "mail-settings": settingsCalls.getMailSettings,
  team: teamCalls.getTeam,
  evidence: halalCalls.getHalalEvidence,
  "day-closes": dayCloseCalls.listDayCloses,
};

/** The same of what belongs to one restaurant. */
export async function listRestaurantCapabilities<Part extends keyof typeof restaurantCalls>(
  host: Pick<Host, "offers">,
  restaurantId: string,
  parts: readonly Part[],
): Promise<Part[]> {
  const answers = await Promise.all(parts.map((part) => host.offers(restaurantCalls[part], { id: restaurantId })));
  return parts.filter((_, index) => answers[index]);
}
