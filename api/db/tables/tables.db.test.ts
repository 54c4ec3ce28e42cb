import { sql } from "kysely";
import { expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { type Column, columnTypes } from "@tests/support/databases/column-types";

const database = withTestDatabase();

/** What a query reads of a column (see connect.ts). */
const readAs: Record<string, string> = {
  text: "string",
  uuid: "string",
  date: "string",
  smallint: "number",
  integer: "number",
  "double precision": "number",
  bigint: "number",
  numeric: "number",
  boolean: "boolean",
  "timestamp with time zone": "Date",
  "text[]": "string[]",
  "uuid[]": "string[]",
  bytea: "Uint8Array<ArrayBufferLike>",
  jsonb: "json",
  cube: "string",
  tstzmultirange: "string",
  tsvector: "string",
};

/** Every column of the migrated database but those of Kysely's own tables. */
async function columnsOfDatabase(): Promise<Map<string, Column>> {
  const { rows } = await sql<{
    name: string;
    type: string;
    needed: boolean;
    hasDefault: boolean;
    generated: boolean;
    check: string | null;
  }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull as needed, a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY%' limit 1) as check
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely_%'`.execute(database.db);
  return new Map(
    rows.map(({ name, type, needed, hasDefault, generated, check }) => [
      name,
      {
        type: readAs[type] ?? type,
        isNullable: !needed,
        insert: generated ? "forbidden" : hasDefault || !needed ? "optional" : "needed",
        words: check ? [...check.matchAll(/'([^']*)'::text/g)].map(([, word = ""]) => word).sort() : null,
      },
    ]),
  );
}

test("[DATA-1] tables are typed as migrations make them: names, types, what may be null, defaults, and the words a column takes", async () => {
  const typed = columnTypes();
  const made = await columnsOfDatabase();
  expect([...typed.keys()].sort()).toEqual([...made.keys()].sort());
  // Words that only the types know of are not compared.
  const comparable = [...made].map(([name, column]) => {
    const type = typed.get(name);
    return [name, type && { ...type, words: column.words && type.words }];
  });
  expect(Object.fromEntries(comparable)).toEqual(Object.fromEntries(made));
  expect([...made.values()].filter(({ words }) => words !== null).length).toBeGreaterThan(0);
}, 60_000);
