/**
 * Caches what a read gives for all requests of this process, by key: for what is the same for everybody. Concurrent
 * callers share one read. A failure is not cached and reaches only the caller that made the read, whose permissions may
 * be its cause; those that waited for it read themselves. `now` gives milliseconds.
 */
export function createCachedRead<Value>(ttlMs: number, now: () => number = Date.now) {
  const cached = new Map<string, { until: number; value: Promise<Value> }>();
  return async function cachedRead(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = cached.get(key);
    if (known && known.until > now()) return known.value.catch(() => read());
    const entry = { until: now() + ttlMs, value: read() };
    cached.set(key, entry);
    try {
      return await entry.value;
    } catch (error) {
      if (cached.get(key) === entry) cached.delete(key);
      throw error;
    }
  };
}
