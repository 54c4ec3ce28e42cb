import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPersonName } from "@domain/values/person-name";
import { agentList } from "~/features/agents/agents.server";
import { activeFilter, ListPage, type ListView } from "~/features/lists/list-page";
import type { SalesAgent } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { RowActions } from "~/ui/dashboard/row-actions";
import { EmailAddress } from "~/ui/email-address";
import { RouteError } from "~/ui/feedback/route-error";
import { PhoneNumber } from "~/ui/phone-number";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Sales Agents · HalalGo" }];

/** [AGT-1, ROUTE-11] */
export const loader = (args: LoaderFunctionArgs) => agentList.page(args);

export default function SalesAgents() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

/** [AGT-1, AGT-2] */
const view: ListView<SalesAgent> = {
  title: "Sales Agents",
  path: dashboardPaths.adminAgents(),
  list: "sales-agents",
  row: "agent",
  searchLabel: "Search sales agents",
  add: { label: "Add Sales Agent", to: dashboardPaths.adminAgentNew() },
  filters: [activeFilter],
  columns: [
    { head: "First name", sort: "first_name", main: true, breaks: true, cell: ({ firstName }) => firstName },
    { head: "Last name", sort: "last_name", breaks: true, cell: ({ lastName }) => lastName },
    { head: "Email", sort: "email", breaks: true, cell: ({ email }) => <EmailAddress address={email} /> },
    { head: "Phone", cell: ({ phone }) => <PhoneNumber phone={phone} /> },
    { head: "Status", sort: "status", cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ],
  actions: ({ id, firstName, lastName }) => (
    <RowActions
      name={formatPersonName(firstName, lastName)}
      editHref={dashboardPaths.adminAgentEdit(id)}
      deleteHref={dashboardPaths.adminAgentDelete(id)}
    />
  ),
};
