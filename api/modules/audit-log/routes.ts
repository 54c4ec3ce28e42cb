import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import { auditAccess } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { getReportScope, isWithinDays, parseDays } from "@api/modules/restaurants/report-scope";
import type { AuditEntry, auditQuery } from "@domain/contract/administration/audit";
import { auditCalls } from "@domain/contract/calls/administration";
import { defaultTimeZone } from "@domain/local-time";

/** The audit log: every change, and every export of a list. */
export function auditLogModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(toRoute(auditCalls.listAuditEntries), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listAuditEntries(db, c.req.valid("query"))), 200);
  });
  router.openapi(toRoute(auditCalls.logExport), async (c) => {
    const actor = requireActor(c, "admin", "owner", "manager", "staff");
    const { list, format, filter, restaurant_id: named } = c.req.valid("json");
    const { restaurantId } = await getReportScope(db, actor, named);
    await auditAccess(db, {
      at: clock.now(),
      what: "list-exported",
      actor,
      account: actor,
      clientAddress: c.get("clientAddress"),
      way: format,
      list,
      filter: filter || undefined,
      ...(restaurantId === null ? {} : { restaurantId }),
    });
    return c.json(withMessage("Recorded"), 200);
  });
  return router;
}

interface Row {
  id: string | number;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  actor_role: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_name: string | null;
  restaurant_id: string | null;
  restaurant_name: string | null;
  changes: unknown;
}

/** The display name of a subject, by its type; one look-up by key for each row of the page. */
const subjectName = sql`case page.subject_type
  when 'restaurant' then page.restaurant_name
  when 'user' then (select trim(first_name || ' ' || last_name) from users where id = page.subject_id::uuid)
  when 'agent' then (select trim(first_name || ' ' || last_name) from users where id = page.subject_id::uuid)
  when 'coupon' then (select code from coupons where id = page.subject_id::uuid)
  when 'deal' then (select title from deals where id = page.subject_id::uuid)
  when 'menu_item' then (select name from menu_items where id = page.subject_id::uuid)
  when 'modifier_group' then (select name from modifier_groups where id = page.subject_id::uuid)
  when 'category' then page.subject_id
  when 'addon' then (select name from addons where id = page.subject_id::uuid)
  when 'tax' then (select name from taxes where id = page.subject_id::uuid)
  when 'invitation' then (select email from team_invitations where id = page.subject_id::uuid)
  when 'order' then (select 'HG-' || number from orders where id = page.subject_id::uuid)
  when 'certificate' then (select certifier || ' ' || number from halal_certificates where id = page.subject_id::uuid)
  when 'certifier' then (select name from certifiers where id = page.subject_id::uuid)
  when 'concern' then (select left(text, 60) from halal_concerns where id = page.subject_id::uuid)
  when 'announcement' then (select title from announcements where id = page.subject_id::uuid)
end`;

/** A page of the audit log, the newest first. Two queries. @throws ApiError validation_failed (dates) */
async function listAuditEntries(db: Db, query: z.output<typeof auditQuery>) {
  const { page = 1, per_page: perPage = 20 } = query;
  const matching = sql`
    from audit_log left join users on users.id = audit_log.actor_id
      left join restaurants on restaurants.id = audit_log.restaurant_id
    where ${sql.join(listConditions(query), sql` and `)}`;
  const counting = sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  const reading = sql<Row>`
    select page.*, ${subjectName} as subject_name from (
      select audit_log.*, trim(users.first_name || ' ' || users.last_name) as actor_name, users.email as actor_email,
        restaurants.name as restaurant_name
      ${matching}
      order by audit_log.at desc, audit_log.id desc limit ${perPage} offset ${(page - 1) * perPage}
    ) page order by page.at desc, page.id desc`.execute(db);
  const [counted, { rows }] = await Promise.all([counting, reading]);
  return { data: rows.map(toEntry), total: counted.rows[0]?.total ?? 0, page, per_page: perPage };
}

function listConditions(query: z.output<typeof auditQuery>): RawBuilder<unknown>[] {
  const { restaurant_id: restaurantId, kind, actor, date_from: from, date_to: to } = query;
  const searchText = actor?.trim().toLowerCase();
  const days = parseDays(from, to);
  const ofRestaurant =
    restaurantId && isUuid(restaurantId) ? sql`audit_log.restaurant_id = ${restaurantId}` : sql`false`;
  return [
    sql`${isWithinDays(sql.ref("audit_log.at"), days, defaultTimeZone)}`,
    ...(restaurantId === undefined ? [] : [ofRestaurant]),
    ...(kind ? [sql`audit_log.action like ${`${kind}.%`}`] : []),
    ...(searchText
      ? [
          sql`(position(${searchText} in lower(users.first_name || ' ' || users.last_name || ' ' || users.email)) > 0
            or exists (
              select from users refused
              where refused.id = case when audit_log.action = 'access.refused' and audit_log.subject_type = 'user'
                  then audit_log.subject_id::uuid end
                and position(${searchText} in lower(refused.first_name || ' ' || refused.last_name || ' ' || refused.email)) > 0))`,
        ]
      : []),
  ];
}

const toEntry = (row: Row): AuditEntry => ({
  id: String(row.id),
  at: new Date(row.at).toISOString(),
  actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? "", email: row.actor_email } : null,
  role: row.actor_role,
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  restaurant: row.restaurant_id ? { id: row.restaurant_id, name: row.restaurant_name ?? "" } : null,
  changes: row.changes,
});
