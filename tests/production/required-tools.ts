import { spawnSync } from "node:child_process";
import { debianBinaries } from "@tests/support/databases/postgres-binaries";
import { tools } from "./backup";

const install =
  "apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends haproxy postgresql";

/**
 * Installs haproxy and a Postgres with `pg_dump`, which npm's lacks, with apt if this account may. Exits with a message where they
 * are still missing.
 */
export function requireTools(): void {
  if (hasTools()) return;
  if (process.getuid?.() === 0) spawnSync("sh", ["-c", install], { stdio: "inherit", timeout: 300_000 });
  if (hasTools()) return;
  process.stderr.write("The rehearsal needs haproxy and Postgres: apt-get install haproxy postgresql.\n");
  process.exit(1);
}

function hasTools(): boolean {
  return spawnSync("haproxy", ["-v"]).status === 0 && debianBinaries(tools) !== undefined;
}
