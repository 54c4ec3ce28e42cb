import { afterEach, expect, test, vi } from "vitest";

/** The browser's sound: how loud each note was. Fresh for each test, as it would be in another tab. */
async function openTab(storage: Map<string, string>) {
  vi.resetModules();
  vi.useFakeTimers();
  const loudness: number[] = [];
  const gain = {
    setValueAtTime: (value: number) => void loudness.push(value),
    exponentialRampToValueAtTime: () => undefined,
  };
  const part = () => ({ frequency: { value: 0 }, gain, connect: part, start: () => undefined, stop: () => undefined });
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
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  const { playSound, setSound, setVolume, testSound } = await import("./sound");
  return { loudness, playSound, setSound, setVolume, testSound };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[RUSH-9] turned on while orders wait, it rings once; ten seconds later again", async () => {
  const { loudness, playSound, setSound } = await openTab(new Map());
  playSound("order");
  expect(loudness).toHaveLength(2);
  setSound(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(loudness).toHaveLength(2);
  playSound("void");
  expect(loudness).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(10_000);
  playSound("order");
  expect(loudness).toHaveLength(7);
});

test("[RUSH-9] volume is remembered on the device, and the sound can be tried at any moment", async () => {
  const storage = new Map<string, string>();
  const first = await openTab(storage);
  first.playSound("order");
  expect(first.loudness).toEqual([0.25, 0.25]);
  first.setVolume(100);
  // Less than a second after the last one.
  first.testSound();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.loudness.slice(2)).toEqual([1, 1]);

  const second = await openTab(storage);
  second.playSound("void");
  expect(second.loudness).toEqual([1, 1, 1]);
  storage.set("kitchen-volume", "0");
  second.playSound("order");
  expect(second.loudness.slice(3)).toEqual([0.25, 0.25]);
});
