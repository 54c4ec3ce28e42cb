import { useEffect, useState } from "react";

/**
 * The host's time in milliseconds, going on by the second; `loadedAt` is what it was when the page was loaded, so that a
 * tablet whose own clock is wrong shows the right waiting times. Stands still without JavaScript.
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
