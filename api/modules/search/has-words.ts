import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Concept } from "@domain/search/reading";

/** Whether the words of `column` (an array of texts) answer a concept in one of its readings. */
function answers({ readings }: Concept, column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const singles = readings.flatMap(({ words }) => (words.length === 1 ? (words[0] ?? []) : []));
  const phrases = readings.filter(({ words }) => words.length > 1);
  const overlap = (forms: readonly string[]) => sql`${column} && ${[...forms]}::text[]`;
  const ways = [
    ...(singles.length > 0 ? [overlap([...new Set(singles)])] : []),
    ...phrases.map(({ words }) => sql`(${sql.join(words.map(overlap), sql` and `)})`),
  ];
  return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`false`;
}

/** Whether they answer every concept, or, for `some`, one of them. */
export function answersAll(
  concepts: readonly Concept[],
  column: RawBuilder<unknown>,
  { some = false } = {},
): RawBuilder<SqlBool> {
  const each = concepts.map((concept) => answers(concept, column));
  return each.length > 0 ? sql<SqlBool>`(${sql.join(each, some ? sql` or ` : sql` and `)})` : sql<SqlBool>`false`;
}
