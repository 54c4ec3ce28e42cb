import { refreshDemoOrders } from "./db/demo/refresh-orders";
import type { ApiDependencies } from "./dependencies";
import { type MailDependencies, sendQueuedMail } from "./mail/delivery";
import { deleteOldFormerCustomers } from "./modules/auth/former-customers";
import { refreshPopularity } from "./modules/browse/browse";
import { deleteExpiredHeldOrders } from "./modules/counter-orders/held";
import { sendDailySummaries } from "./modules/dashboard/daily-summary";
import { notifyOfDelivery } from "./modules/demand/notify";
import { sendCertificateReminders } from "./modules/halal/remind";
import { unlistExpiredRestaurants } from "./modules/halal/unlist";
import { expireLineChanges } from "./modules/line-changes/answer";
import { cancelUnacceptedOrders } from "./modules/orders/cancel-unaccepted";
import { createOrderPartitions } from "./modules/orders/order-partitions";
import { renewPasses } from "./modules/passes/jobs";
import { paymentJobs } from "./modules/payments/settlement";
import { deleteExpiredPictures } from "./modules/pictures/pending";
import { deleteExpiredRegistrations } from "./modules/registrations/drafts";
import { deleteOldRequestKeys } from "./modules/resource/request-key";
import { deletePersonalMisses } from "./modules/search/misses";
import { sendPushMessages } from "./push/delivery";
import type { Job } from "./run-jobs";

const second = 1000;
const minute = 60 * second;

/** All scheduled jobs and their intervals. */
export const jobs = (deps: ApiDependencies, mail: MailDependencies, { isDemo }: { isDemo: boolean }): Job[] => [
  // Charges without an order are settled within a minute.
  ...paymentJobs(deps, { everyMs: 15 * second }),
  { name: "cancelUnacceptedOrders", everyMs: 30 * second, run: () => cancelUnacceptedOrders(deps) },
  { name: "expireLineChanges", everyMs: 10 * second, run: () => expireLineChanges(deps) },
  // Somebody is waiting for a password reset link.
  { name: "sendQueuedMail", everyMs: second, run: () => sendQueuedMail(mail) },
  { name: "sendPushMessages", everyMs: second, run: (signal) => sendPushMessages(deps, signal) },
  { name: "notifyOfDelivery", everyMs: minute, run: (signal) => notifyOfDelivery(deps, signal) },
  { name: "refreshPopularity", everyMs: minute, run: () => refreshPopularity(deps) },
  { name: "sendCertificateReminders", everyMs: minute, run: () => sendCertificateReminders(deps) },
  { name: "unlistExpiredRestaurants", everyMs: 10 * minute, run: () => unlistExpiredRestaurants(deps) },
  { name: "renewPasses", everyMs: minute, run: () => renewPasses(deps) },
  { name: "sendDailySummaries", everyMs: 5 * minute, run: () => sendDailySummaries(deps) },
  { name: "createOrderPartitions", everyMs: 60 * minute, run: () => createOrderPartitions(deps) },
  { name: "deleteExpiredPictures", everyMs: 10 * minute, run: () => deleteExpiredPictures(deps) },
  { name: "deleteExpiredHeldOrders", everyMs: 10 * minute, run: () => deleteExpiredHeldOrders(deps) },
  { name: "deleteOldFormerCustomers", everyMs: 60 * minute, run: () => deleteOldFormerCustomers(deps) },
  { name: "deleteOldRequestKeys", everyMs: 10 * minute, run: () => deleteOldRequestKeys(deps) },
  { name: "deletePersonalMisses", everyMs: 24 * 60 * minute, run: () => deletePersonalMisses(deps.db) },
  { name: "deleteExpiredRegistrations", everyMs: 10 * minute, run: () => deleteExpiredRegistrations(deps) },
  ...(isDemo ? [{ name: "refreshDemoOrders", everyMs: minute, run: () => refreshDemoOrders(deps.db, deps) }] : []),
];
