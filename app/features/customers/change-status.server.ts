import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { getCustomer, setCustomerActive } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { confirmed } from "~/session/cookies/confirmed.server";
import { requireArea } from "~/session/guards.server";

/** The customer a confirmation asks about. Throws the 404 page. */
export async function loadCustomer({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const found = await getCustomer(context.host, params.id ?? "");
  if (!found)
    throw missingPage("Customer not found.", { to: dashboardPaths.adminCustomers(), label: "Back to Customers" });
  return { name: `${found.first_name} ${found.last_name}`.trim() };
}

export function changeStatus(
  { request, context, params }: ActionFunctionArgs,
  isActive: boolean,
  { reason, typed }: { reason?: string; typed?: object } = {},
) {
  requireArea(request, context, "admin");
  return confirmed(context, {
    act: () => setCustomerActive(context.host, params.id ?? "", isActive, reason),
    back: `${dashboardPaths.adminCustomers()}${new URL(request.url).search}`,
    done: ({ message }) => message ?? (isActive ? "Customer reactivated" : "Customer deactivated"),
    typed,
    failed: "Failed to change the customer",
  });
}
