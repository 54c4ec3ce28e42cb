import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { stopProcess } from "../support/processes";
import { account, dataFolder, type Release } from "./release";

/** A process of a release on a fixed port, or none at the moment. */
export interface Server {
  name: string;
  port: number;
  /** `more`: settings of this start only. @throws what it said when it does not come up */
  start: (release: Release, more?: Record<string, string>) => Promise<void>;
  /** SIGTERM, and how long it took to end, in ms. @throws when it ends other than well */
  stop: () => Promise<number>;
  /** What it said as warnings and errors. */
  complaints: string[];
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

const bareEnvironment = (): NodeJS.ProcessEnv => ({ NODE_ENV: "production", PATH: process.env.PATH ?? "" });

/** `env`: its settings; nothing of this process's own reaches it. */
export function createServer(name: string, port: number, dataDir: string, env: Record<string, string>): Server {
  let child: ChildProcess | undefined;
  const complaints: string[] = [];
  return {
    name,
    port,
    complaints,
    async start({ folder }, more = {}) {
      const where = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataFolder(dataDir) };
      const started = spawn(process.execPath, ["build/index.js"], {
        ...account,
        cwd: folder,
        env: { ...bareEnvironment(), LOG_LEVEL: "warn", ...where, ...env, ...more },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      running.add(started);
      for (const stream of [started.stdout, started.stderr]) {
        createInterface({ input: stream }).on("line", (line) => {
          if (/"level":"(warn|error|fatal)"/.test(line) || stream === started.stderr) complaints.push(line);
        });
      }
      const isUp = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
      for (let tries = 0; !(await isUp()); tries += 1) {
        if (started.exitCode !== null || tries > 1200) {
          throw new Error(`${name} does not start:\n${complaints.slice(-20).join("\n")}`);
        }
        await pause(100);
      }
    },
    async stop() {
      const began = performance.now();
      if (!child) return 0;
      await stopProcess(child, "SIGTERM");
      running.delete(child);
      if (child.exitCode !== 0)
        throw new Error(
          `${name} ended with ${child.exitCode ?? child.signalCode}:\n${complaints.slice(-20).join("\n")}`,
        );
      return Math.round(performance.now() - began);
    },
  };
}

/** haproxy with the configuration that is shipped. */
export async function startProxy(env: Record<string, string>): Promise<() => Promise<void>> {
  const proxy = spawn("haproxy", ["-db", "-f", "deploy/haproxy.cfg"], {
    env: { ...bareEnvironment(), ...env },
    stdio: "ignore",
  });
  const missing = new Promise<never>((_resolve, reject) => {
    proxy.once("error", reject);
    proxy.once("exit", (code) => reject(new Error(`haproxy ended with ${code}`)));
  });
  missing.catch(() => undefined);
  running.add(proxy);
  const isUp = async () => (await fetch(`http://${env.PUBLIC_BIND}/readyz`).catch(() => null))?.ok === true;
  for (let tries = 0; !(await Promise.race([isUp(), missing])); tries += 1) {
    if (tries > 1200) throw new Error("The proxy finds no app that is ready.");
    await pause(100);
  }
  return async () => {
    await stopProcess(proxy, "SIGKILL");
    running.delete(proxy);
  };
}
