import { useEffect, useRef } from "react";
import { useOnlyTab } from "../use-only-tab";
import { type Call, play, useSound } from "./sound";

/** [RUSH-1] How often it rings until somebody answers, ms. */
const everyMs = 10_000;

/**
 * Rings at once for what is new among `ids`, and every ten seconds for as long as there is any. Of a browser's tabs one rings.
 */
export function useAlarm(call: Call, ids: readonly string[]): void {
  const mayRing = useSound() === "on";
  const rings = useOnlyTab(`ring ${call}`, mayRing) && mayRing;
  const rungFor = useRef<ReadonlySet<string>>(new Set());
  const names = ids.join(" ");
  useEffect(() => {
    if (!rings) return;
    const now = names.split(" ").filter(Boolean);
    const isNew = now.some((id) => !rungFor.current.has(id));
    rungFor.current = new Set(now);
    if (isNew) play(call);
  }, [call, names, rings]);
  const isWaiting = ids.length > 0;
  useEffect(() => {
    if (!rings || !isWaiting) return;
    const timer = setInterval(() => play(call), everyMs);
    return () => clearInterval(timer);
  }, [call, isWaiting, rings]);
}
