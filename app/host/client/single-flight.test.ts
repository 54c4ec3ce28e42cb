import { expect, onTestFinished, test, vi } from "vitest";
import { createSingleFlight } from "./single-flight.server";

/** A read that is answered by hand; counts how often it began. */
function slowRead() {
  const answers: { say: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = () => new Promise<string>((say, fail) => answers.push({ say, fail }));
  return { read, answers };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("whoever asks while a read is under way shares the next one, which begins after they asked", async () => {
  const share = createSingleFlight<string>();
  const { read, answers } = slowRead();
  const first = share("kitchen", read);
  const others = [share("kitchen", () => read()), share("kitchen", () => read())];
  expect(answers).toHaveLength(1);
  answers[0]?.say("before");
  expect(await first).toBe("before");
  await settled();
  expect(answers).toHaveLength(2);
  const late = share("kitchen", () => read());
  answers[1]?.say("after");
  expect(await Promise.all(others)).toEqual(["after", "after"]);
  await settled();
  answers[2]?.say("last");
  expect(await late).toBe("last");
  expect(answers).toHaveLength(3);
  void share("kitchen", read);
  void share("bakery", read);
  expect(answers).toHaveLength(5);
});

test("a read that fails is its maker's; the others read for themselves", async () => {
  const share = createSingleFlight<string>();
  const { read, answers } = slowRead();
  const first = share("kitchen", read);
  const waiting = share("kitchen", async () => "my own");
  const maker = share("kitchen", async () => Promise.reject(new Error("not yours")));
  answers[0]?.say("before");
  expect(await first).toBe("before");
  await expect(maker).rejects.toThrow("not yours");
  expect(await waiting).toBe("my own");
});

test("those who ask within the time of gathering share one read, and whoever comes later the next", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const share = createSingleFlight<string>({ batchWindowMs: 20 });
  const { read, answers } = slowRead();
  const together = [share("kitchen", read), share("kitchen", () => read()), share("kitchen", () => read())];
  expect(answers).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(answers).toHaveLength(1);
  const late = share("kitchen", () => read());
  answers[0]?.say("once");
  expect(await Promise.all(together)).toEqual(["once", "once", "once"]);
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.say("after");
  expect(await late).toBe("after");
  expect(answers).toHaveLength(2);
});
