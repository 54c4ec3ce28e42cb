import { expect, test } from "vitest";
import { HostError } from "../errors";
import { createBreaker } from "./transport.server";

const fails = (code: "unreachable" | "timeout" | "not_found") => () => Promise.reject(new HostError(code, "x"));
const answers = () => Promise.resolve("answer");
const ignore = () => undefined;

function breaker() {
  let time = 0;
  let calls = 0;
  const guard = createBreaker({ failures: 3, pause: 1000, now: () => time });
  const call = <T>(run: () => Promise<T>, visitor?: AbortSignal) =>
    guard(() => {
      calls += 1;
      return run();
    }, visitor);
  return { call, pass: (ms: number) => (time += ms), calls: () => calls };
}

test("after so many failures in a row the host is left alone", async () => {
  const { call, calls } = breaker();
  for (let i = 0; i < 3; i += 1) await call(fails("unreachable")).catch(ignore);
  await expect(call(answers)).rejects.toMatchObject({ code: "unreachable" });
  expect(calls()).toBe(3);
});

test("an answer in between, a refusal too, starts the count again", async () => {
  const { call } = breaker();
  for (const run of [fails("timeout"), fails("timeout"), fails("not_found"), fails("timeout"), fails("timeout")]) {
    await call(run).catch(ignore);
  }
  expect(await call(answers)).toBe("answer");
});

test("after the pause one call is let through; it decides", async () => {
  const { call, calls, pass } = breaker();
  for (let i = 0; i < 3; i += 1) await call(fails("unreachable")).catch(ignore);
  pass(1001);
  const probe = call(fails("timeout")).catch(ignore);
  await expect(call(answers)).rejects.toMatchObject({ code: "unreachable" });
  await probe;
  expect(calls()).toBe(4);
  await expect(call(answers)).rejects.toMatchObject({ code: "unreachable" });
  pass(1001);
  expect(await call(answers)).toBe("answer");
  expect(await call(answers)).toBe("answer");
});

test("visitors who leave before the answer are no failures of the host", async () => {
  const { call } = breaker();
  for (let i = 0; i < 2; i += 1) await call(fails("timeout")).catch(ignore);
  for (let i = 0; i < 5; i += 1) await call(fails("timeout"), AbortSignal.abort()).catch(ignore);
  expect(await call(answers, new AbortController().signal)).toBe("answer");
});
