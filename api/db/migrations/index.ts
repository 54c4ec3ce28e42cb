import type { Migration } from "kysely";
import * as people from "./001-019/001-people";
import * as restaurants from "./001-019/002-restaurants";
import * as catalogue from "./001-019/003-catalogue";
import * as orders from "./001-019/004-orders";
import * as operations from "./001-019/005-operations";
import * as browsing from "./001-019/006-browsing";
import * as paymentSources from "./001-019/007-payment-sources";
import * as eventOrder from "./001-019/008-event-order";
import * as unacceptedOrders from "./001-019/009-unaccepted-orders";
import * as paymentSteps from "./001-019/010-payment-steps";
import * as mailQueue from "./001-019/011-mail-queue";
import * as goPass from "./001-019/014-go-pass";
import * as registrations from "./001-019/015-registrations";
import * as catalogueEditing from "./001-019/016-catalogue-editing";
import * as promotionEditing from "./001-019/017-promotion-editing";
import * as settings from "./001-019/018-settings";
import * as counter from "./001-019/019-counter";
import * as salesIndex from "./020-039/020-sales-index";
import * as paymentsByTime from "./020-039/021-payments-by-time";
import * as catalogueEditors from "./020-039/022-catalogue-editors";
import * as administration from "./020-039/023-administration";
import * as dailySummary from "./020-039/024-daily-summary";
import * as couponOrders from "./020-039/025-coupon-orders";
import * as platformDiscounts from "./020-039/026-platform-discounts";
import * as waivedDeliveries from "./020-039/027-waived-deliveries";
import * as failedPayments from "./020-039/028-failed-payments";
import * as firstOrders from "./020-039/031-first-orders";
import * as acceptBy from "./020-039/032-accept-by";
import * as knownDevices from "./020-039/034-known-devices";
import * as confirmedAddresses from "./020-039/035-confirmed-addresses";
import * as whoSeesWhat from "./020-039/036-who-sees-what";
import * as kitchenVoids from "./020-039/039-kitchen-voids";
import * as newOrderMails from "./040-059/040-new-order-mails";
import * as suspensions from "./040-059/041-suspensions";
import * as orderSearch from "./040-059/042-order-search";
import * as applications from "./040-059/043-applications";
import * as refundRequests from "./040-059/045-refund-requests";
import * as refundsByTime from "./040-059/046-refunds-by-time";
import * as deliveryAreas from "./040-059/047-delivery-areas";
import * as listings from "./040-059/048-listings";
import * as search from "./040-059/049-search";
import * as demand from "./040-059/050-demand";
import * as orderMonths from "./040-059/051-order-months";
import * as orderReferences from "./040-059/052-order-references";
import * as catalogueChanges from "./040-059/053-catalogue-changes";
import * as halalEvidence from "./040-059/054-halal-evidence";
import * as itemMarks from "./040-059/055-item-marks";
import * as halalInLists from "./040-059/056-halal-in-lists";
import * as prayerPauses from "./040-059/057-prayer-pauses";
import * as prayerShown from "./040-059/057-prayer-shown";
import * as ramadan from "./040-059/058-ramadan";
import * as halalOfApplications from "./040-059/059-halal-of-applications";
import * as uncoveredDishes from "./060-079/060-uncovered-dishes";
import * as soldOutAddons from "./060-079/061-sold-out-addons";
import * as kitchenLines from "./060-079/062-kitchen-lines";
import * as refundLines from "./060-079/063-refund-lines";
import * as dayCloses from "./060-079/064-day-closes";
import * as guestNotes from "./060-079/064-guest-notes";
import * as menus from "./060-079/065-menus";
import * as reviewAnswers from "./060-079/065-review-answers";
import * as concernPhotos from "./060-079/066-concern-photos";
import * as logosAndMeals from "./060-079/067-logos-and-meals";
import * as push from "./060-079/068-push";
import * as till from "./060-079/070-till";
import * as lineChanges from "./060-079/072-line-changes";
import * as nearbyIndexes from "./060-079/074-nearby-indexes";
import * as counts from "./060-079/075-counts";
import * as wordsByPlace from "./060-079/076-words-by-place";
import * as wordSets from "./060-079/077-word-sets";
import * as doneOrders from "./080-099/080-done-orders";
import * as doneOrderTimes from "./080-099/081-done-order-times";
import * as sandboxRefunds from "./080-099/082-sandbox-refunds";
import * as heldOrders from "./080-099/083-held-orders";
import * as requestKeys from "./080-099/084-request-keys";
import * as marksInSearch from "./080-099/085-marks-in-search";
import * as withdrawnReviews from "./080-099/086-withdrawn-reviews";
import * as declarationDecisions from "./080-099/087-declaration-decisions";
import * as formerCustomers from "./080-099/088-former-customers";
import * as reviewVersions from "./080-099/089-review-versions";
import * as noTownIndex from "./080-099/090-no-town-index";
import * as teamsOfDeletedRestaurants from "./080-099/091-teams-of-deleted-restaurants";
import * as sessionsOfFormerTeams from "./080-099/092-sessions-of-former-teams";
import * as jobIndexes from "./080-099/093-job-indexes";
import * as versionsOfTablesAndAgents from "./080-099/094-versions-of-tables-and-agents";
import * as revocationsInLists from "./080-099/095-revocations-in-lists";
import * as versionsOfAnswersAndAddresses from "./080-099/096-versions-of-answers-and-addresses";
import * as soldOutPlaces from "./080-099/097-sold-out-places";
import * as dealsOfHiddenDishes from "./080-099/098-deals-of-hidden-dishes";

/** Every migration by name; they run in the order of their names and are never edited once released. */
export const migrations: Record<string, Migration> = {
  "001-people": people,
  "002-restaurants": restaurants,
  "003-catalogue": catalogue,
  "004-orders": orders,
  "005-operations": operations,
  "006-browsing": browsing,
  "007-payment-sources": paymentSources,
  "008-event-order": eventOrder,
  "009-unaccepted-orders": unacceptedOrders,
  "010-payment-steps": paymentSteps,
  "011-mail-queue": mailQueue,
  "014-go-pass": goPass,
  "015-registrations": registrations,
  "016-catalogue-editing": catalogueEditing,
  "017-promotion-editing": promotionEditing,
  "018-settings": settings,
  "019-counter": counter,
  "020-sales-index": salesIndex,
  "021-payments-by-time": paymentsByTime,
  "022-catalogue-editors": catalogueEditors,
  "023-administration": administration,
  "024-daily-summary": dailySummary,
  "025-coupon-orders": couponOrders,
  "026-platform-discounts": platformDiscounts,
  "027-waived-deliveries": waivedDeliveries,
  "028-failed-payments": failedPayments,
  "031-first-orders": firstOrders,
  "032-accept-by": acceptBy,
  "034-known-devices": knownDevices,
  "035-confirmed-addresses": confirmedAddresses,
  "036-who-sees-what": whoSeesWhat,
  "039-kitchen-voids": kitchenVoids,
  "040-new-order-mails": newOrderMails,
  "041-suspensions": suspensions,
  "042-order-search": orderSearch,
  "043-applications": applications,
  "045-refund-requests": refundRequests,
  "046-refunds-by-time": refundsByTime,
  "047-delivery-areas": deliveryAreas,
  "048-listings": listings,
  "049-search": search,
  "050-demand": demand,
  "051-order-months": orderMonths,
  "052-order-references": orderReferences,
  "053-catalogue-changes": catalogueChanges,
  "054-halal-evidence": halalEvidence,
  "055-item-marks": itemMarks,
  "056-halal-in-lists": halalInLists,
  "057-prayer-pauses": prayerPauses,
  "057-prayer-shown": prayerShown,
  "058-ramadan": ramadan,
  "059-halal-of-applications": halalOfApplications,
  "060-uncovered-dishes": uncoveredDishes,
  "061-sold-out-addons": soldOutAddons,
  "062-kitchen-lines": kitchenLines,
  "063-refund-lines": refundLines,
  "064-day-closes": dayCloses,
  "064-guest-notes": guestNotes,
  "065-menus": menus,
  "065-review-answers": reviewAnswers,
  "066-concern-photos": concernPhotos,
  "067-logos-and-meals": logosAndMeals,
  "068-push": push,
  "070-till": till,
  "072-line-changes": lineChanges,
  "074-nearby-indexes": nearbyIndexes,
  "075-counts": counts,
  "076-words-by-place": wordsByPlace,
  "077-word-sets": wordSets,
  "080-done-orders": doneOrders,
  "081-done-order-times": doneOrderTimes,
  "082-sandbox-refunds": sandboxRefunds,
  "083-held-orders": heldOrders,
  "084-request-keys": requestKeys,
  "085-marks-in-search": marksInSearch,
  "086-withdrawn-reviews": withdrawnReviews,
  "087-declaration-decisions": declarationDecisions,
  "088-former-customers": formerCustomers,
  "089-review-versions": reviewVersions,
  "090-no-town-index": noTownIndex,
  "091-teams-of-deleted-restaurants": teamsOfDeletedRestaurants,
  "092-sessions-of-former-teams": sessionsOfFormerTeams,
  "093-job-indexes": jobIndexes,
  "094-versions-of-tables-and-agents": versionsOfTablesAndAgents,
  "095-revocations-in-lists": revocationsInLists,
  "096-versions-of-answers-and-addresses": versionsOfAnswersAndAddresses,
  "097-sold-out-places": soldOutPlaces,
  "098-deals-of-hidden-dishes": dealsOfHiddenDishes,
};
