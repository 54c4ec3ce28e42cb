import { auditCalls } from "@domain/contract/calls/administration";
import { type AuditEntry, type ListExport } from "@domain/contract/audit";
import { routesParameter } from "~/framework/data-request";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";

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
export async function listAudit(host: Host, query: AuditListQuery, options: { timeoutMs?: number } = {}) {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  const answer = await host.call(auditCalls.listAudit, { query: given, ...options });
  return { entries: answer.items, total: answer.total ?? answer.items.length };
}

/** Not what a list is narrowed to, but how it is shown. */
const ofThePage = ["format", "page", "limit", routesParameter];
const longestFilter = 300;

/**
 * Extended. What writes down that somebody takes the list of `request` out of the house; where the host keeps no such log, nothing
 * does. Call it before anything is given: who may not be written down gets nothing.
 */
export function exportNote(host: Host, request: Request, list: string, restaurantId?: string) {
  const { searchParams } = new URL(request.url);
  for (const name of ofThePage) searchParams.delete(name);
  const filter = searchParams.toString().slice(0, longestFilter);
  return async (format: ListExport["format"]): Promise<void> => {
    const body: ListExport = { list, format, filter, restaurant_id: restaurantId };
    await host.send(auditCalls.noteExport, { body }).catch(nullIfUnsupported);
  };
}
