import { useSyncExternalStore, useEffect, useRef } from "react";
import { useLeaderTab } from "~/ui/live/use-leader-tab";

/** `blocked`: wanted, but the browser stays silent until the page is touched. `none`: this browser cannot. */
export type Sound = "on" | "off" | "blocked" | "none";

/** What is told: a new order, or one that must not be cooked any more. */
export type Call = "order" | "void";

/** Two notes, a third apart, the second higher; and three that fall. Hertz. */
const notes: Record<Call, number[]> = { order: [659, 831], void: [622, 523, 415] };

const key = "kitchen-sound";
const listeners = new Set<() => void>();
let context: AudioContext | undefined;
let sound: Sound | null = null;
/** When it last sounded for what: turned on while something waits, it rings once, not for both. */
const soundedAt: Partial<Record<Call, number>> = {};
const leastBetweenMs = 1_000;

/** Whether this browser sounds; null on the server and until the page is awake. */
export const useSound = (): Sound | null => useSyncExternalStore(listen, readSound, () => null);

/** On is on at once, as only a press can ask for it, and says so. */
export function setSound(isOn: boolean): void {
  saveChoice(isOn);
  if (isOn && context) void context.resume().then(() => (update(), playSound("order")));
  update();
}

/** Sounds once, if it may. */
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

/** What turns the sound on and off: a press of it counts as a whole, not from when the finger comes down. */
export const soundSwitch = { "data-sound": "" };

/** Browsers let a page sound once it has been touched: the first touch anywhere turns it on. */
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

/** On, unless somebody has turned it off in this browser. */
function isChosen(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    // Storage is closed to this page: nobody can have turned it off.
    return isOnWhileOpen;
  }
}

let isOnWhileOpen = true;

function saveChoice(isOn: boolean): void {
  isOnWhileOpen = isOn;
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // The choice lasts as long as the page.
  }
}

/** [RUSH-1] How often it rings until somebody answers, ms. */
const everyMs = 10_000;

/**
 * Rings at once for what is new among `ids`, and every ten seconds for as long as there is any. Of a browser's tabs one rings.
 */
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
