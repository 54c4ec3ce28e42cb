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
const leastBetweenMs = 1_000;

/** Whether this browser plays sound; null on the server and until hydration. */
export const useSound = (): Sound | null => useSyncExternalStore(listen, readSound, () => null);

/** Enabling takes effect at once and plays a sound, since it follows a click. */
export function setSound(isOn: boolean): void {
  saveChoice(isOn);
  if (isOn && context) void context.resume().then(() => (update(), playSound("order")));
  update();
}

/** Plays the sound once, if allowed. */
export function playSound(call: Call): void {
  if (readSound() !== "on" || !context) return;
  const now = performance.now();
  if (now - (soundedAt[call] ?? -Infinity) < leastBetweenMs) return;
  soundedAt[call] = now;
  for (const [index, frequency] of notes[call].entries()) {
    const start = context.currentTime + index * 0.18;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
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

/** Enabled, unless it was turned off in this browser. */
function isChosen(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    // Without access to storage the choice cannot have been saved.
    return isOnWhileOpen;
  }
}

let isOnWhileOpen = true;

function saveChoice(isOn: boolean): void {
  isOnWhileOpen = isOn;
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** [RUSH-1] How often it rings until someone reacts, in ms. */
const everyMs = 10_000;

/** Rings at once for new `ids`, and every ten seconds while there are any. Only one of a browser's tabs rings. */
export function useAlarm(call: Call, ids: readonly string[]): void {
  const mayRing = useSound() === "on";
  const rings = useLeaderTab(`ring ${call}`, mayRing) && mayRing;
  const rungFor = useRef<ReadonlySet<string>>(new Set());
  const names = ids.join(" ");
  useEffect(() => {
    if (!rings) return;
    const now = names.split(" ").filter(Boolean);
    const isNew = now.some((id) => !rungFor.current.has(id));
    rungFor.current = new Set(now);
    if (isNew) playSound(call);
  }, [call, names, rings]);
  const isWaiting = ids.length > 0;
  useEffect(() => {
    if (!rings || !isWaiting) return;
    const timer = setInterval(() => playSound(call), everyMs);
    return () => clearInterval(timer);
  }, [call, isWaiting, rings]);
}
