import { type Kysely, sql } from "kysely";

/** The sandbox looks up a charge's refunds: among those of a million orders that took longer than a statement may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists sandbox_records_refunds_idx on sandbox_records ((body->>'chargeId'))
    where kind = 'refund'`.execute(db);
}
