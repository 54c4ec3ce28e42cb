import { adminDashboardCalls } from "@domain/contract/calls/administration";
import { failedPaymentCalls, refundCalls } from "@domain/contract/calls/payments";
import * as contract from "@domain/contract/admin-dashboard";
import { listAllRestaurants, listInactiveRestaurants } from "./admin.server";
import { listAgents } from "./agents.server";
import type { Host } from "./client.server";
import { isHostError } from "./errors";
import { messageItemAnswer } from "./envelope";

export type { AdminDashboard, AdminRefund, FailedPayment } from "@domain/contract/admin-dashboard";

/** [HOST-87] Extended. Days (YYYY-MM-DD) are New York's, both included; "" asks for the running month. @throws HostError unsupported */
export const readAdminDashboard = (host: Host, days: { date_from?: string; date_to?: string } = {}) =>
  host.call(adminDashboardCalls.getAdminDashboard, {
    query: { date_from: days.date_from || undefined, date_to: days.date_to || undefined },
  });

/** [HOST-87] What is known of a host without the call: counts of the two restaurant lists and of the agents. */
export async function readCounts(host: Host) {
  const [all, inactive, agents] = await Promise.all([
    listAllRestaurants(host, { page: 1, per_page: 1 }),
    listInactiveRestaurants(host),
    listAgents(host),
  ]);
  const pending = inactive.filter(({ status }) => status === "pending").length;
  const suspended = inactive.filter(({ status }) => status === "suspended").length;
  const total = all.total ?? all.restaurants.length;
  return {
    restaurants: {
      pending,
      approved: Math.max(0, total - inactive.length),
      rejected: inactive.length - pending - suspended,
      suspended,
    },
    agents: agents.length,
    active_agents: agents.filter(({ isActive }) => isActive).length,
  };
}

/** Extended. A page of refunds that are not finished, or of one status. @throws HostError unsupported */
export async function listRefunds(host: Host, query: { status?: string; page?: number; per_page?: number }) {
  const { status, ...page } = query;
  const answer = await host.call(refundCalls.listRefunds, { query: { ...page, status: status || undefined } });
  return { refunds: answer.items, total: answer.total ?? answer.items.length };
}

interface FailedPaymentQuery {
  search?: string | undefined;
  status?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  sort: string;
  page: number;
  per_page: number;
}

/** Extended. A page of payments that came to nothing. @throws HostError unsupported */
export async function listFailedPayments(host: Host, query: FailedPaymentQuery) {
  const { items, total } = await host.call(failedPaymentCalls.listFailedPayments, { query: { ...query } });
  return { payments: items, total: total ?? items.length };
}

/** Extended. Null where there is none. */
export async function getRefund(host: Host, id: string) {
  try {
    return await host.call(refundCalls.getRefund, { params: { id } });
  } catch (error) {
    if (isHostError(error, "not_found") || isHostError(error, "unsupported")) return null;
    throw error;
  }
}

/** Extended. Tries a refused refund again (pending), or notes that it was given back by hand (succeeded). @throws HostError conflict */
export const settleRefund = (host: Host, id: string, status: "pending" | "succeeded") =>
  host.call(refundCalls.settleRefund, { params: { id }, body: { status } }, messageItemAnswer(contract.adminRefund));
