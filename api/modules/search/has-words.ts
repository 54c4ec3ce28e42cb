import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Concept } from "@domain/search/reading";

/** Columns that hold words. */
type Columns = readonly RawBuilder<unknown>[];

/** Column by column: to join the arrays of each row costs more than to look at each. */
const overlaps = (columns: Columns, forms: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    columns.map((column) => sql`${column} && ${[...forms]}::text[]`),
    sql` or `,
  )})`;

/** Whether the words of these columns together answer a concept in one of its readings. */
function answers({ readings }: Concept, columns: Columns): RawBuilder<SqlBool> {
  const singles = readings.flatMap(({ words }) => (words.length === 1 ? (words[0] ?? []) : []));
  const phrases = readings.filter(({ words }) => words.length > 1);
  const ways = [
    ...(singles.length > 0 ? [overlaps(columns, [...new Set(singles)])] : []),
    ...phrases.map(
      ({ words }) =>
        sql`(${sql.join(
          words.map((forms) => overlaps(columns, forms)),
          sql` and `,
        )})`,
    ),
  ];
  return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`false`;
}

/** Whether they answer every concept, or, for `some`, one of them. */
export function answersAll(concepts: readonly Concept[], columns: Columns, { some = false } = {}): RawBuilder<SqlBool> {
  const each = concepts.map((concept) => answers(concept, columns));
  return each.length > 0 ? sql<SqlBool>`(${sql.join(each, some ? sql` or ` : sql` and `)})` : sql<SqlBool>`false`;
}
