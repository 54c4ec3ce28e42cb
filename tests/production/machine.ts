import { spawnSync } from "node:child_process";
import { debianBinaries } from "@tests/support/databases/postgres-binaries";
import { tools } from "./backup";

const install =
  "apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends haproxy postgresql";

/**
 * Sees to haproxy and to a Postgres with `pg_dump`, which npm's has not: by apt where this account may install, as on a clean
 * machine. Ends the process with a sentence where they are missing still.
 */
export function prepareMachine(): void {
  if (isPrepared()) return;
  if (process.getuid?.() === 0) spawnSync("sh", ["-c", install], { stdio: "inherit", timeout: 300_000 });
  if (isPrepared()) return;
  process.stderr.write("The rehearsal needs haproxy and Postgres: apt-get install haproxy postgresql.\n");
  process.exit(1);
}

function isPrepared(): boolean {
  return spawnSync("haproxy", ["-v"]).status === 0 && debianBinaries(tools) !== undefined;
}
