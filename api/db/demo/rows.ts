import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "@api/db/tables";
import type { Db } from "@api/dependencies";

/** An id that depends on the words alone, so that links to demo pages survive a fresh database. */
export function demoId(...words: (string | number)[]): string {
  const hex = createHash("sha256").update(words.join("\n")).digest("hex");
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Row<T extends keyof Database> = Partial<Record<keyof Selectable<Database[T]> & string, unknown>>;

const rowsAtOnce = 2000;

/**
 * Inserts rows as one JSON parameter per 2,000: many times faster than one parameter per value. Columns missing in the
 * first row get their default. Accepts dates, arrays and JSON unchanged.
 */
export async function bulkInsert<T extends keyof Database>(db: Db, table: T, rows: readonly Row<T>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = JSON.stringify(rows.slice(start, start + rowsAtOnce));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(db);
  }
}
