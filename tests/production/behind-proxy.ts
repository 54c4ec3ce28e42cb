import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { connectDatabase, type Connection } from "@api/db/connect";
import { startServer } from "@tests/support/databases/postgres";
import { debianBinaries } from "@tests/support/databases/postgres-binaries";
import { freePort } from "@tests/support/processes";
import { openKitchen } from "../chaos/market";
import { listInconsistencies } from "../chaos/reconcile";
import { makeDump, restoreAndCompare, restoreUnderWay, tools } from "./backup";
import type { Rehearsal } from "./rehearsal";
import { createServer, type Server, startProxy } from "./servers";
import { checkPaymentsSettle } from "./settlement";
import { type Crowd, openDoors } from "./visitors";

const secrets = {
  SESSION_SECRET: "a-session-secret-of-the-rehearsal",
  ENCRYPTION_KEY: "an-encryption-key-of-the-rehearsal",
  CLIENT_ADDRESS_KEY: "a-client-address-key-of-the-rehearsal",
  DRAIN_SECONDS: "4",
};
const names = { apart: "two apps and two processes of the API", together: "two apps that hold the API" };

/** Several processes on one Postgres: apps and API `apart`, or `together` in each process. */
export async function behindProxy(layout: "apart" | "together", rehearsal: Rehearsal): Promise<void> {
  const { from, to, say, wrongs, folder } = rehearsal;
  const installed = debianBinaries(tools);
  if (!installed) throw new Error(`No Postgres with ${tools.join(" and ")} found: apt-get install postgresql.`);
  const postgres = await startServer(installed);
  const [publicPort = 0, apiPort = 0, ...ports] = await Promise.all(Array.from({ length: 7 }, freePort));
  const make = (name: string, index: number, env: Record<string, string>) =>
    createServer(name, ports[index] ?? 0, join(folder, `${layout}-${name}`), { ...secrets, ...env });
  const isApart = layout === "apart";
  const where: Record<string, string> = isApart
    ? { API_HOST: `http://127.0.0.1:${apiPort}` }
    : { DATABASE_URL: postgres.url };
  const apps = [0, 1].map((index) => make(`app${index + 1}`, index, { ...where, TRUST_PROXY: "1" }));
  const ofApi = { ROLE: "api", DATABASE_URL: postgres.url };
  const apis = isApart ? [2, 3].map((index) => make(`api${index - 1}`, index, ofApi)) : [];
  // Both at once: migrations run under a lock.
  await Promise.all((isApart ? apis : apps).map((server) => server.start(from)));
  const at = (servers: Server[], index: number) => `127.0.0.1:${servers[index]?.port}`;
  const holders = isApart ? apis : apps;
  const proxy = startProxy({
    PUBLIC_BIND: `127.0.0.1:${publicPort}`,
    API_BIND: `127.0.0.1:${apiPort}`,
    APP_1: at(apps, 0),
    APP_2: at(apps, 1),
    API_1: at(holders, 0),
    API_2: at(holders, 1),
  });
  if (isApart) await Promise.all(apps.map((server) => server.start(from)));
  const stopProxy = await proxy;
  say(`${names[layout]} run behind haproxy, from ${from.name}`);

  const books = await connectDatabase({ url: postgres.url });
  const kitchens = await Promise.all(
    ["Kabul Charcoal", "Anatolia Grill House", "Cedar & Sumac"].map((name) => openKitchen(books.db, name)),
  );
  const town = { app: `http://127.0.0.1:${publicPort}`, api: isApart ? `http://127.0.0.1:${apiPort}` : null, kitchens };
  const crowd = openDoors(town, rehearsal.crowd);
  const servers = [...apis, ...apps];
  await replaceEach(servers, crowd, rehearsal);
  const dump = await makeDump(postgres, { acknowledged: new Map(crowd.orders) });
  say("a backup was made while people ordered");
  listFailures(crowd, servers, rehearsal);
  await dropConnections(books, crowd, rehearsal);

  await crowd.stop();
  wrongs.push(
    ...(await checkPaymentsSettle(books.db)),
    ...(await listInconsistencies(books.db, books.db, crowd.orders)),
  );
  say(`${crowd.orders.size} orders were acknowledged and compared with the books`);
  if (from !== to) await backToOlder(holders[0], rehearsal);
  for (const { name, complaints } of servers) say(`${name} complained ${complaints.length} times`);

  for (const group of [apps, apis]) await Promise.all(group.map((server) => server.stop()));
  await stopProxy();
  await restoreUnderWay(dump, make("restored", 4, ofApi), rehearsal);
  await restoreAndCompare(postgres, books.db, rehearsal);
  await books.close();
  await postgres.stop();
}

const tell = (crowd: Crowd, what: string) =>
  `${what}: ${crowd.pages()} pages, ${crowd.orders.size} orders, ${crowd.failures.length} failures`;

/** Stops each in its turn under load, and starts it as the new version. */
async function replaceEach(servers: Server[], crowd: Crowd, { to, calm, say }: Rehearsal): Promise<void> {
  await hasOrdered(crowd);
  say(tell(crowd, "people come"));
  for (const server of servers) {
    await pause(calm / 2);
    const ms = await server.stop();
    await pause(calm / 2);
    await server.start(to);
    say(tell(crowd, `${server.name} ended in ${ms} ms and runs ${to.name}`));
  }
  await hasOrdered(crowd);
  say(tell(crowd, "all run the new version"));
}

/** A slow machine takes its time to the next order; no order at all within two minutes is a fault. */
async function hasOrdered({ orders, failures }: Crowd): Promise<void> {
  const before = orders.size;
  for (let tries = 0; orders.size === before; tries += 1) {
    if (tries > 1_200) throw new Error(`Nobody can order.\n${failures.slice(-10).join("\n")}`);
    await pause(100);
  }
}

function listFailures(crowd: Crowd, servers: Server[], { wrongs }: Rehearsal): void {
  if (crowd.failures.length > 0) wrongs.push(`${crowd.failures.length} failures while processes were replaced`);
  wrongs.push(...crowd.failures.slice(0, 10));
  const isFault = (line: string) => /"level":"(error|fatal)"/.test(line);
  for (const { name, complaints } of servers)
    wrongs.push(...complaints.filter(isFault).map((line) => `${name}: ${line.slice(0, 400)}`));
}

/** What was asked at that moment may fail; whoever asks afterwards is answered. */
async function dropConnections(books: Connection, crowd: Crowd, { say, calm }: Rehearsal): Promise<void> {
  const failedBefore = crowd.failures.length;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(books.db);
  await pause(calm);
  await hasOrdered(crowd);
  say(tell(crowd, "the database dropped all connections"));
  say(`of those, ${crowd.failures.length - failedBefore} failed with the connection they were on`);
}

/** A process of the old version may have to start again once the new one has changed the schema. */
async function backToOlder(server: Server | undefined, { from, to, say, wrongs }: Rehearsal): Promise<void> {
  if (!server) return;
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
