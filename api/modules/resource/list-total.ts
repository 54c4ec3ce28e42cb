import type { SelectQueryBuilder } from "kysely";

/**
 * How many rows `matching` has, of which `rows` are the wanted page: a first page that is not full holds them all, so that most lists
 * are not counted.
 */
export async function getListTotal<Tables, From extends keyof Tables, Row>(
  matching: SelectQueryBuilder<Tables, From, Row>,
  rows: readonly unknown[],
  { page, perPage }: { page: number; perPage: number },
): Promise<number> {
  if (page === 1 && rows.length < perPage) return rows.length;
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as("total"))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
