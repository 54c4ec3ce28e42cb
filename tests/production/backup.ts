import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { connectDatabase, type Connection } from "@api/db/connect";
import type { RunningServer } from "@tests/support/databases/postgres";
import { listInconsistencies } from "../chaos/reconcile";
import type { Rehearsal } from "./rehearsal";
import type { Server } from "./servers";
import { checkPaymentsSettle } from "./settlement";

/** What docs/operations.md makes backups with. */
export const tools = ["pg_dump", "pg_restore", "createdb"];

interface Dump {
  postgres: RunningServer;
  file: string;
  /** Order and payment key of each that was told "placed" before. */
  acknowledged: Map<string, string>;
}

/** As docs/operations.md says, to the letter. */
export async function makeDump(postgres: RunningServer, { acknowledged }: Pick<Dump, "acknowledged">): Promise<Dump> {
  const file = join(mkdtempSync(join(tmpdir(), "halalgo-backup-")), "halalgo.dump");
  process.once("exit", () => rmSync(join(file, ".."), { recursive: true, force: true }));
  await run(postgres, "pg_dump", ["--format=custom", `--file=${file}`, postgres.url]);
  return { postgres, file, acknowledged };
}

/** @returns the URL of the new database */
async function restore({ postgres, file }: Dump, name: string): Promise<string> {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  await run(postgres, "createdb", [`--maintenance-db=${postgres.url}`, name]);
  await run(postgres, "pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${url.href}`, file]);
  return url.href;
}

const run = ({ bin }: RunningServer, tool: string, args: string[]) => promisify(execFile)(join(bin, tool), args);

/** A backup made while people ordered: it has every order that was told before, and what was under way is settled on it. */
export async function restoreUnderWay(dump: Dump, server: Server, { to, say, wrongs }: Rehearsal): Promise<void> {
  const url = await restore(dump, "restored_under_way");
  await server.start(to, { DATABASE_URL: url });
  const { db, close } = await connectDatabase({ url });
  // The provider's books are as old as the backup here; with a real one, compare its list of charges.
  const found = [...(await checkPaymentsSettle(db)), ...(await listInconsistencies(db, db, dump.acknowledged))];
  wrongs.push(...found.map((wrong) => `restored: ${wrong}`));
  say(`a process runs on that backup, with all ${dump.acknowledged.size} orders told until then`);
  await close();
  await server.stop();
}

/** A backup of what nobody changes any more: restored, it is the same in every row of every table. */
export async function restoreAndCompare(
  postgres: RunningServer,
  db: Connection["db"],
  { say, wrongs }: Rehearsal,
): Promise<void> {
  const dump = await makeDump(postgres, { acknowledged: new Map() });
  const restored = await connectDatabase({ url: await restore(dump, "restored") });
  const tables = await compare(db, restored.db, wrongs);
  say(`a backup was restored and compared, ${tables} tables row by row`);
  await restored.close();
}

/** Tells `wrongs` of each table that differs. @returns how many tables there are */
export async function compare(one: Connection["db"], other: Connection["db"], wrongs: string[]): Promise<number> {
  const [before, after] = [await digests(one), await digests(other)];
  for (const name of new Set([...before.keys(), ...after.keys()]))
    if (before.get(name) !== after.get(name))
      wrongs.push(`table ${name} differs once restored: ${before.get(name)}, ${after.get(name)}`);
  return before.size;
}

/** Of every table, how many rows it has and a sum over them all. */
async function digests(db: Connection["db"]): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
      from ${sql.table(name)} t`.execute(db);
    sums.set(name, rows[0]?.sum ?? "");
  }
  return sums;
}
