import { useSyncExternalStore, useEffect, useRef } from "react";
import { useLeaderTab } from "~/ui/live/use-leader-tab";

/** `blocked`: enabled, but the browser blocks sound until the page is clicked. `none`: not supported. */
export type Sound = "on" | "off" | "blocked" | "none";

/** A new order, or a cancelled one that must not be cooked. */
export type Call = "order" | "void";

/** Two notes, a third apart, the second higher; and three falling ones. Hertz. */
const notes: Record<Call, number[]> = { order: [659, 831], void: [622, 523, 415] };

const key = "kitchen-sound";
const listeners = new Set<() => void>();
let context: AudioContext | undefined;
let sound: Sound | null = null;
/** When each call last sounded, so that enabling sound while something waits rings only once. */
const soundedAt: Partial<Record<Call, number>> = {};
const minIntervalMs = 1_000;

/** Whether this browser plays sound; null on the server and until hydration. */
export const useSound = (): Sound | null => useSyncExternalStore(listen, readSound, () => null);

/** Enabling takes effect at once and plays a sound, since it follows a click. */
export function setSound(isOn: boolean): void {
  isOnWhileOpen = isOn;
  save(key, isOn ? "on" : "off");
  if (isOn && context) void context.resume().then(() => (update(), playSound("order")));
  update();
}

/** [RUSH-9] Plays what a new order sounds like, also where the browser waited for this click; enabled sound stays enabled. */
export function testSound(): void {
  delete soundedAt.order;
  setSound(true);
}

/** Plays the sound once, if allowed. */
export function playSound(call: Call): void {
  if (readSound() !== "on" || !context) return;
  const now = performance.now();
  if (now - (soundedAt[call] ?? -Infinity) < minIntervalMs) return;
  soundedAt[call] = now;
  const loudness = toGain(readVolume());
  for (const [index, frequency] of notes[call].entries()) {
    const start = context.currentTime + index * 0.18;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSound(): Sound {
  if (sound === null) {
    begin();
    sound = soundNow();
  }
  return sound;
}

/** Marks the control that turns sound on and off: it reacts to the click rather than to the first touch. */
export const soundSwitch = { "data-sound": "" };

/** Browsers allow sound after an interaction, so the first one anywhere enables it. */
function begin(): void {
  if (!("AudioContext" in window)) return;
  context = new AudioContext();
  context.addEventListener("statechange", update);
  const wake = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-sound]")) return;
    if (context?.state !== "running") void context?.resume().then(update);
  };
  for (const touch of ["pointerdown", "pointerup", "keydown"]) addEventListener(touch, wake, { capture: true });
}

function soundNow(): Sound {
  if (!context) return "none";
  if (!isChosen()) return "off";
  return context.state === "running" ? "on" : "blocked";
}

function update(): void {
  const next = soundNow();
  if (next === sound) return;
  sound = next;
  for (const listener of listeners) listener();
}

let isOnWhileOpen = true;

/** Enabled, unless it was turned off in this browser. */
const isChosen = (): boolean => (stored(key) ?? (isOnWhileOpen ? "on" : "off")) !== "off";

/** [RUSH-9] In percent: what is loud at a desk is lost in a kitchen. Never 0: silence is the switch's, which says so. */
export const volumes = { minimum: 10, step: 10, maximum: 100, usual: 50 };
const volumeKey = "kitchen-volume";
let volumeWhileOpen = volumes.usual;

/** This device's volume in percent. */
export const useVolume = (): number => useSyncExternalStore(listen, readVolume, () => volumes.usual);

function readVolume(): number {
  const percent = Number(stored(volumeKey) ?? volumeWhileOpen);
  return percent >= volumes.minimum && percent <= volumes.maximum ? percent : volumes.usual;
}

export function setVolume(percent: number): void {
  volumeWhileOpen = percent;
  save(volumeKey, String(percent));
  for (const listener of listeners) listener();
}

/** Hearing is not linear: half the volume is a quarter of the amplitude. */
const toGain = (percent: number): number => (percent / 100) ** 2;

/** null without a stored value, and without access to storage. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function save(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** [RUSH-1] How often it rings until someone reacts, in ms. */
const everyMs = 10_000;

/** Whoever waited longer than this to ring took over from another tab, in ms. */
const takeOverMs = 1_500;

/** Rings at once for new `ids`, and every ten seconds while there are any. Only one of a browser's tabs rings. */
export function useAlarm(call: Call, ids: readonly string[]): void {
  // A tab with nothing to ring for leaves it to another: displays of other stations show other tickets.
  const wants = useSound() === "on" && ids.length > 0;
  const rings = useLeaderTab(`ring ${call}`, wants) && wants;
  const rungFor = useRef<ReadonlySet<string>>(new Set());
  const names = ids.join(" ");
  const wantsSince = useRef(0);
  const isLeading = useRef(false);
  useEffect(() => {
    if (wants) wantsSince.current = Date.now();
  }, [wants]);
  useEffect(() => {
    if (!rings) {
      isLeading.current = false;
      return;
    }
    const now = names.split(" ").filter(Boolean);
    // The other tab has rung for these. It may have stopped because they are answered, which this one does not show yet.
    const isTakenOver = !isLeading.current && Date.now() - wantsSince.current > takeOverMs;
    const isNew = !isTakenOver && now.some((id) => !rungFor.current.has(id));
    isLeading.current = true;
    rungFor.current = new Set(now);
    if (isNew) playSound(call);
  }, [call, names, rings]);
  useEffect(() => {
    if (!rings) return;
    const timer = setInterval(() => playSound(call), everyMs);
    return () => clearInterval(timer);
  }, [call, rings]);
}
