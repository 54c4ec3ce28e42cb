import type { ListState } from "~/lib/list-state";

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

/** [ADMIN-6] The rows of one page and how many match. The host gives the whole list, so it is narrowed here. */
export function narrow(rows: readonly InactiveRow[], { filters, sort, page, limit }: ListState) {
  const sought = (filters.search ?? "").toLowerCase();
  const textOf = ({ name, ownerEmail, phone, address, category }: InactiveRow) =>
    [name, ownerEmail, phone, address, category].join("\n").toLowerCase();
  const matching = rows.filter(
    (row) => textOf(row).includes(sought) && (!filters.status || row.status === filters.status),
  );
  const column = sort.replace(/^-/, "");
  const direction = sort.startsWith("-") ? -1 : 1;
  const sorted = matching.sort((a, b) => direction * valueOf(a, column).localeCompare(valueOf(b, column)));
  return { rows: sorted.slice((page - 1) * limit, page * limit), total: matching.length };
}

function valueOf(row: InactiveRow, column: string): string {
  if (column === "name") return row.name;
  if (column === "email") return row.ownerEmail ?? "";
  if (column === "category") return row.category ?? "";
  return column === "status" ? row.status : (row.createdAt ?? "");
}
