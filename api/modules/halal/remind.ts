import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { publishMenuChange } from "@api/modules/menu-items/save";
import { notify } from "@api/modules/notifications/notify";
import { listOwners, notifyAgent, ownerEmail } from "@api/modules/restaurants/owners";
import { type CertificateScope, scopeLabels } from "@domain/halal/certificate";
import { formatLongDate } from "@domain/halal/halal-text";
import { daysUntil, reminderDays } from "@domain/halal/status";
import { localDate } from "@domain/local-time";
import { addHistory } from "./history";
import { isReplaced } from "./replaced";

const batch = 50;
type Parts = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer" | "logger">;

/** Before suppliers' and products' certificates were reminded of, many ended: nobody is told of those now. */
const maxDaysPast = 30;

/**
 * [HALAL-9] Reminds the owner, and the sales agent who registered the restaurant, 60, 30, 14 and 3 days before a certificate expires
 * (of the kitchen, a supplier or a product), and when it has expired; each once, even if the job did not run for days. Replaced
 * certificates are skipped. Safe in any number of processes: recording the reminder claims it.
 */
export async function sendCertificateReminders({ db, clock, events, mailer, logger }: Parts): Promise<void> {
  const now = clock.now();
  const left = sql<number>`c.expires_on - (${now}::timestamptz at time zone r.time_zone)::date`;
  const due = await sql<{ id: string }>`
    select c.id from halal_certificates c join restaurants r on r.id = c.restaurant_id
    where c.state = 'verified' and r.deleted_at is null
      and (c.scope = 'outlet' or c.expires_on >= ${now}::date - ${maxDaysPast}::int)
      and c.expires_on <= ${now}::date + ${reminderDays[0] + 1}::int
      and c.reminded_at_days is distinct from 0
      and coalesce(c.reminded_at_days, 1000) > (
        select min(day) from unnest(${sql.lit(`{0,${reminderDays.join(",")}}`)}::int[]) as day
        where day >= greatest(${left}, -1) and (day > 0 or ${left} < 0))
      and not ${isReplaced}
    order by c.expires_on, c.id limit ${batch}`.execute(db);
  for (const { id } of due.rows) {
    try {
      await db.transaction().execute((trx) => remind(trx, { events, mailer }, { id, now }));
    } catch (error) {
      logger.error({ err: error, certificate: id }, "Nobody could be reminded of a certificate");
    }
  }
}

/** The threshold of today's reminder: the next one at or above the remaining days, or 0 once it has expired. */
export function findReminderThreshold(left: number): number | null {
  if (left < 0) return 0;
  return [...reminderDays].reverse().find((day) => left <= day) ?? null;
}

/** The reminder's words by kind of certificate: its name, whose it is, and what customers read once it has ended. */
const kinds = {
  outlet: { name: "halal certificate", after: "customers read “Certificate expired”" },
  supplier: { name: "supplier’s halal certificate", after: "your evidence no longer shows it" },
  product: { name: "product’s halal certificate", after: "your evidence no longer shows it" },
} satisfies Record<CertificateScope, object>;

/** `title` begins with whose it is. */
function toNotice(
  { scope, number, name, holder, expires_on: last }: CertificateNotice,
  left: number,
): { title: (whose: string) => string; body: string } {
  const { name: kind, after } = kinds[scope];
  const whose = scope === "outlet" ? name : `${holder}, for ${name},`;
  const day = formatLongDate(last);
  const days = left === 0 ? "less than a day" : left === 1 ? "1 day" : `${left} days`;
  return {
    title: (owner) => `${owner} ${kind} ${left < 0 ? "has ended" : `ends in ${days}`}`,
    body:
      left < 0
        ? `Certificate ${number} of ${whose} ended on ${day}. Now ${after}. Send the new one.`
        : `Certificate ${number} of ${whose} holds until ${day}. After that day ${after}. Send the new one in time.`,
  };
}

interface CertificateNotice {
  scope: CertificateScope;
  number: string;
  /** The restaurant's. */
  name: string;
  holder: string;
  expires_on: string;
}

/** The page on which the sales agent uploads the restaurant's documents. */
export const getAgentPath = (restaurantId: string) => `/agent/${restaurantId}/halal`;

async function remind(
  trx: Db,
  { events, mailer }: Pick<Parts, "events" | "mailer">,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const row = await trx
    .selectFrom("halal_certificates as c")
    .innerJoin("restaurants as r", "r.id", "c.restaurant_id")
    .select(["c.restaurant_id", "c.number", "c.expires_on", "c.reminded_at_days", "c.scope", "c.holder"])
    .select(["r.name", "r.time_zone", "r.registered_by"])
    .where("c.id", "=", id)
    .where("c.state", "=", "verified")
    .forUpdate("c")
    .executeTakeFirst();
  if (!row) return;
  const left = daysUntil(row.expires_on, localDate(now, row.time_zone));
  const threshold = findReminderThreshold(left);
  if (threshold === null || (row.reminded_at_days !== null && row.reminded_at_days <= threshold)) return;
  await trx.updateTable("halal_certificates").set({ reminded_at_days: threshold }).where("id", "=", id).execute();
  const restaurantId = row.restaurant_id;
  const { title: agentTitle, ...words } = toNotice(row, left);
  const notice = { kind: "halal.ends", ...words, title: agentTitle("Your"), link: "/dashboard/settings/halal" };
  const owners = await listOwners(trx, restaurantId);
  await notify(
    trx,
    events,
    owners.map((owner) => owner.id),
    notice,
  );
  const button = { label: "Open Settings", path: notice.link };
  const { title, body } = notice;
  const toOwners = owners.map(({ email }) => ownerEmail(email, { template: "halal-ends", title, body, button }));
  await mailer.queue(trx, ...toOwners);
  const forAgent = { title: agentTitle(`${row.name}: the`), link: getAgentPath(restaurantId) };
  await notifyAgent(trx, { events, mailer }, row.registered_by, { ...notice, ...forAgent, button: "Send the new one" });
  if (left >= 0) return;
  const note = row.scope === "outlet" ? null : scopeLabels[row.scope];
  await addHistory(trx, { restaurantId, what: "expired", at: now, actorId: null, certificateId: id, note });
  // Refresh open and cached pages.
  await publishMenuChange(trx, events, [restaurantId]);
}
