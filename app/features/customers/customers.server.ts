import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { CustomerWire } from "@domain/contract/accounts/customer";
import { defaultTimeZone } from "@domain/local-time";
import { formatPersonName } from "@domain/values/person-name";
import { adminList } from "~/features/lists/list.server";
import { listCustomers, findCustomer, setCustomerActive } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue } from "~/lib/lists/table-export.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { shortMomentText } from "~/lib/text/order-text";
import { phoneText } from "~/lib/text/phone-text";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";

const toCustomerRow = (wire: CustomerWire) => ({
  id: wire.id,
  name: formatPersonName(wire.first_name, wire.last_name),
  email: wire.email,
  phone: wire.phone ?? null,
  isActive: wire.is_active,
  orders: wire.orders,
  spent: wire.spent,
  createdAt: wire.created_at,
  joined: shortMomentText(wire.created_at, defaultTimeZone, new Date()),
});

export type CustomerRow = ReturnType<typeof toCustomerRow>;

/** All customers; the host searches and paginates. @throws HostError unsupported */
export const customerList = adminList<CustomerRow>({
  title: "Customers",
  row: ["customer", "customers"],
  name: "customers",
  path: dashboardPaths.adminCustomers(),
  columns: {
    filters: ["search", "status", "from", "to"],
    days: ["from", "to"],
    choices: { status: ["active", "inactive"] },
    sorts: ["joined", "name"],
    sort: "-joined",
  },
  exportColumns: [
    { head: "Name", value: (row) => row.name, width: 28 },
    { head: "Email", value: (row) => row.email, width: 32 },
    { head: "Phone", value: (row) => row.phone && phoneText(row.phone), width: 18 },
    { head: "Joined", value: (row) => momentValue(row.createdAt, defaultTimeZone), width: 20, isMoment: true },
    { head: "Orders", value: (row) => row.orders, width: 10 },
    { head: "Spent", value: (row) => row.spent / 100, isMoney: true, width: 12 },
    { head: "Status", value: (row) => (row.isActive ? "Active" : "Deactivated"), width: 14 },
  ],
  perFile: 1000,
  async read(host, { state, page, perPage }) {
    const { search, status, from: date_from, to: date_to } = state.filters;
    const { customers, total } = await listCustomers(host, {
      search,
      status,
      date_from,
      date_to,
      sort: state.sort,
      page,
      per_page: perPage,
    });
    return { rows: customers.map(toCustomerRow), total };
  },
});

/** The customer for a confirmation. Throws the 404 page. */
export async function loadCustomer({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const customer = await findCustomer(context.host, params.id ?? "");
  if (!customer)
    throw notFoundPage("Customer not found.", { to: dashboardPaths.adminCustomers(), label: "Back to Customers" });
  return { name: formatPersonName(customer.first_name, customer.last_name) };
}

/** Closes or reopens a customer's account, and returns to the list. */
export function changeCustomerStatus(
  { request, context, params }: ActionFunctionArgs,
  isActive: boolean,
  { reason, typed }: { reason?: string; typed?: object } = {},
) {
  requireArea(request, context, "admin");
  return submitConfirmation(context, {
    run: () => setCustomerActive(context.host, params.id ?? "", isActive, reason),
    redirectTo: `${dashboardPaths.adminCustomers()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? (isActive ? "Customer reactivated" : "Customer deactivated"),
    submittedValues: typed,
    failureMessage: "Failed to change the customer",
  });
}
