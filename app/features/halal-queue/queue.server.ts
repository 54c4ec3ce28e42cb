import type { ActionFunctionArgs } from "@remix-run/node";
import { queueQuery } from "@domain/contract/halal";
import { scopeLabels } from "@domain/halal/certificate";
import { daysUntil } from "@domain/halal/status";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { pluralize } from "@domain/values/plural";
import { waitingText } from "~/features/admin-overview/waiting-text";
import { type QueueKind, type QueueRow, getQueue } from "~/features/halal-evidence/evidence.server";
import type { Host } from "~/host/client/host";
import { dashboardPaths } from "~/lib/dashboard-paths";

/** The list in the URL. */
export const readQueueKind = (request: Request): QueueKind =>
  queueQuery.shape.kind.catch("new").parse(new URL(request.url).searchParams.get("kind") ?? "new");

/**
 * [HALAL-8] One list of the queue with the counts of all; days in New York's time zone. @throws HostError unsupported
 */
export async function loadQueue(host: Pick<Host, "call">, kind: QueueKind) {
  const { rows, counts, unlistsExpired } = await getQueue(host, kind);
  const now = new Date();
  return { kind, counts, unlistsExpired, rows: rows.map((row) => toQueueLine(row, kind, now)) };
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>;
export type QueueLine = Queue["rows"][number];

function toQueueLine(row: QueueRow, kind: QueueKind, now: Date) {
  const subject = row.what === "declaration" ? "declaration" : row.id;
  return {
    key: `${row.what} ${row.id}`,
    subject,
    restaurantId: row.restaurant_id,
    name: row.name,
    picture: row.picture,
    what: whatText(row),
    to: dashboardPaths.adminHalalReview(row.restaurant_id, subject, { kind }),
    ...describeAge(row, kind, now),
  };
}

function whatText({ what, scope, is_listed: isListed, is_asked: isAsked, looker }: QueueRow): string {
  const name =
    what === "concern"
      ? "Concern"
      : what === "declaration"
        ? "Declaration"
        : scope && scope !== "outlet"
          ? `Certificate, ${scopeLabels[scope].toLowerCase()}`
          : "Certificate";
  return [name, isListed ? null : "not listed", isAsked && "asked, not answered yet", looker && `${looker} is looking`]
    .filter(Boolean)
    .join(", ");
}

/** How long an entry has waited; for expiring certificates, how far the date is. */
function describeAge(
  { since, expires_on: last }: QueueRow,
  kind: QueueKind,
  now: Date,
): { age: string; isLate: boolean } {
  const { text, isNew } = waitingText(since, now);
  if (last === null || kind === "new" || kind === "reported") return { age: text, isLate: !isNew };
  const days = daysUntil(last, localDate(now, defaultTimeZone));
  if (days < 0) return { age: `${pluralize(-days, "day")} ago`, isLate: true };
  return { age: days === 0 ? "Ends today" : `In ${pluralize(days, "day")}`, isLate: days <= 14 };
}

/** After a decision the oldest remaining entry opens; after the last one, the list. */
export async function nextInQueueHref(host: Host, { request, params }: Pick<ActionFunctionArgs, "request" | "params">) {
  const { kind, rows } = await loadQueue(host, readQueueKind(request));
  const isOwn = (row: QueueLine) => row.restaurantId === params.restaurantId && row.subject === params.subject;
  return rows.find((row) => !isOwn(row))?.to ?? dashboardPaths.adminHalal({ kind });
}
