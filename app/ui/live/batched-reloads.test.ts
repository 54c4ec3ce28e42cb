import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatchedReloads, type ReloadRequester } from "./batched-reloads";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page on which `requester` listens, with a router that counts what it is asked for. */
function openPage() {
  const reloads = createBatchedReloads();
  let loads = 0;
  let isRouterIdle = true;
  const router = { isIdle: () => isRouterIdle, revalidate: () => (loads += 1) };
  const step = (isIdle: boolean) => {
    isRouterIdle = isIdle;
    reloads.follow(router);
  };
  const requester: ReloadRequester = { loadPart: undefined };
  const leave = reloads.register(requester);
  step(true);
  const press = () => (isRouterIdle = false);
  return { reloads, requester, leave, step, press, loads: () => loads };
}

test("[RUSH-2] what happens at once is loaded once, and no more often than every second", () => {
  const { reloads, requester, loads } = openPage();
  reloads.request(requester, "page");
  reloads.request(requester, "page");
  vi.advanceTimersByTime(50);
  expect(loads()).toBe(1);
  reloads.request(requester, "page");
  vi.advanceTimersByTime(900);
  expect(loads()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(loads()).toBe(2);
});

test("[RUSH-2] while a form is on its way nothing is loaded, and what came meanwhile is loaded afterwards", () => {
  const { reloads, requester, step, loads } = openPage();
  reloads.request(requester, "page");
  step(false);
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(0);
  step(true);
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(1);
});

test("[RUSH-2] a form that was sent a moment before the load, and is not rendered as sent yet, is not cut short", () => {
  const { reloads, requester, step, press, loads } = openPage();
  reloads.request(requester, "page");
  press();
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(0);
  step(true);
  vi.advanceTimersByTime(50);
  expect(loads()).toBe(1);
});

test("[RUSH-2] what a page asked for that was left meanwhile is loaded by the page that stays", () => {
  const { reloads, requester, leave, step, loads } = openPage();
  reloads.register({ loadPart: undefined });
  // The reader is on the way to another page: what asked knows the router as busy for good once it is gone.
  reloads.request(requester, "page");
  step(false);
  leave();
  step(true);
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(1);
});

test("[RUSH-2] with nobody left to say how the router stands, it waits for the next page that does", () => {
  const { reloads, requester, leave, step, loads } = openPage();
  reloads.request(requester, "page");
  leave();
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(0);
  reloads.register({ loadPart: undefined });
  step(true);
  vi.advanceTimersByTime(5_000);
  expect(loads()).toBe(1);
});

test("[RUSH-2] a part alone is loaded, but the page where the part could not be had, or its requester is gone", async () => {
  const { reloads, leave, loads } = openPage();
  let isThere = true;
  let parts = 0;
  const part: ReloadRequester = { loadPart: async () => ((parts += 1), isThere) };
  const leavePart = reloads.register(part);
  reloads.request(part, "part");
  await vi.advanceTimersByTimeAsync(2_000);
  expect([parts, loads()]).toEqual([1, 0]);
  isThere = false;
  reloads.request(part, "part");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([parts, loads()]).toEqual([2, 1]);
  reloads.request(part, "part");
  leavePart();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([parts, loads()]).toEqual([2, 2]);
  leave();
});

test("[RUSH-2] what comes while a part is loading is loaded after it, though its requester went meanwhile", async () => {
  const { reloads, requester, loads } = openPage();
  let finish = (_isLoaded: boolean) => {};
  const part: ReloadRequester = { loadPart: () => new Promise((resolve) => (finish = resolve)) };
  const leavePart = reloads.register(part);
  reloads.request(part, "part");
  await vi.advanceTimersByTimeAsync(50);
  reloads.request(requester, "page");
  leavePart();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loads()).toBe(0);
  finish(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loads()).toBe(1);
});
