import { type AuditEntry } from "@domain/contract/administration/audit";
import { defaultTimeZone } from "@domain/local-time";
import { auditKinds } from "@domain/values/choices";
import { adminList } from "~/features/lists/list.server";
import { listAuditEntries } from "~/host/administration.server";
import type { Host } from "~/host/client/host";
import { dashboardPaths } from "~/lib/dashboard-paths";
import type { ListState } from "~/lib/lists/list-state";
import { momentValue } from "~/lib/lists/table-export.server";
import { shortMomentText } from "~/lib/text/order-text";
import { actionText, changeLines, changesText } from "./audit-text";

export const auditColumns = {
  filters: ["who", "kind", "from", "to", "restaurant"],
  days: ["from", "to"],
  choices: { kind: auditKinds },
  sorts: ["at"],
  sort: "-at",
} as const;

/** An audit entry for tables; times in New York's time zone. */
export const toAuditRow = (entry: AuditEntry) => ({
  id: entry.id,
  at: entry.at,
  when: shortMomentText(entry.at, defaultTimeZone, new Date()),
  who:
    entry.actor?.name ||
    (entry.action === "access.refused" ? "Somebody" : undefined) ||
    (entry.role === "system" || !entry.role ? "HalalGo" : "Former account"),
  role: entry.role ?? null,
  email: entry.actor?.email ?? null,
  what: actionText(entry.action),
  subject: entry.subject.type === "restaurant" ? null : (entry.subject.name ?? null),
  restaurant: entry.restaurant ?? null,
  lines: changeLines(entry.changes),
});

export type AuditRow = ReturnType<typeof toAuditRow>;

/** One page of the audit log, of one restaurant if `restaurantId` is given. */
export async function loadAuditPage(
  host: Host,
  { state, page, perPage }: { state: ListState; page: number; perPage: number },
  restaurantId?: string,
) {
  const { who = "", kind = "", from = "", to = "", restaurant = "" } = state.filters;
  const { entries, total } = await listAuditEntries(host, {
    actor: who,
    kind,
    date_from: from,
    date_to: to,
    restaurant_id: restaurantId ?? restaurant,
    page,
    per_page: perPage,
  });
  return { rows: entries.map(toAuditRow), total };
}

/** The whole audit log. @throws HostError unsupported */
export const auditList = adminList<AuditRow>({
  title: "Audit Log",
  row: ["change", "changes"],
  name: "audit-log",
  path: dashboardPaths.adminAudit(),
  pathOf: ({ filters }) => (filters.restaurant ? dashboardPaths.adminRestaurantHistory(filters.restaurant) : undefined),
  columns: auditColumns,
  exportColumns: [
    { head: "When", value: (row) => momentValue(row.at, defaultTimeZone), width: 20, isMoment: true },
    { head: "Who", value: (row) => row.who, width: 24 },
    { head: "Role", value: (row) => row.role, width: 12 },
    { head: "Email", value: (row) => row.email, width: 28 },
    { head: "What", value: (row) => row.what, width: 28 },
    { head: "Of", value: (row) => row.subject, width: 24 },
    { head: "Restaurant", value: (row) => row.restaurant?.name ?? null, width: 28 },
    { head: "Changes", value: (row) => changesText(row.lines), width: 80 },
  ],
  read: (host, query) => loadAuditPage(host, query),
});
