import { useEffect, useState } from "react";

/**
 * The host's time in milliseconds, updated every second; `loadedAt` is its value when the page was loaded, so that a
 * device with a wrong clock shows correct waiting times. Constant without JavaScript.
 */
export function useHostTime(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const start = performance.now();
    setNow(loadedAt);
    const timer = setInterval(() => setNow(loadedAt + performance.now() - start), 1000);
    return () => clearInterval(timer);
  }, [loadedAt]);
  return now;
}
