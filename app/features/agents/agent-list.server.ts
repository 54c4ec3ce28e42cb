import { adminList } from "~/features/lists/list.server";
import { listAgents, type SalesAgent } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { phoneText } from "~/lib/text/phone-text";
import { agentColumns, filterAgents } from "./agent-columns";

/** [AGT-1] The host gives them all at once. */
export const agentList = adminList<SalesAgent>({
  title: "Sales Agents",
  row: ["agent", "agents"],
  name: "sales-agents",
  path: dashboardPaths.adminAgents(),
  columns: agentColumns,
  exportColumns: [
    { head: "First name", value: (row) => row.firstName },
    { head: "Last name", value: (row) => row.lastName },
    { head: "Email", value: (row) => row.email, width: 30 },
    { head: "Phone", value: (row) => row.phone && phoneText(row.phone) },
    { head: "Status", value: (row) => (row.isActive ? "Active" : "Inactive"), width: 12 },
  ],
  read: async (host, { state, page, perPage: limit }) =>
    filterAgents(await listAgents(host), { ...state, page, limit }),
});
