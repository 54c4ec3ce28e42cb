import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Takes the data folder for this process: PGlite itself lets two processes open one folder and damage it.
 * A lock left behind by a dead process is taken over. Gives the function that frees it.
 * @throws when a living process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, "halalgo.lock");
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
  } catch {
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (holder && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await writeFile(file, String(process.pid));
  }
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
