import type { Call } from "@domain/contract/define-call";
import { accountCalls, addressCalls, favouriteCalls } from "./accounts";
import { addonCalls, modifierGroupCalls } from "./addons";
import { adminDashboardCalls, agentCalls, auditCalls, customerCalls } from "./administration";
import { browseCalls, searchCalls } from "./browse";
import { cartCalls } from "./carts";
import { counterCalls } from "./counter-orders";
import { halalCalls } from "./halal";
import { menuCategoryCalls, menuImportCalls, menuItemCalls, servingMenuCalls } from "./menu";
import { announcementCalls, eventCalls, newsletterCalls, notificationCalls } from "./messages";
import { orderCalls, quoteCalls } from "./orders";
import { failedPaymentCalls, passCalls, paymentCalls, refundCalls } from "./payments";
import { couponCalls, dealCalls, platformCouponCalls } from "./promotions";
import { applicationCalls, registrationCalls } from "./registrations";
import { dashboardCalls, dayCloseCalls, saleCalls, transactionCalls } from "./reports";
import { pictureCalls, restaurantCalls, reviewCalls } from "./restaurants";
import { reviewInboxCalls } from "./review-inbox";
import { diningTableCalls, settingsCalls, taxCalls } from "./settings";
import { teamCalls } from "./team";

/** Every call of the API. */
export const allCalls: readonly Call[] = [
  ...Object.values(addressCalls),
  ...Object.values(accountCalls),
  ...Object.values(favouriteCalls),
  ...Object.values(addonCalls),
  ...Object.values(modifierGroupCalls),
  ...Object.values(adminDashboardCalls),
  ...Object.values(agentCalls),
  ...Object.values(auditCalls),
  ...Object.values(customerCalls),
  ...Object.values(dashboardCalls),
  ...Object.values(saleCalls),
  ...Object.values(transactionCalls),
  ...Object.values(dayCloseCalls),
  ...Object.values(browseCalls),
  ...Object.values(searchCalls),
  ...Object.values(cartCalls),
  ...Object.values(halalCalls),
  ...Object.values(menuCategoryCalls),
  ...Object.values(servingMenuCalls),
  ...Object.values(menuImportCalls),
  ...Object.values(menuItemCalls),
  ...Object.values(announcementCalls),
  ...Object.values(eventCalls),
  ...Object.values(newsletterCalls),
  ...Object.values(notificationCalls),
  ...Object.values(counterCalls),
  ...Object.values(orderCalls),
  ...Object.values(quoteCalls),
  ...Object.values(failedPaymentCalls),
  ...Object.values(passCalls),
  ...Object.values(paymentCalls),
  ...Object.values(refundCalls),
  ...Object.values(couponCalls),
  ...Object.values(dealCalls),
  ...Object.values(platformCouponCalls),
  ...Object.values(applicationCalls),
  ...Object.values(registrationCalls),
  ...Object.values(pictureCalls),
  ...Object.values(restaurantCalls),
  ...Object.values(reviewCalls),
  ...Object.values(reviewInboxCalls),
  ...Object.values(diningTableCalls),
  ...Object.values(settingsCalls),
  ...Object.values(taxCalls),
  ...Object.values(teamCalls),
];
