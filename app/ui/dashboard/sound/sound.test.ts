import { afterEach, expect, test, vi } from "vitest";
import { playSound, setSound } from "./sound";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[RUSH-9] turned on while orders wait, it rings once; ten seconds later again", async () => {
  vi.useFakeTimers();
  let notes = 0;
  const quiet = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const part = () => ({
    frequency: { value: 0 },
    gain: quiet(),
    connect: part,
    start: () => (notes += 1),
    stop: () => undefined,
  });
  class Context {
    state = "running";
    currentTime = 0;
    destination = {};
    createOscillator = part;
    createGain = part;
    addEventListener = () => undefined;
    resume = () => Promise.resolve();
  }
  vi.stubGlobal("window", { AudioContext: Context });
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

  playSound("order");
  expect(notes).toBe(2);
  setSound(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(notes).toBe(2);
  playSound("void");
  expect(notes).toBe(5);
  await vi.advanceTimersByTimeAsync(10_000);
  playSound("order");
  expect(notes).toBe(7);
});
