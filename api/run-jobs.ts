import { sql } from "kysely";
import type { Logger } from "pino";
import type { ApiDependencies } from "./dependencies";

/** What the API does by the clock. Each is safe to run in any number of processes at once. */
export interface Job {
  /** As the log calls it. */
  name: string;
  everyMs: number;
  /** Takes up nothing new once the signal is given. */
  run: (signal?: AbortSignal) => Promise<void>;
}

/**
 * Runs every job at once (what a crash left behind does not wait for another crash) and then again and again, `everyMs` after
 * its last run ended, until stopped; `stop` waits for the runs under way. What a job throws is logged and does not end the
 * repetition. Jobs keep no process alive, and do not wait for each other.
 */
export function runJobs(jobs: readonly Job[], logger: Pick<Logger, "error">): () => Promise<void> {
  const over = new AbortController();
  const stops = jobs.map((job) => repeat(job, logger, over.signal));
  return async () => {
    over.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat({ name, everyMs, run }: Job, logger: Pick<Logger, "error">, over: AbortSignal): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const once = async () => {
    await run(over).catch((error: unknown) => logger.error({ err: error, job: name }, "A background job failed"));
    if (!over.aborted) timer = setTimeout(again, everyMs).unref();
  };
  const again = () => {
    running = once();
  };
  let running = once();
  return () => {
    clearTimeout(timer);
    return running;
  };
}

/** So many months after this one have their partitions. */
const ahead = 2;

/**
 * [DATA-10] Makes the partitions of this month and the next ones of orders and their history, where they are missing, and counts
 * over all months what the planner goes by, which Postgres does by itself for each month only. A month whose tables are in use
 * is tried again with the next run: there are weeks for it.
 */
export async function createOrderPartitions({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (let month = 0; month <= ahead; month += 1) {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month)).toISOString().slice(0, 10);
    await sql`select make_order_month(${day})`.execute(db).catch(unlessInUse);
  }
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname as name from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where relkind = 'p' and coalesce(last_analyze, '-infinity') < now() - interval '1 day'`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}

function unlessInUse(error: unknown): void {
  if (!(typeof error === "object" && error !== null && "code" in error && error.code === "55P03")) throw error;
}
