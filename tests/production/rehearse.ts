import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { behindProxy } from "./behind-proxy";
import { rehearseEmbedded } from "./embedded-upgrade";
import type { Rehearsal } from "./rehearsal";
import { makeRelease, makeReleaseOf } from "./release";
import { requireTools } from "./required-tools";

/**
 * Plays what happens in production on this machine: what the image holds, run by an account without rights, on Postgres behind
 * haproxy; once two apps and two processes of the API, once two apps that hold the API themselves. People browse and order while
 * each process is stopped and started in its turn, from an older version to this one, and while the database drops all its
 * connections. No request may fail and no order may be lost. Then backups are made and restored as docs/operations.md says, and
 * one process on the embedded database is restarted and copied. Installs haproxy and Debian's
 * postgresql where it may; about five minutes, and three more with --from.
 *   npm run rehearse [-- --from <commit>] [--browsers 3] [--buyers 3] [--seconds 6] [--only apart|together|alone]
 */
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    browsers: { type: "string", default: "3" },
    buyers: { type: "string", default: "3" },
    seconds: { type: "string", default: "6" },
    only: { type: "string" },
  },
});
requireTools();

const folder = mkdtempSync(join(tmpdir(), "halalgo-rehearsal-"));
// Others than its owner are to run what lies in it.
chmodSync(folder, 0o755);
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const began = performance.now();
const say = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const wrongs: string[] = [];

const to = makeRelease("this version", process.cwd(), join(folder, "current"));
say("this version is installed without its development packages");
const from = values.from ? makeReleaseOf(values.from, join(folder, "older")) : to;
if (values.from) say(`${values.from} is built and installed as well`);

const crowd = { browsers: Number(values.browsers), buyers: Number(values.buyers) };
const rehearsal: Rehearsal = { folder, from, to, crowd, calm: Number(values.seconds) * 1000, say, wrongs };
const isWanted = (scene: string) => !values.only || values.only === scene;
if (isWanted("apart")) await behindProxy("apart", rehearsal);
if (isWanted("together")) await behindProxy("together", rehearsal);
if (isWanted("alone")) await rehearseEmbedded(rehearsal);

for (const wrong of wrongs) console.log(`✗ ${wrong}`);
say(wrongs.length === 0 ? "Nothing failed, nothing was lost." : `${wrongs.length} things went wrong.`);
process.exit(wrongs.length === 0 ? 0 : 1);
