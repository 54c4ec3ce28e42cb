import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { stopProcess } from "../support/processes";

/** A program that has said "ready". */
export interface Program {
  child: ChildProcess;
  /** What it wrote to its log, newest last. */
  log: string[];
  kill: () => Promise<void>;
}

/** @throws with its output when it ends before it is ready */
export async function start(file: string, args: string[]): Promise<Program> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const log: string[] = [];
  const onExit = () => child.kill("SIGKILL");
  process.once("exit", onExit);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => (line === "ready" ? resolve() : log.push(line)));
  });
  const early = once(child, "exit").then(() => {
    throw new Error(`${file} ended:\n${log.slice(-20).join("\n")}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  return {
    child,
    log,
    async kill() {
      await stopProcess(child, "SIGKILL");
      process.off("exit", onExit);
    },
  };
}
