import { type Kysely, sql } from "kysely";

/**
 * Whether staff see what a place earns: not unless its owner says so. Lines of the audit log about access are
 * cleared by their age.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table restaurants add column if not exists staff_see_sales boolean not null default false`.execute(
    db,
  );
  await sql`create index if not exists audit_log_access_idx on audit_log (at desc) where action like 'access.%'`.execute(
    db,
  );
}
