import { readdirSync, readFileSync } from "node:fs";

/** What all processes have counted so far, in hundredths of a second (Linux). */
function ticksByProcess() {
  const found = new Map<number, { parent: number; name: string; ticks: number }>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const end = stat.lastIndexOf(")");
      const fields = stat.slice(end + 2).split(" ");
      const name = stat.slice(stat.indexOf("(") + 1, end);
      found.set(Number(entry), { parent: Number(fields[1]), name, ticks: Number(fields[11]) + Number(fields[12]) });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/**
 * Counts the processor seconds of this process and all that descends from it, by what `nameOf` calls them, else by their program's name.
 * Waiting for a busy machine costs none, so that runs on one compare. Gives what ends it.
 */
export function watchProcessor(nameOf: (pid: number) => string | undefined): () => Map<string, number> {
  const last = new Map<number, number>();
  const sums = new Map<string, number>();
  const count = (isFirst: boolean) => {
    const all = ticksByProcess();
    const isOurs = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0));
    for (const [pid, { name, ticks }] of all) {
      if (!isOurs(pid)) continue;
      const called = pid === process.pid ? "buyers and screens" : (nameOf(pid) ?? name);
      const since = isFirst ? ticks : (last.get(pid) ?? 0);
      sums.set(called, (sums.get(called) ?? 0) + (ticks - since) / 100);
      last.set(pid, ticks);
    }
  };
  count(true);
  // What ends takes its figures along.
  const timer = setInterval(() => count(false), 1_000);
  return () => {
    clearInterval(timer);
    count(false);
    return sums;
  };
}
