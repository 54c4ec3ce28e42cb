import { customerCalls } from "@domain/contract/calls/administration";
import { customer, type CustomerWire } from "@domain/contract/customer";
import type { Host } from "./client.server";
import { isHostError } from "./errors";
import { messageItemAnswer } from "./envelope";

export type { CustomerWire };

interface CustomerListQuery {
  search?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  page?: number;
  per_page?: number;
}

/** Extended. A page of customers, the newest first unless sorted. @throws HostError unsupported */
export async function listCustomers(host: Host, query: CustomerListQuery) {
  const { search, status, ...rest } = query;
  const answer = await host.call(customerCalls.listCustomers, {
    query: { ...rest, search: search || undefined, status: status || undefined },
  });
  return { customers: answer.items, total: answer.total ?? answer.items.length };
}

/** Extended. Null where there is none. */
export async function getCustomer(host: Host, id: string): Promise<CustomerWire | null> {
  try {
    return await host.call(customerCalls.getCustomer, { params: { id } });
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    throw error;
  }
}

/** Extended. Closes or opens an account; closing ends its sessions and mails the reason. @throws HostError not_found */
export const setCustomerActive = (host: Host, id: string, isActive: boolean, reason?: string) =>
  host.call(
    customerCalls.updateCustomerStatus,
    { params: { id }, body: { is_active: isActive, reason } },
    messageItemAnswer(customer),
  );
