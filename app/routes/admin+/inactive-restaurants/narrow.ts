import type { ListState } from "~/lib/list-state";
import { narrowRows } from "~/lib/narrow-rows";

/** What the table shows of a restaurant. */
export interface InactiveRow {
  id: string;
  name: string;
  ownerEmail: string | null;
  phone: string | null;
  address: string;
  category: string | null;
  status: "active" | "pending" | "rejected";
  rejectionReason: string | null;
  createdAt: string | null;
}

/** What filters and sorts; the longest waiting come first. */
export const inactiveColumns = {
  filters: ["search", "status"],
  sorts: ["name", "email", "category", "status", "registered"],
  sort: "registered",
} as const;

/** [ADMIN-6] The rows of one page and how many match. */
export const narrow = <Row extends InactiveRow>(rows: readonly Row[], state: ListState) =>
  narrowRows(rows, state, {
    textOf: ({ name, ownerEmail, phone, address, category }) => [name, ownerEmail, phone, address, category],
    valueOf,
    matches: ({ status }, filters) => !filters.status || status === filters.status,
  });

function valueOf(row: InactiveRow, column: string): string {
  if (column === "name") return row.name;
  if (column === "email") return row.ownerEmail ?? "";
  if (column === "category") return row.category ?? "";
  return column === "status" ? row.status : (row.createdAt ?? "");
}
