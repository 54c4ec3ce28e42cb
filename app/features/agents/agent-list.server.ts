import { adminList } from "~/features/lists/list.server";
import { listAgents, type SalesAgent } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { filterRows } from "~/lib/lists/filter-rows";
import type { ListState } from "~/lib/lists/list-state";
import { phoneText } from "~/lib/text/phone-text";

export const agentColumns = {
  filters: ["search", "status"],
  choices: { status: ["active", "inactive"] },
  sorts: ["first_name", "last_name", "email", "status"],
  sort: "first_name",
} as const;

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

/** What the table shows of a sales agent. */
export interface AgentRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isActive: boolean;
}

/** [AGT-1] The agents of one page and how many match. */
export const filterAgents = <Row extends AgentRow>(rows: readonly Row[], state: ListState) =>
  filterRows(rows, state, {
    textOf: ({ firstName, lastName, email, phone }) => [`${firstName} ${lastName}`, email, phone],
    valueOf: ({ firstName, lastName, email, isActive }, column) => {
      if (column === "last_name") return lastName;
      if (column === "email") return email;
      return column === "status" ? statusOf(isActive) : `${firstName} ${lastName}`;
    },
    matches: ({ isActive }, filters) => !filters.status || filters.status === statusOf(isActive),
  });

const statusOf = (isActive: boolean) => (isActive ? "active" : "inactive");
