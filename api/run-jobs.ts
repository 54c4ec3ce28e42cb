import type { Logger } from "pino";

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
