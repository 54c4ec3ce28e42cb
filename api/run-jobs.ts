import type { Logger } from "pino";

/** Work that the API repeats. Each job is safe to run in any number of processes at once. */
export interface Job {
  /** For the log: the name of its function. */
  name: string;
  everyMs: number;
  /** Starts nothing new once the signal is aborted. */
  run: (signal?: AbortSignal) => Promise<void>;
}

/**
 * Runs every job at once, since an earlier process may have crashed, and again `everyMs` after each run ends. The returned function
 * stops this and waits for current runs. Errors are logged and do not stop the repetition. Jobs do not wait for each other, and do
 * not keep the process alive.
 */
export function runJobs(jobs: readonly Job[], logger: Pick<Logger, "error">): () => Promise<void> {
  const stopped = new AbortController();
  const stops = jobs.map((job) => repeat(job, logger, stopped.signal));
  return async () => {
    stopped.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat({ name, everyMs, run }: Job, logger: Pick<Logger, "error">, stopped: AbortSignal): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const once = async () => {
    await run(stopped).catch((error: unknown) => logger.error({ err: error, job: name }, "A background job failed"));
    if (!stopped.aborted) timer = setTimeout(again, everyMs).unref();
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
