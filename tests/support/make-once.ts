import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder `name` in `parent`, made by `make` unless it is there, and older ones removed. It appears whole, so that runs that
 * start at the same moment, in one process or several, make it each for itself and use the first.
 */
export async function makeOnce(parent: string, name: string, make: (fresh: string) => Promise<void>): Promise<string> {
  const folder = join(parent, name);
  if (existsSync(folder)) return folder;

  mkdirSync(parent, { recursive: true });
  for (const other of readdirSync(parent)) {
    if (other !== name && !isBeingMade(other)) rmSync(join(parent, other), { recursive: true, force: true });
  }
  const fresh = mkdtempSync(join(parent, `making-${process.pid}-`));
  await make(fresh);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Whether a process that still runs is making it. */
function isBeingMade(name: string): boolean {
  const pid = Number(/^making-(\d+)-/.exec(name)?.[1]);
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
