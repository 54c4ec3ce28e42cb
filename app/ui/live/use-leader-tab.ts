import { useEffect, useState } from "react";

/**
 * Whether this is the one of the browser's tabs that does `name`: the first that wants to, and the next once it is closed. A
 * browser without locks (a page that is not secure) lets every tab do it.
 */
export function useLeaderTab(name: string, isWanted: boolean): boolean {
  const [isOnly, setIsOnly] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    const held = () => {
      setIsOnly(true);
      return new Promise<void>((release) => left.signal.addEventListener("abort", () => release()));
    };
    if ("locks" in navigator) {
      navigator.locks.request(name, { signal: left.signal }, held).catch((error: unknown) => {
        // Whoever leaves while still waiting is told so by an error.
        if (!left.signal.aborted) throw error;
      });
    } else setIsOnly(true);
    return () => {
      left.abort();
      setIsOnly(false);
    };
  }, [name, isWanted]);
  return isOnly;
}
