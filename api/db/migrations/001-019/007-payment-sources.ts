import { type Kysely, sql } from "kysely";

/**
 * What a charge is repeated with after a crash or a lost reply: the provider answers the same key only for the same request.
 * The token is single use and no card number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column source_token text, add column client_address text`.execute(db);
}
