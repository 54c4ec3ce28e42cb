import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Job, runJobs } from "./run-jobs";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const logger = () => ({ error: vi.fn() });

test("a job runs at once and again after a pause; one that fails is logged by its name and goes on", async () => {
  const log = logger();
  const failing = vi.fn<Job["run"]>().mockRejectedValue(new Error("no provider"));
  const fine = vi.fn<Job["run"]>().mockResolvedValue();
  const stop = runJobs(
    [
      { name: "settleCharges", everyMs: 1000, run: failing },
      { name: "sendQueuedMail", everyMs: 500, run: fine },
    ],
    log,
  );
  await vi.advanceTimersByTimeAsync(1100);
  expect([failing.mock.calls.length, fine.mock.calls.length]).toEqual([2, 3]);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: "settleCharges" }), expect.any(String));
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect([failing.mock.calls.length, fine.mock.calls.length]).toEqual([2, 3]);
});

test("stopping gives the signal, waits for the run under way, and starts none after it", async () => {
  let end = () => {};
  const run = vi.fn<Job["run"]>(() => new Promise((resolve) => (end = resolve)));
  const stop = runJobs([{ name: "sendQueuedMail", everyMs: 10, run }], logger());
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(run.mock.calls[0]?.[0]?.aborted).toBe(true);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(1);
});
