import { afterEach, expect, test, vi } from "vitest";
import { createLiveStream, type LiveMessage, type LiveState } from "./live-stream";
import { isWanted } from "./use-live-reload";

type Answer = string | number | Error;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A stream that gets `answers` one after the other and then hangs; pauses take no time. */
async function listenTo(answers: Answer[], startAfter?: string) {
  const requests: (string | null)[] = [];
  const states: LiveState[] = [];
  const messages: string[] = [];
  const pauses: number[] = [];
  let settled = () => {};
  const done = new Promise<void>((resolve) => (settled = resolve));
  const stream = createLiveStream((after) => after ?? "start", startAfter, {
    open: async (url) => {
      requests.push(url);
      const answer = answers[requests.length - 1];
      if (answer instanceof Error) throw answer;
      if (typeof answer === "number") {
        queueMicrotask(() => queueMicrotask(settled));
        return new Response(null, { status: answer });
      }
      if (answer === undefined) {
        settled();
        return new Promise(() => undefined);
      }
      if (answers.length === requests.length && answer.includes("session-ended")) setImmediate(settled);
      return new Response(answer);
    },
    pause: async (ms) => void pauses.push(ms),
  });
  const stop = stream.listen({
    state: (state) => states.push(state),
    message: (message) => messages.push(message.type === "reset" ? "reset" : `${message.type} ${message.event.id}`),
  });
  await done;
  await new Promise((resolve) => setImmediate(resolve));
  return { requests, states, messages, pauses, stream, stop };
}

const greeting = "retry: 10\nid: 4\n\n:\n\n";
const change = (id: number, subject: string) =>
  `id: ${id}\nevent: order.status\ndata: {"id":"${subject}","status":"ready"}\n\n`;

test("[NOTIF-4] a page is told of what changed while it connected, then of each change", async () => {
  const { states, messages, stop } = await listenTo([greeting + change(5, "a")]);
  expect(messages).toEqual(["reset", "order.status a"]);
  expect(states).toEqual(["connecting", "live"]);
  stop();
});

test("[NOTIF-4] a page that knows which event it is current up to is told only of what came after it", async () => {
  const { requests, messages, stop } = await listenTo([greeting, change(5, "a")], "3");
  expect(requests).toEqual(["3", "4", "5"]);
  expect(messages).toEqual(["order.status a"]);
  stop();
});

test("[HOST-68] comes again when too many pages follow at once, and stays away after other refusals", async () => {
  const { requests, states, stop } = await listenTo([429, greeting]);
  expect(requests).toHaveLength(3);
  expect(states).toEqual(["connecting", "lost", "live"]);
  stop();
  const refused = await listenTo([403, greeting]);
  expect(refused.requests).toHaveLength(1);
  expect(refused.states).toEqual(["connecting", "off"]);
  refused.stop();
});

test("[HOST-68] resumes where it broke off, and says when it cannot", async () => {
  const { requests, states, messages, pauses, stop } = await listenTo([
    greeting + change(5, "a") + change(6, "b").slice(0, 12),
    new TypeError("refused"),
    "retry: 5000\nevent: unavailable\ndata: {}\n\n",
    503,
    change(6, "b"),
  ]);
  expect(requests).toEqual(["start", "5", "5", "5", "5", "6"]);
  expect(messages).toEqual(["reset", "order.status a", "order.status b"]);
  expect(states).toEqual(["connecting", "live", "lost", "live"]);
  expect(pauses[2]).toBeGreaterThanOrEqual(2_500);
  stop();
});

test("waits twice as long after each failure, 15 seconds at most, and little again once it was connected", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const failures = Array.from({ length: 6 }, () => new TypeError("refused"));
  const { pauses, stop } = await listenTo([...failures, "retry: 2000\nid: 4\n\n:\n\n", new TypeError("refused")]);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 2_000, 2_000]);
  stop();
});

test("pages that were cut off at once come again one after the other: from half the pause on", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { pauses, stop } = await listenTo([new TypeError("refused"), new TypeError("refused")]);
  expect(pauses).toEqual([500, 1_000]);
  stop();
});

test("[HOST-68, RUSH-9] a line on which nothing comes any more is cut within 10 seconds, and asked for again", async () => {
  vi.useFakeTimers();
  let requests = 0;
  let say = (_text: string): void => undefined;
  const stream = createLiveStream(() => "", undefined, {
    open: async (_url, signal) => {
      requests += 1;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          say = (text) => controller.enqueue(new TextEncoder().encode(text));
          signal.addEventListener("abort", () => controller.error(new Error("cut")));
        },
      });
      return new Response(body);
    },
    pause: async () => undefined,
  });
  const states: LiveState[] = [];
  const stop = stream.listen({ state: (state) => states.push(state), message: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  say(greeting);
  await vi.advanceTimersByTimeAsync(8_500);
  say(change(5, "a"));
  await vi.advanceTimersByTimeAsync(8_500);
  expect([requests, states.at(-1)]).toEqual([1, "live"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([requests, states.at(-1)]).toEqual([2, "lost"]);
  stop();
});

test.each([204, 403, 404])("[HOST-5] stops for good at %d", async (status) => {
  const { requests, states, stream } = await listenTo([status]);
  stream.listen({ state: (state) => states.push(state), message: () => undefined });
  expect(requests).toEqual(["start"]);
  expect(states).toEqual(["connecting", "off", "off"]);
});

test("[SESS-11] an ended session makes the page load itself anew", async () => {
  const { requests, messages, states, stop, stream } = await listenTo([
    new TypeError("refused"),
    "retry: 5000\nevent: session-ended\ndata: {}\n\n",
  ]);
  expect(messages).toEqual(["reset"]);
  expect(states).toEqual(["connecting", "lost", "off"]);
  stop();
  stream.listen({ state: () => undefined, message: () => undefined });
  expect(requests).toEqual(["start", "start", "start"]);
});

test("[HOST-68] not followed while nobody looks; then it goes on", async () => {
  const { requests, stream, stop } = await listenTo([greeting]);
  stream.setActive(false);
  expect(requests).toEqual(["start", "4"]);
  stream.setActive(true);
  expect(requests).toEqual(["start", "4", "4"]);
  stop();
});

test("[HOST-68] where one listener takes another's place the connection stays, and it ends after the last", async () => {
  const signals: AbortSignal[] = [];
  const stream = createLiveStream(() => "", undefined, {
    open: (_url, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    pause: async () => undefined,
  });
  const listener = { state: () => undefined, message: () => undefined };
  stream.listen(listener)();
  const stop = stream.listen({ ...listener });
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  stop();
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("[ORD-3] an order's page takes what is about this order: its steps and its payment", () => {
  const messageOf = (type: "order.status" | "payment.settled", id: string, order_id?: string): LiveMessage => ({
    type,
    event: { id, order_id, status: null, created_at: "" },
  });
  const types = ["order.status", "payment.settled"];
  expect(isWanted(messageOf("order.status", "o1"), types, "o1")).toBe(true);
  expect(isWanted(messageOf("order.status", "o2"), types, "o1")).toBe(false);
  expect(isWanted(messageOf("payment.settled", "p1", "o1"), types, "o1")).toBe(true);
  expect(isWanted(messageOf("payment.settled", "p1", "o2"), types, "o1")).toBe(false);
  expect(isWanted(messageOf("order.status", "o2"), ["order.status"])).toBe(true);
  expect(isWanted(messageOf("order.status", "o2"), ["order.created"])).toBe(false);
  expect(isWanted({ type: "reset" }, types, "o1")).toBe(true);
});
