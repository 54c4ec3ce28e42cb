import { filterRows } from "~/lib/lists/filter-rows";
import type { ListState } from "~/lib/lists/list-state";

/** What the table shows of a sales agent. */
export interface AgentRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isActive: boolean;
}

export const agentColumns = {
  filters: ["search", "status"],
  choices: { status: ["active", "inactive"] },
  sorts: ["first_name", "last_name", "email", "status"],
  sort: "first_name",
} as const;

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
