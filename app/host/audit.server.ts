import { type AuditEntry, auditEntry } from "@domain/contract/audit";
import type { Host } from "./client.server";
import { listAnswer } from "./unwrapping";

export type { AuditEntry };

/** "" asks for nothing; days are New York's. */
interface AuditListQuery {
  restaurant_id?: string;
  kind?: string;
  actor?: string;
  date_from?: string;
  date_to?: string;
  page?: number;
  per_page?: number;
}

/** Extended. A page of the history of every change, the newest first. @throws HostError unsupported */
export async function listAudit(host: Host, query: AuditListQuery, options: { patience?: number } = {}) {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  const answer = await host.get("/audit-log", listAnswer(auditEntry), { query: given, extended: true, ...options });
  return { entries: answer.items, total: answer.total ?? answer.items.length };
}
