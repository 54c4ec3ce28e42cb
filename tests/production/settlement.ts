import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection } from "@api/db/connect";

/** Waits until no payment is in progress. @returns a sentence when some still are after three minutes */
export async function checkPaymentsSettle(db: Connection["db"]): Promise<string[]> {
  for (let tries = 0; tries < 180; tries += 1) {
    const { rows } = await sql`select from payments where status in ('charging', 'charged', 'refunding')`.execute(db);
    if (rows.length === 0) return [];
    await pause(1_000);
  }
  return ["payments are not settled after three minutes"];
}
