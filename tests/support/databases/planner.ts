import type pg from "pg";

/** A step of a plan, as Postgres writes it. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Order By"?: string[];
  Plans?: PlanNode[];
}

/**
 * A connection that plans for a large market. Its transaction is never kept, and holds back whoever makes tables or counts
 * their rows meanwhile.
 */
export async function openPlanner(of: pg.Pool): Promise<pg.PoolClient> {
  const client = await of.connect();
  // Whatever an index could answer is then answered by it, and each table is taken to have a million rows.
  await client.query("set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off");
  await client.query(`begin; update pg_class c set reltuples = 1000000, relpages = pg_relation_size(c.oid) / 8192
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')
      and pg_relation_size(coalesce((select indrelid from pg_index where indexrelid = c.oid), c.oid)) > 0`);
  return client;
}

/** The plans of a statement. */
export async function explain(
  planner: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): Promise<PlanNode[]> {
  const { rows } = await planner.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(`explain (format json) ${text}`, [
    ...parameters,
  ]);
  return rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan));
}
