type Read<Value> = () => Promise<Value>;

interface Turn<Value> {
  /** Whoever came last reads for all, as the most time is left to them. */
  read: Read<Value>;
  value: Promise<Value>;
  begin: () => void;
}

/**
 * Lets many askers of the same thing share one read. While one is under way the others wait for the next, which begins after
 * they asked: nobody gets what is older than their question, and at most one read a key runs at a time. A read that fails is
 * told to whoever made it; the others then read for themselves, as what failed may be the reader's own right to it.
 * Askers must be entitled to the thing by themselves: nothing here checks that. `gatherMs`: the first of them waits so long for others,
 * as what happens is told to all of them at once.
 */
export function createSharedReads<Value>({ gatherMs = 0 }: { gatherMs?: number } = {}) {
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

  function turnOf(key: string, read: Read<Value>): Turn<Value> {
    let begin = () => {};
    const value = new Promise<Value>((resolve, reject) => {
      begin = () => void start(key, turn.read).then(resolve, reject);
    });
    const turn: Turn<Value> = { read, value, begin: () => begin() };
    return turn;
  }

  return async function share(key: string, read: Read<Value>): Promise<Value> {
    const next = waiting.get(key);
    if (next === undefined && gatherMs === 0) return start(key, read);
    const turn = next ?? turnOf(key, read);
    if (next === undefined) setTimeout(turn.begin, gatherMs);
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
