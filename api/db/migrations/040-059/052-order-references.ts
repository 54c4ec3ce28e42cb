import { type Kysely, sql } from "kysely";

/** Looks through what refers to orders since they lie in months (051), while others go on reading and writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["coupon_redemptions", "kitchen_voids", "payments", "refunds", "reviews"]) {
    await sql.raw(`alter table ${table} validate constraint ${table}_order_id_fkey`).execute(db);
  }
}
