import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventFeed, Follower } from "./feed";
import { encodeBlock } from "./frames";
import { eventStream, streamLimits } from "./stream";

const logger = pino({ level: "silent" });
const audience = { userId: "u", restaurantIds: [] };
const session = { tokenHash: "t", actor: { role: "customer" as const, restaurantIds: [] } };
let follower: Follower;
const feed: EventFeed = {
  follow: async (callbacks) => {
    follower = callbacks;
    follower.begin(7);
  },
  position: () => null,
  followers: () => 1,
  stop: async () => undefined,
};
const frame = (text: string) => ({ sequence: 8, userId: "u", restaurantId: null, bytes: encodeBlock(`data: ${text}`) });
const decoder = new TextDecoder();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[HOST-68] says where it begins, then beats while nothing happens", async () => {
  const reader = eventStream({ feed, audience, session, after: null, logger }).getReader();
  expect(decoder.decode((await reader.read()).value)).toBe(`retry: ${streamLimits.retryMs}\nid: 7\n\n`);
  vi.advanceTimersByTime(streamLimits.heartbeatMs);
  expect(decoder.decode((await reader.read()).value)).toBe(":\n\n");
});

test("[HOST-68] a reader that falls behind is let go with what fits, and holds no more", async () => {
  const stream = eventStream({ feed, audience, session, after: null, logger });
  const large = frame("x".repeat(10_000));
  for (let n = 0; n < 100; n += 1) follower.send(large);
  expect(follower.signal.aborted).toBe(true);
  const bytes = (await new Response(stream).arrayBuffer()).byteLength;
  expect(bytes).toBeLessThan(streamLimits.maxBacklogBytes + large.bytes.byteLength);
});

test("[HOST-68] a page of missed events waits until there is room", async () => {
  const reader = eventStream({ feed, audience, session, after: null, logger }).getReader();
  follower.send(frame("x".repeat(streamLimits.maxBacklogBytes * 0.7)));
  let hasRoom = false;
  const room = follower.room().then(() => (hasRoom = true));
  await Promise.resolve();
  expect(hasRoom).toBe(false);
  await reader.read();
  await reader.read();
  await room;
  expect(hasRoom).toBe(true);
});

test("[HOST-68] ends after its lifetime", async () => {
  const reader = eventStream({ feed, audience, session, after: null, logger }).getReader();
  await reader.read();
  vi.advanceTimersByTime(streamLimits.lifetimeMs * 1.2);
  expect(follower.signal.aborted).toBe(true);
  let last = await reader.read();
  while (!last.done) last = await reader.read();
  expect(last.done).toBe(true);
});

test("[HOST-68] a reader that leaves is forgotten", async () => {
  const reader = eventStream({ feed, audience, session, after: null, logger }).getReader();
  await reader.cancel();
  expect(follower.signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
