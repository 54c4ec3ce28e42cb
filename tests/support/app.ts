import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, stopProcess } from "./processes";

/** A running copy of the built app, for tests from outside. */
export interface RunningApp {
  url: string;
  /** Where it keeps its data; mails lie in `outbox` below. */
  dataDir: string;
  /** Everything the process has printed, newest last. */
  log: string[];
  pid: number;
  /** Ends the process; SIGTERM lets it finish its requests, SIGKILL plays a crash. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

interface AppOptions {
  dataDir: string;
  /** Settings on top of the demo defaults, for example `API_HOST`. */
  env?: Record<string, string>;
  /** How long the first answer may take, in milliseconds. */
  timeoutMs?: number;
  /** For whole files of tests rather than some: worth compiling the embedded database twice, which takes a start's half. */
  isLasting?: boolean;
}

/**
 * Starts `build/index.js` on a free loopback port and waits until `/readyz` says yes.
 * @throws when there is no build, or the process ends or stays silent; the message holds what it printed.
 */
export async function startApp({
  dataDir,
  env,
  timeoutMs = 60_000,
  isLasting = false,
}: AppOptions): Promise<RunningApp> {
  if (!existsSync("build/index.js")) throw new Error("No build to test: run npm run build first.");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...(isLasting ? [] : ["--liftoff-only"]), "build/index.js"], {
    env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => log.push(line));
  }
  const onExit = () => child.kill("SIGKILL");
  process.once("exit", onExit);
  const app: RunningApp = {
    url,
    dataDir,
    log,
    pid: child.pid ?? 0,
    async stop(signal = "SIGTERM") {
      await stopProcess(child, signal);
      process.off("exit", onExit);
    },
  };

  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await isReady(url)) return app;
    await pause(50);
  }
  await app.stop("SIGKILL");
  throw new Error(`The app did not become ready on ${url}:\n${log.slice(-40).join("\n")}`);
}

/** The settings of whoever runs the tests must not reach the app under test. */
function bareEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    NODE_ENV: "production",
    DEMO: "1",
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
