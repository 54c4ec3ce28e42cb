import { type Agent, agent } from "@domain/contract/accounts/agent";
import { customer, type CustomerWire } from "@domain/contract/accounts/customer";
import * as contract from "@domain/contract/administration/admin-dashboard";
import type { ListExport } from "@domain/contract/administration/audit";
import { adminDashboardCalls, agentCalls, customerCalls, auditCalls } from "@domain/contract/calls/administration";
import { failedPaymentCalls, refundCalls } from "@domain/contract/calls/payments";
import { routesParameter } from "~/framework/data-request";
import { listAllRestaurants, listInactiveRestaurants } from "./admin-restaurants.server";
import { lenientListResponse, messageItemResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { nullIfNotFound, nullIfUnsupported } from "./errors";

/**
 * [HOST-87] Extended. Days (YYYY-MM-DD) are in New York's time zone, both included; "" means the current month. @throws
 * HostError unsupported
 */
export const getAdminDashboard = (host: Host, days: { date_from?: string; date_to?: string } = {}) =>
  host.call(adminDashboardCalls.getAdminDashboard, {
    query: { date_from: days.date_from || undefined, date_to: days.date_to || undefined },
  });

/** [HOST-87] For hosts without that call: counts taken from the two restaurant lists and the list of agents. */
export async function getPlatformCounts(host: Host) {
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

interface RefundListQuery {
  status?: string | undefined;
  order_type?: string | undefined;
  payment_type?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  page?: number;
  per_page?: number;
}

/** Extended. A page of unfinished refunds, or of those with one status. @throws HostError unsupported */
export async function listRefunds(host: Host, { status, ...query }: RefundListQuery) {
  const listing = await host.call(refundCalls.listRefunds, { query: { ...query, status: status || undefined } });
  return { refunds: listing.items, total: listing.total ?? listing.items.length };
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

/** Extended. A page of failed payments. @throws HostError unsupported */
export async function listFailedPayments(host: Host, query: FailedPaymentQuery) {
  const { items, total } = await host.call(failedPaymentCalls.listFailedPayments, { query: { ...query } });
  return { payments: items, total: total ?? items.length };
}

/** Extended. Null where there is none. */
export const findRefund = (host: Host, id: string) =>
  host.call(refundCalls.getRefund, { params: { id } }).catch(nullIfUnsupported).catch(nullIfNotFound);

/**
 * Extended. Retries a failed refund (pending), or records that it was paid back by hand (succeeded). @throws HostError
 * conflict
 */
export const settleRefund = (host: Host, id: string, status: "pending" | "succeeded") =>
  host.call(refundCalls.settleRefund, { params: { id }, body: { status } }, messageItemResponse(contract.adminRefund));

/** A sales agent, as administrators see them. */
export interface SalesAgent {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isActive: boolean;
  /** Undefined where the host has no versions. */
  version?: number | undefined;
}

/** [DATA-5] The fields sent for an agent; a password left out stays unchanged [AGT-5]. */
export interface AgentDraft {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password?: string;
  is_active?: boolean;
  version?: number | undefined;
}

/** [HOST-44] All of them. */
export async function listAgents(host: Host): Promise<SalesAgent[]> {
  const { items } = await host.call(agentCalls.listAgents, {}, lenientListResponse(agent));
  return items.map(toSalesAgent);
}

/**
 * [HOST-45, HOST-46] Adds an agent (`id` null) or updates one; returns the host's message. @throws HostError
 * validation_failed, conflict
 */
export function saveAgent(
  host: Host,
  id: string | null,
  draft: AgentDraft,
  headers: Record<string, string>,
): Promise<{ message: string | null }> {
  if (id === null) {
    return host.send(agentCalls.createAgent, { body: { ...draft, password: draft.password ?? "" }, headers });
  }
  return host.send(agentCalls.updateAgent, { params: { id }, body: draft, headers });
}

/**
 * Extended. The restaurants that the signed-in sales agent registered, newest first. @throws HostError unsupported,
 * forbidden
 */
export async function listOwnRegistrations(host: Host, query: { page: number; per_page: number }) {
  const listing = await host.call(agentCalls.listOwnRegistrations, { query });
  return { registrations: listing.items, total: listing.total ?? listing.items.length };
}

const toSalesAgent = (wire: Agent): SalesAgent => ({
  id: wire.id,
  firstName: wire.first_name ?? "",
  lastName: wire.last_name ?? "",
  email: wire.email,
  phone: wire.phone ?? "",
  isActive: wire.is_active ?? true,
  version: wire.version ?? undefined,
});

interface CustomerListQuery {
  search?: string | undefined;
  status?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  sort?: string | undefined;
  page?: number;
  per_page?: number;
}

/** Extended. A page of customers, newest first by default. @throws HostError unsupported */
export async function listCustomers(host: Host, query: CustomerListQuery) {
  const { search, status, ...rest } = query;
  const listing = await host.call(customerCalls.listCustomers, {
    query: { ...rest, search: search || undefined, status: status || undefined },
  });
  return { customers: listing.items, total: listing.total ?? listing.items.length };
}

/** Extended. Null where there is none. */
export const findCustomer = (host: Host, id: string): Promise<CustomerWire | null> =>
  host.call(customerCalls.getCustomer, { params: { id } }).catch(nullIfNotFound);

/**
 * Extended. Closes or reopens an account; closing it ends its sessions and emails the reason. @throws HostError
 * not_found
 */
export const setCustomerActive = (host: Host, id: string, isActive: boolean, reason?: string) =>
  host.call(
    customerCalls.updateCustomerStatus,
    { params: { id }, body: { is_active: isActive, reason } },
    messageItemResponse(customer),
  );

/** "" means no filter; days are in New York's time zone. */
interface AuditListQuery {
  restaurant_id?: string;
  kind?: string;
  actor?: string;
  date_from?: string;
  date_to?: string;
  page?: number;
  per_page?: number;
}

/** Extended. A page of the audit log, newest first. @throws HostError unsupported */
export async function listAuditEntries(host: Host, query: AuditListQuery) {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  const listing = await host.call(auditCalls.listAuditEntries, { query: filled });
  return { entries: listing.items, total: listing.total ?? listing.items.length };
}

/** Parameters that control the presentation of a list rather than filter it. */
const ofThePage = ["format", "page", "limit", routesParameter];
const maxFilterLength = 300;

/**
 * Extended. Returns a function that records in the audit log that the list of `request` is exported; it does nothing
 * where the host has no such log. Call it before sending any data, so that an export that cannot be recorded does not
 * happen.
 */
export function logExport(host: Host, request: Request, list: string, restaurantId?: string) {
  const { searchParams } = new URL(request.url);
  for (const name of ofThePage) searchParams.delete(name);
  const filter = searchParams.toString().slice(0, maxFilterLength);
  return async (format: ListExport["format"]): Promise<void> => {
    const body: ListExport = { list, format, filter, restaurant_id: restaurantId };
    await host.send(auditCalls.logExport, { body }).catch(nullIfUnsupported);
  };
}
