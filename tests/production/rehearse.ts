import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { connectDatabase } from "@api/db/connect";
import { password } from "@tests/support/checkout-visitor";
import { startPostgres } from "@tests/support/postgres";
import { freePort } from "@tests/support/processes";
import { createVisitor } from "@tests/support/visitor";
import { findWrongs } from "../chaos/books";
import { openKitchen } from "../chaos/market";
import { makeRelease, makeReleaseOf, type Release } from "./release";
import { createServer, type Server, startProxy } from "./servers";
import { openDoors } from "./visitors";

/**
 * Plays what happens in production on this machine: what the image holds, run by an account without rights; two apps and two
 * processes of the API on one Postgres behind haproxy. People browse and order while each process is stopped and started in
 * its turn, from an older version to this one, and while the database drops all its connections. No request may fail and no
 * order may be lost. Needs a build (npm run build) and haproxy; about two minutes, and three more with --from.
 *   npm run rehearse [-- --from <commit>] [--browsers 4] [--buyers 4] [--seconds 6]
 */
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    browsers: { type: "string", default: "4" },
    buyers: { type: "string", default: "4" },
    seconds: { type: "string", default: "6" },
  },
});
const calm = Number(values.seconds) * 1000;
const folder = mkdtempSync(join(tmpdir(), "halalgo-rehearsal-"));
// Others than its owner are to run what lies in it.
chmodSync(folder, 0o755);
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const began = performance.now();
const say = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const wrongs: string[] = [];
const expectThat = (isSo: boolean, wrong: string) => void (isSo || wrongs.push(wrong));

const current = makeRelease("this version", process.cwd(), join(folder, "current"));
say("this version is installed without its development packages");
const older = values.from ? makeReleaseOf(values.from, join(folder, "older")) : current;
if (values.from) say(`${values.from} is built and installed as well`);

await behindProxy(older, current);
await alone(older, current);

for (const wrong of wrongs) console.log(`✗ ${wrong}`);
say(wrongs.length === 0 ? "Nothing failed, nothing was lost." : `${wrongs.length} things went wrong.`);
process.exit(wrongs.length === 0 ? 0 : 1);

/** Two of each on Postgres. */
async function behindProxy(from: Release, to: Release): Promise<void> {
  const postgres = await startPostgres();
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [publicPort = 0, apiPort = 0, ...of] = ports;
  const at = (index: number) => `127.0.0.1:${of[index]}`;
  const secrets = {
    SESSION_SECRET: "a-session-secret-of-the-rehearsal",
    ENCRYPTION_KEY: "an-encryption-key-of-the-rehearsal",
    CLIENT_ADDRESS_KEY: "a-client-address-key-of-the-rehearsal",
    DRAIN_SECONDS: "4",
  };
  const api = { ...secrets, ROLE: "api", DATABASE_URL: postgres.url };
  const app = { ...secrets, API_HOST: `http://127.0.0.1:${apiPort}`, TRUST_PROXY: "1" };
  const make = (name: string, index: number, env: Record<string, string>) =>
    createServer(name, of[index] ?? 0, join(folder, name), env);
  const servers = [make("api1", 2, api), make("api2", 3, api), make("app1", 0, app), make("app2", 1, app)];
  const apis = servers.slice(0, 2);
  // Both at once: migrations run under a lock.
  await Promise.all(apis.map((server) => server.start(from)));
  const stopProxy = startProxy({
    PUBLIC_BIND: `127.0.0.1:${publicPort}`,
    API_BIND: `127.0.0.1:${apiPort}`,
    APP_1: at(0),
    APP_2: at(1),
    API_1: at(2),
    API_2: at(3),
  });
  await Promise.all(servers.slice(2).map((server) => server.start(from)));
  await stopProxy;
  say(`two apps and two processes of the API run behind haproxy, from ${from.name}`);

  const books = await connectDatabase({ url: postgres.url });
  const kitchens = await Promise.all(
    ["Kabul Charcoal", "Anatolia Grill House", "Cedar & Sumac"].map((name) => openKitchen(books.db, name)),
  );
  const town = { app: `http://127.0.0.1:${publicPort}`, api: `http://127.0.0.1:${apiPort}`, kitchens };
  const crowd = openDoors(town, { browsers: Number(values.browsers), buyers: Number(values.buyers) });
  const tellCrowd = (what: string) =>
    say(`${what}: ${crowd.pages()} pages, ${crowd.orders.size} orders, ${crowd.failures.length} failures`);
  await pause(calm);
  tellCrowd("people come");

  for (const server of servers) {
    const ms = await server.stop();
    await pause(calm / 2);
    await server.start(to);
    tellCrowd(`${server.name} ended in ${ms} ms and runs ${to.name}`);
  }
  await pause(calm);
  tellCrowd("all run the new version");
  expectThat(crowd.failures.length === 0, `${crowd.failures.length} failures while processes were replaced`);
  for (const failure of crowd.failures.slice(0, 10)) wrongs.push(failure);
  const failedBefore = crowd.failures.length;
  const isFault = (line: string) => /"level":"(error|fatal)"/.test(line);
  wrongs.push(...servers.flatMap(({ complaints }) => complaints.filter(isFault).map((line) => line.slice(0, 400))));

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(books.db);
  await pause(calm);
  const ordered = crowd.orders.size;
  await pause(calm);
  tellCrowd("the database dropped all connections");
  expectThat(crowd.orders.size > ordered, "no orders any more after the database dropped its connections");
  say(`of those, ${crowd.failures.length - failedBefore} failed with the connection they were on`);

  await crowd.stop();
  expectThat(crowd.orders.size > 0, "nobody ordered");
  await settled(books.db);
  wrongs.push(...(await findWrongs(books.db, books.db, crowd.orders)));
  say(`${crowd.orders.size} orders were acknowledged and compared with the books`);
  await backToOlder(servers, from, to);
  for (const { name, complaints } of servers) console.log(`       ${name} complained ${complaints.length} times`);

  await Promise.all(servers.slice(2).map((server) => server.stop()));
  await Promise.all(apis.map((server) => server.stop()));
  await (
    await stopProxy
  )();
  await books.close();
  await postgres.stop();
}

/** A process of the old version may have to start again once the new one has changed the schema. */
async function backToOlder([server]: Server[], from: Release, to: Release): Promise<void> {
  if (!server || !values.from) return;
  await server.stop();
  try {
    await server.start(from);
    await server.stop();
    say(`${from.name} starts on the new schema`);
  } catch {
    wrongs.push(`${from.name} does not start on the new schema: ${server.complaints.at(-1) ?? ""}`);
  }
  await server.start(to);
}

/** What was under way when the connections broke is settled within a minute. */
async function settled(db: Awaited<ReturnType<typeof connectDatabase>>["db"]): Promise<void> {
  for (let tries = 0; tries < 90; tries += 1) {
    const { rows } = await sql`select from payments where status in ('charging', 'charged', 'refunding')`.execute(db);
    if (rows.length === 0) return;
    await pause(1_000);
  }
  wrongs.push("payments are not settled after 90 seconds");
}

/** One process with the embedded database: stopped, and started as the new version on the same data. */
async function alone(from: Release, to: Release): Promise<void> {
  const env = { SESSION_SECRET: "a-session-secret-of-the-rehearsal", DEMO: "1" };
  const server = createServer("alone", await freePort(), join(folder, "alone"), env);
  const app = `http://127.0.0.1:${server.port}`;
  await server.start(from);
  const person = { firstName: "Amina", lastName: "Rahman", email: "amina@example.test" };
  await createVisitor(app).post("/auth/signup?user_type=user", { ...person, password, confirmPassword: password });
  await server.stop();
  await server.start(to);
  const back = await createVisitor(app).post("/auth/login", { email: person.email, password });
  expectThat(back.status === 302, `the account made before the restart answers ${back.status}`);
  say("one process with the embedded database was restarted, and knows who signed up before");
  await server.stop();
}
