import { type Expression, sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData } from "@api/http/router";
import type { Email } from "@api/mail/email";
import { revokeAllAccessTokens } from "@api/modules/auth/accounts";
import { lapseOverduePass } from "@api/modules/passes/pass";
import { isWithinDays, parseDays } from "@api/modules/restaurants/report-scope";
import { isRefunded, isSale, isTaken } from "@api/modules/sales-reports/earnings";
import type { customerQuery, CustomerWire } from "@domain/contract/accounts/customer";
import { customerCalls } from "@domain/contract/calls/administration";
import { defaultTimeZone } from "@domain/local-time";

/** Customers, for administrators. */
export function customersModule(dependencies: ApiDependencies) {
  const { db } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(customerCalls.listCustomers), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listCustomers(db, c.req.valid("query"))), 200);
  });

  router.openapi(toRoute(customerCalls.getCustomer), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readCustomer(db, c.req.valid("param").id)), 200);
  });

  router.openapi(toRoute(customerCalls.updateCustomerStatus), async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    const { is_active: isActive, reason } = c.req.valid("json");
    const isChanged = await setCustomerActive(dependencies, actor, { id, isActive, reason: reason || null });
    const done = isActive ? "reactivated" : "deactivated";
    const message = isChanged ? `Customer ${done}` : `This customer was ${done} already`;
    return c.json(withData(await readCustomer(db, id), message), 200);
  });

  return router;
}

type Row = Omit<CustomerWire, "created_at" | "spent"> & { created_at: Date; spent: string | number };

const shown = sql`page.id, page.first_name, page.last_name, page.email, page.phone, page.is_active, page.created_at,
  (select count(*)::int from orders where orders.customer_id = page.id and ${isSale}) as orders,
  (select coalesce(sum(payments.amount_cents), 0) - coalesce(sum((
      select sum(refunds.amount_cents) from refunds where refunds.payment_id = payments.id and ${isRefunded}
    )), 0)
    from orders join payments on payments.order_id = orders.id and ${isTaken}
    where orders.customer_id = page.id) as spent`;

/** A page of customers, without deleted accounts. Two queries. */
async function listCustomers(db: Db, query: z.output<typeof customerQuery>) {
  const { page = 1, per_page: perPage = 20, status, search, sort } = query;
  const searchText = search?.trim().toLowerCase();
  const conditions: Expression<unknown>[] = [
    sql`role = 'customer' and deleted_at is null`,
    isWithinDays(sql.ref("users.created_at"), parseDays(query.date_from, query.date_to), defaultTimeZone),
    ...(status ? [sql`is_active = ${status === "active"}`] : []),
    ...(searchText
      ? [
          sql`position(${searchText} in lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))) > 0`,
        ]
      : []),
  ];
  const matching = sql`from users where ${sql.join(conditions, sql` and `)}`;
  const down = !sort || sort.startsWith("-") ? sql`desc` : sql`asc`;
  const by = sort?.replace("-", "") === "name" ? sql`lower(last_name || ' ' || first_name)` : sql`created_at`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${shown} from (
      select *, row_number() over (order by ${by} ${down}, id) as place ${matching}
      order by ${by} ${down}, id limit ${perPage} offset ${(page - 1) * perPage}
    ) page order by place`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db),
  ]);
  return { data: rows.map(toView), total: counted.rows[0]?.total ?? 0, page, per_page: perPage };
}

/** @throws ApiError not_found */
async function readCustomer(db: Db, id: string): Promise<CustomerWire> {
  const { rows } = isUuid(id)
    ? await sql<Row>`select ${shown} from users page
        where page.id = ${id} and page.role = 'customer' and page.deleted_at is null`.execute(db)
    : { rows: [] };
  if (!rows[0]) throw notFound("Customer");
  return toView(rows[0]);
}

/**
 * Deactivates a customer's account, which ends its sessions and prevents logins, or reactivates it. Orders in progress are
 * completed; a pass is not renewed meanwhile and ends with its paid month. The customer is emailed the reason. Idempotent.
 * @returns whether that changed anything: a second reason is not sent
 * @throws ApiError not_found
 */
async function setCustomerActive(
  { db, clock, mailer }: Pick<ApiDependencies, "db" | "clock" | "mailer">,
  actor: Actor,
  { id, isActive, reason }: { id: string; isActive: boolean; reason: string | null },
): Promise<boolean> {
  await readCustomer(db, id);
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("users")
      .set({ is_active: isActive })
      .where("id", "=", id)
      .where("role", "=", "customer")
      .where("is_active", "!=", isActive)
      .returning(["email", "first_name"])
      .executeTakeFirst();
    if (!changed) return false;
    if (isActive) await lapseOverduePass(trx, id, clock.now());
    else await revokeAllAccessTokens(trx, id);
    await audit(trx, {
      actor,
      at: clock.now(),
      action: isActive ? "customer.reactivated" : "customer.deactivated",
      subject: ["user", id],
      changes: { is_active: [!isActive, isActive], ...(reason ? { reason } : {}) },
    });
    await mailer.queue(trx, isActive ? reopenedEmail(changed) : closedEmail(changed, reason ?? ""));
    return true;
  });
}

interface Person {
  email: string;
  first_name: string;
}
const because = "You get this because you have an account on HalalGo.";

const closedEmail = ({ email, first_name }: Person, reason: string): Email => ({
  to: email,
  template: "account-deactivated",
  subject: "Your HalalGo account has been deactivated",
  heading: "Your account has been deactivated",
  parts: [
    { paragraph: `Hello ${first_name}, you can no longer log in to HalalGo. The reason:` },
    { quote: reason },
    { paragraph: "Orders under way are finished as usual. Answer this mail if you think that this is a mistake." },
  ],
  because,
});

const reopenedEmail = ({ email, first_name }: Person): Email => ({
  to: email,
  template: "account-reactivated",
  subject: "Your HalalGo account is open again",
  heading: "Your account is open again",
  parts: [
    { paragraph: `Hello ${first_name}, you can log in to HalalGo again, with the password you had.` },
    { button: { label: "Log in", path: "/auth/login" } },
  ],
  because,
});

const toView = ({ created_at, spent, ...row }: Row): CustomerWire => ({
  ...row,
  created_at: new Date(created_at).toISOString(),
  spent: Number(spent),
});
