type Read<Value> = () => Promise<Value>;

interface Turn<Value> {
  /** The latest caller reads for all, because it has the most time left. */
  read: Read<Value>;
  value: Promise<Value>;
  begin: () => void;
}

/**
 * Lets concurrent callers share reads of the same key. While one is running, callers wait for the next, which begins
 * after they asked: nobody gets data older than their request, and at most one read per key runs at a time. A failure
 * is reported only to the caller that made the read; the others retry on their own, since its cause may be that
 * caller's permissions. Callers must be authorized: nothing here checks that. `batchWindowMs`: how long the first caller
 * waits for others, because an event reaches all of them at once.
 */
export function createSingleFlight<Value>({ batchWindowMs = 0 }: { batchWindowMs?: number } = {}) {
  const waiting = new Map<string, Turn<Value> | null>();

  function start(key: string, read: Read<Value>): Promise<Value> {
    waiting.set(key, null);
    const value = read();
    const done = () => {
      const next = waiting.get(key);
      if (next) next.begin();
      else waiting.delete(key);
    };
    value.then(done, done);
    return value;
  }

  function createTurn(key: string, read: Read<Value>): Turn<Value> {
    let begin = () => {};
    const value = new Promise<Value>((resolve, reject) => {
      begin = () => void start(key, turn.read).then(resolve, reject);
    });
    const turn: Turn<Value> = { read, value, begin: () => begin() };
    return turn;
  }

  return async function share(key: string, read: Read<Value>): Promise<Value> {
    const next = waiting.get(key);
    if (next === undefined && batchWindowMs === 0) return start(key, read);
    const turn = next ?? createTurn(key, read);
    if (next === undefined) setTimeout(turn.begin, batchWindowMs);
    turn.read = read;
    waiting.set(key, turn);
    try {
      return await turn.value;
    } catch (error) {
      if (turn.read === read) throw error;
      return read();
    }
  };
}
