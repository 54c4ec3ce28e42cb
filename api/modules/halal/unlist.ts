import { sql } from "kysely";
import { auditRow } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import { notifyAgent } from "@api/modules/restaurants/owners";
import { changeListing } from "@api/modules/restaurants/suspension";
import { formatLongDate } from "@domain/halal/halal-text";
import { getAgentPath } from "./remind";

const name = "halal_unlist_expired";
/** [HALAL-9] How many days after expiry a restaurant stays listed, if the platform unlists expired ones. */
const unlistAfterDays = 30;
const batch = 20;

/** Whether restaurants with a long-expired certificate are unlisted. Off by default. */
export async function getUnlisting(db: Db): Promise<boolean> {
  const setting = await db.selectFrom("platform_settings").select("value").where("name", "=", name).executeTakeFirst();
  return setting?.value === true;
}

/** Changes the platform's setting, recorded in the audit log. */
export function saveUnlisting(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  actor: Actor,
  isOn: boolean,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await getUnlisting(trx);
    await trx
      .insertInto("platform_settings")
      .values({ name, value: json(isOn) })
      .onConflict((on) => on.column("name").doUpdateSet({ value: json(isOn) }))
      .execute();
    const line = { actor, at: clock.now(), action: "halal.unlisting", subject: ["platform", name] as const };
    await auditRow(trx, line, { before: { unlists: before }, after: { unlists: isOn } });
  });
}

type Parts = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer" | "logger">;

/**
 * [HALAL-9] Unlists restaurants whose kitchen certificate expired more than 30 days ago, if the setting is on and there is no
 * newer verified certificate, nor a declaration that was signed and accepted after it ended. Owner and sales agent are notified; the audit
 * log names no person.
 */
export async function unlistExpiredRestaurants({ db, clock, events, mailer, logger }: Parts): Promise<void> {
  if (!(await getUnlisting(db))) return;
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`${expiredSince(now)} order by c.expires_on, r.id limit ${batch}`.execute(
    db,
  );
  for (const { id } of rows) {
    try {
      await db.transaction().execute((trx) => unlist(trx, { clock, events, mailer }, { id, now }));
    } catch (error) {
      logger.error({ err: error, restaurant: id }, "A place with an expired certificate could not be unlisted");
    }
  }
}

const expiredSince = (now: Date) => sql`
  select r.id, r.name, r.registered_by, c.expires_on from halal_certificates c join restaurants r on r.id = c.restaurant_id
  left join halal_profiles p on p.restaurant_id = r.id
  where c.state = 'verified' and c.scope = 'outlet' and c.expires_on < ${now}::date - ${unlistAfterDays - 1}::int
    and c.expires_on < (${now}::timestamptz at time zone r.time_zone)::date - ${unlistAfterDays}::int
    and r.status = 'approved' and r.deleted_at is null
    and (r.halal_unlisted_at is null or (r.halal_unlisted_at at time zone r.time_zone)::date <= c.expires_on)
    and not coalesce(least(p.declared_at, p.reviewed_at) at time zone r.time_zone >= c.expires_on + 1, false)
    and not exists (
      select from halal_certificates n where n.restaurant_id = c.restaurant_id and n.scope = 'outlet'
        and n.state = 'verified' and n.expires_on > c.expires_on)`;

async function unlist(
  trx: Db,
  deps: Pick<Parts, "clock" | "events" | "mailer">,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await trx.selectFrom("restaurants").select("id").where("id", "=", id).forUpdate().execute();
  const { rows } = await sql<{ name: string; registered_by: string | null; expires_on: string }>`
    ${expiredSince(now)} and r.id = ${id}`.execute(trx);
  const [place] = rows;
  if (!place) return;
  const reason = `Its halal certificate ended on ${formatLongDate(place.expires_on)}. Send the new one in Settings / Halal: once we have checked it, you are listed again.`;
  await changeListing(trx, deps, { restaurantId: id, reason, actor: null, halalUnlistedAt: now }, "suspended");
  await notifyAgent(trx, deps, place.registered_by, {
    kind: "halal.unlisted",
    title: `${place.name} is not listed any more`,
    body: reason,
    link: getAgentPath(id),
    button: "Send the new one",
  });
}

/** [HALAL-9] A verified certificate lists a restaurant again that was unlisted for the previous one. */
export async function relistRestaurant(
  trx: Db,
  deps: Pick<ApiDependencies, "clock" | "events" | "mailer">,
  { restaurantId, actor }: { restaurantId: string; actor: Actor },
): Promise<void> {
  const place = await trx
    .selectFrom("restaurants")
    .select("id")
    .where("id", "=", restaurantId)
    .where("status", "=", "suspended")
    .where("halal_unlisted_at", "is not", null)
    .executeTakeFirst();
  if (!place) return;
  await changeListing(trx, deps, { restaurantId, reason: "Your halal certificate is verified.", actor }, "approved");
  await trx.updateTable("restaurants").set({ halal_unlisted_at: null }).where("id", "=", restaurantId).execute();
}
