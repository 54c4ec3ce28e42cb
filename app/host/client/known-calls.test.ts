import { expect, test } from "vitest";
import { createKnownCalls } from "./known-calls";

const minutes = 60_000;

/** A host that has the call or not, or does not answer; counts how often it was asked. */
function asking(answers: (boolean | null)[]) {
  const requests = { times: 0 };
  const ask = async () => {
    const answer = answers[requests.times++];
    if (answer === null || answer === undefined) throw new Error("No answer.");
    return answer;
  };
  return { requests, ask };
}

test("[HOST-5] a host is asked once in five minutes, and meanwhile by one page only", async () => {
  let now = 0;
  const calls = createKnownCalls(() => now);
  const { requests, ask } = asking([false, true]);
  const first = await Promise.all([calls.isSupported("GET /customers", ask), calls.isSupported("GET /customers", ask)]);
  expect(first).toEqual([false, false]);
  now = 4 * minutes;
  expect(await calls.isSupported("GET /customers", ask)).toBe(false);
  expect(requests.times).toBe(1);
  now = 5 * minutes;
  // The old answer counts until the new one is there: no page waits twice.
  expect(await calls.isSupported("GET /customers", ask)).toBe(false);
  expect(await calls.isSupported("GET /customers", ask)).toBe(true);
  expect(requests.times).toBe(2);
});

test("[HOST-5] what an answer tells counts more than what was asked, and is forgotten too", async () => {
  let now = 0;
  const calls = createKnownCalls(() => now);
  const { requests, ask } = asking([true, true]);
  expect(await calls.isSupported("POST /newsletter", ask)).toBe(true);
  calls.record("POST /newsletter", false);
  expect(await calls.isSupported("POST /newsletter", ask)).toBe(false);
  calls.record("POST /newsletter", true);
  expect(await calls.isSupported("POST /newsletter", ask)).toBe(true);
  calls.record("POST /newsletter", false);
  now = 5 * minutes;
  await calls.isSupported("POST /newsletter", ask);
  expect(await calls.isSupported("POST /newsletter", ask)).toBe(true);
  expect(requests.times).toBe(2);
});

test("[HOST-5] a host that does not answer hides nothing, and is asked again soon", async () => {
  let now = 0;
  const calls = createKnownCalls(() => now);
  const { requests, ask } = asking([null, false, null]);
  expect(await calls.isSupported("GET /refunds", ask)).toBe(true);
  expect(await calls.isSupported("GET /refunds", ask)).toBe(true);
  expect(requests.times).toBe(1);
  now = 15_000;
  await calls.isSupported("GET /refunds", ask);
  expect(await calls.isSupported("GET /refunds", ask)).toBe(false);
  now += 5 * minutes;
  await calls.isSupported("GET /refunds", ask);
  // Not answered now: as before.
  expect(await calls.isSupported("GET /refunds", ask)).toBe(false);
});

test("what is remembered stays small", async () => {
  const calls = createKnownCalls();
  const { requests, ask } = asking([true]);
  calls.record("GET /orders/0", false);
  for (let id = 1; id <= 500; id += 1) calls.record(`GET /orders/${id}`, false);
  expect(await calls.isSupported("GET /orders/500", ask)).toBe(false);
  expect(await calls.isSupported("GET /orders/0", ask)).toBe(true);
  expect(requests.times).toBe(1);
});
