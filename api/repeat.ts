/**
 * Runs `work` at once (what a crash left behind does not wait for another crash) and then again and again, `everyMs` after
 * the last run ended, until stopped; `stop` waits for the run under way. What it throws is handed to `failed` and does not end
 * the repetition. It keeps no process alive.
 */
export function repeat(
  work: () => Promise<void>,
  { everyMs, failed }: { everyMs: number; failed: (error: unknown) => void },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    await work().catch(failed);
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run();
    }, everyMs).unref();
  };
  let running = run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
