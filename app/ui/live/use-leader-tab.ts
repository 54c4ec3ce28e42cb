import { useEffect, useState } from "react";

/**
 * Whether this is the one browser tab that does `name`: the first that wants to, then the next once it is closed.
 * Without the Web Locks API (insecure pages) every tab does it.
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
        // Aborting a waiting request rejects it.
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
