import { dayMs, hourMs, minuteMs, secondMs } from "@domain/duration";
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
import { deleteOldIdempotencyKeys } from "./modules/resource/idempotency-key";
import { deletePersonalMisses } from "./modules/search/misses";
import { sendPushMessages } from "./push/delivery";
import type { Job } from "./run-jobs";

/** All scheduled jobs and their intervals. */
export const jobs = (deps: ApiDependencies, mail: MailDependencies, { isDemo }: { isDemo: boolean }): Job[] => [
  // Charges without an order are settled within a minute.
  ...paymentJobs(deps, { everyMs: 15 * secondMs }),
  { name: "cancelUnacceptedOrders", everyMs: 30 * secondMs, run: () => cancelUnacceptedOrders(deps) },
  { name: "expireLineChanges", everyMs: 10 * secondMs, run: () => expireLineChanges(deps) },
  // Somebody is waiting for a password reset link.
  { name: "sendQueuedMail", everyMs: secondMs, run: () => sendQueuedMail(mail) },
  { name: "sendPushMessages", everyMs: secondMs, run: (signal) => sendPushMessages(deps, signal) },
  { name: "notifyOfDelivery", everyMs: minuteMs, run: (signal) => notifyOfDelivery(deps, signal) },
  { name: "refreshPopularity", everyMs: minuteMs, run: () => refreshPopularity(deps) },
  { name: "sendCertificateReminders", everyMs: minuteMs, run: () => sendCertificateReminders(deps) },
  { name: "unlistExpiredRestaurants", everyMs: 10 * minuteMs, run: () => unlistExpiredRestaurants(deps) },
  { name: "renewPasses", everyMs: minuteMs, run: () => renewPasses(deps) },
  { name: "sendDailySummaries", everyMs: 5 * minuteMs, run: () => sendDailySummaries(deps) },
  { name: "createOrderPartitions", everyMs: hourMs, run: () => createOrderPartitions(deps) },
  { name: "deleteExpiredPictures", everyMs: 10 * minuteMs, run: () => deleteExpiredPictures(deps) },
  { name: "deleteExpiredHeldOrders", everyMs: 10 * minuteMs, run: () => deleteExpiredHeldOrders(deps) },
  { name: "deleteOldFormerCustomers", everyMs: hourMs, run: () => deleteOldFormerCustomers(deps) },
  { name: "deleteOldIdempotencyKeys", everyMs: 10 * minuteMs, run: () => deleteOldIdempotencyKeys(deps) },
  { name: "deletePersonalMisses", everyMs: dayMs, run: () => deletePersonalMisses(deps.db) },
  { name: "deleteExpiredRegistrations", everyMs: 10 * minuteMs, run: () => deleteExpiredRegistrations(deps) },
  ...(isDemo ? [{ name: "refreshDemoOrders", everyMs: minuteMs, run: () => refreshDemoOrders(deps.db, deps) }] : []),
];
