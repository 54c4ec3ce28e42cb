/** More visitors than this are not told apart; the longest known is forgotten first. */
const mostVisitors = 5_000;
const minuteMs = 60_000;

/** Counts what each visitor uses up in a minute. `now` gives milliseconds. */
export function createAllowance({ perMinute, now }: { perMinute: number; now: () => number }) {
  const windows = new Map<string, { since: number; used: number }>();
  return {
    /** Uses one; false when none is left until the visitor's minute is over. */
    take(visitor: string): boolean {
      const known = windows.get(visitor);
      const window = known && now() - known.since < minuteMs ? known : { since: now(), used: 0 };
      if (window !== known) {
        windows.delete(visitor);
        windows.set(visitor, window);
      }
      const [oldest] = windows.keys();
      if (windows.size > mostVisitors && oldest !== undefined) windows.delete(oldest);
      window.used += 1;
      return window.used <= perMinute;
    },
  };
}
