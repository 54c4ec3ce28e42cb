import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Creates the folder of the setting DATA_DIR if necessary, and tests that it is writable.
 * @throws ConfigError with a sentence that names the setting and the reason
 */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    const trial = path.join(folder, `.written-by-${process.pid}`);
    writeFileSync(trial, "");
    rmSync(trial);
  } catch (error) {
    throw unusableDataFolder(error);
  }
}

/** Problems of the settings, one sentence a line, to be printed instead of a stack trace. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The sentence for a DATA_DIR that cannot be written to. */
export function unusableDataFolder(error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError(
    `DATA_DIR cannot be used: ${reason}. Set it to a folder that the account of this process may write to.`,
    { cause: error },
  );
}

/** One level at a time: Node's `recursive` never returns where the system denies that a level exists, as in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${folder} is no folder`);
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that shares the folder created it first.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
