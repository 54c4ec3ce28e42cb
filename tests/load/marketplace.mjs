import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";

/**
 * What finding food costs in markets of several sizes: time at the API over kept connections, and what Postgres reads for it. Makes up
 * the markets where they are not there yet, as databases of their own on the server of DATABASE_URL; the largest takes a while. Without
 * DATABASE_URL the markets are embedded databases, in folders below --folder, and each call of home is measured by itself.
 *   npm run build && DATABASE_URL=postgres://… node tests/load/marketplace.mjs [--sizes 1000,10000,100000] [--requests 200]
 *   npm run build && node tests/load/marketplace.mjs --folder data/markets [--sizes 1000] [--only list]
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    sizes: { type: "string" },
    requests: { type: "string", default: "200" },
    folder: { type: "string" },
    /** Only the calls whose name begins like this. */
    only: { type: "string", default: "" },
  },
});
const server = process.env.DATABASE_URL;
if (!server && !values.folder) throw new Error("The markets are made up on DATABASE_URL, or embedded in --folder.");
const requests = Number(values.requests);
/** Calls before the measured ones, of each kind. */
const warmUps = 40;
const sizes = (values.sizes ?? (server ? "1000,10000,100000" : "1000")).split(",").map(Number);
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** A town like others, and the densest there is. */
const spots = [
  { name: "Bristol, CT", latitude: 41.6718, longitude: -72.9493, zip: "06010" },
  { name: "New York, NY", latitude: 40.7459, longitude: -73.9781, zip: "10016" },
];
const misspelled =
  "chiken biriyani,lam kofta,falafal wrap,shwarma,humus,baklawa,chese pizza,tika masala,tandori chicken,mandy rice,chapli kabob,lamb shsih,koshari,nihary,samosas chat,brisket sandwhich,fatoush,lentl soup,mango lasi,mantoo".split(
    ",",
  );
const typed = "bir,shaw,chick,ka,bur,piz,fala,man,tik,ice,hum,kof,des,soup,lamb,naa,wra,ch,sal,bak".split(",");

const rows = [];
const markets = [];
for (const size of sizes) markets.push({ size, ...(await startApi(await market(size))) });
for (const spot of spots) await measure(spot);
for (const { child } of markets) {
  child.kill("SIGTERM");
  await once(child, "exit");
}
table(rows);

/** Where the market is, made up where it is missing. */
async function market(size) {
  const where = server ? { DATABASE_URL: await marketDatabase(size) } : { DATA_DIR: marketFolder(size) };
  const args = ["--import", "tsx", "api/db/demo/run.ts", "--restaurants", String(size), "--orders", String(size)];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...where },
  });
  if (status !== 0) process.exit(1);
  return where;
}

function marketFolder(size) {
  const folder = join(values.folder, String(size));
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function marketDatabase(size) {
  const name = `halalgo_market_${size}`;
  const client = await connected(server);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Each call to all markets in turn, so that whatever else the machine does slows all of them alike. */
async function measure(spot) {
  const prepared = [];
  for (const api of markets) prepared.push({ api, ...(await callsOf(api, spot)) });
  for (const what of Object.keys(prepared[0].series).filter((name) => name.startsWith(values.only))) {
    const runs = prepared.map(({ api, inReach, series }) => ({ api, inReach, ask: series[what], times: [] }));
    for (const run of runs) run.before = await buffersOf(run.api.where);
    // Counting the buffers ended all connections: their successors are opened and have planned before the clock runs.
    for (let index = 0; index < warmUps; index += 1) for (const { ask } of runs) await ask(index);
    for (let index = 0; index < requests; index += 1) {
      for (const { ask, times } of runs) {
        const start = performance.now();
        await ask(index);
        times.push(performance.now() - start);
      }
    }
    for (const { api, inReach, times, before } of runs) {
      const read = (await buffersOf(api.where)) - before;
      times.sort((one, other) => one - other);
      const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
      const buffers = read / (requests + warmUps);
      rows.push({ spot: spot.name, what, size: api.size, inReach, median: part(0.5), p99: part(0.99), buffers });
      const { median, p99 } = rows.at(-1);
      console.log(
        `${api.size} ${spot.name}: ${what} ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(buffers)} buffers`,
      );
    }
  }
}

async function callsOf(api, { latitude, longitude, zip }) {
  const token = await signIn(api.base);
  // Another door each time, so that no answer is one that was given before.
  let door = 0;
  const here = () => {
    const near = (degrees) => (degrees + ((door++ * 7919) % 1000) * 4e-6).toFixed(6);
    return `latitude=${near(latitude)}&longitude=${near(longitude)}&zip_code=${zip}`;
  };
  const get = (path, own = false) => call(api.base, path, own ? { token } : {});
  const found = await get(`/browse?${here()}&mode=pickup&per_page=20`);
  const places = [...found.data.open.data, ...found.data.closed.data];
  const menus = await Promise.all(places.map(({ id }) => get(`/menu-items?restaurant_id=${id}&limit=100`)));
  const at = (list, index) => list[index % list.length];
  const list = () => get(`/browse?${here()}&mode=delivery&carousels=true`, true);
  const favourites = () => get("/favourites", true);
  const orderAgain = () => get(`/browse/order-again?${here()}&mode=delivery`, true);
  const homeCalls = async () => {
    await Promise.all([list(), favourites()]);
    await orderAgain();
  };
  const embeddedHome = {
    list,
    // Each page is one that was not asked for before.
    "list without an address": () => get(`/browse?mode=delivery&carousels=true&per_page=24&page=${++door}`, true),
    favourites,
    "order again": orderAgain,
  };
  const series = {
    ...(server ? { "home's calls": homeCalls } : embeddedHome),
    "search, misspelled": (index) => get(`/search?q=${encodeURIComponent(at(misspelled, index))}&${here()}`),
    suggestions: (index) => get(`/search/suggestions?q=${at(typed, index)}&${here()}`),
    "restaurant page": (index) => {
      const { id } = at(places, index);
      // The token keeps each from being an answer that was kept.
      const paths = [
        `/restaurants/${id}`,
        `/menu-items?restaurant_id=${id}`,
        `/deals?restaurant_id=${id}`,
        `/restaurants/${id}/reviews?per_page=3`,
      ];
      return Promise.all(paths.map((path) => get(path, true)));
    },
    "checkout quote": (index) => {
      const { id } = at(places, index);
      const item = at(menus, index % places.length).data.data.find(({ is_available: sold }) => sold !== false);
      const items = [{ menuItemId: item.id, quantity: 2, size: "regular" }];
      return call(api.base, "/orders/quote", { token, body: { restaurantId: id, orderType: "takeaway", items } });
    },
  };
  const { data: delivered } = await get(`/browse?${here()}&mode=delivery&per_page=1`);
  return { inReach: delivered.in_reach, series };
}

/** Blocks that were asked for so far; none of an embedded database. Connections tell when they end. */
async function buffersOf({ DATABASE_URL: url }) {
  if (!url) return 0;
  const client = await connected(url);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'idle' and backend_type = 'client backend'",
  );
  await pause(300);
  const {
    rows: [stat],
  } = await client.query(
    "select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()",
  );
  await client.end();
  return Number(stat.blocks);
}

/** One table a spot: what it costs, and how many times the cost in the smallest market. */
function table(all) {
  for (const { name } of spots) {
    console.log(`\n${name}`);
    const own = all.filter(({ spot }) => spot === name);
    console.table(
      own.map(({ what, size, inReach, median, p99, buffers }) => {
        const least = own.find((one) => one.what === what);
        return {
          call: what,
          places: size,
          // Of these many (at most 400 are counted) a search compares the nearest 100.
          "in reach": inReach,
          "median ms": Number(median.toFixed(1)),
          "p99 ms": Number(p99.toFixed(1)),
          buffers: Math.round(buffers),
          "of smallest, time": Number((median / least.median).toFixed(2)),
          "of smallest, buffers": Number((buffers / least.buffers).toFixed(2)),
        };
      }),
    );
  }
}

async function call(base, path, { token, body } = {}) {
  const response = await fetch(`${base}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function signIn(base) {
  const body = { email: "customer@halalgo.test", password: "halalgo-demo" };
  return (await call(base, "/auth/login", { body })).data.access_token;
}

async function startApi(where) {
  const port = await freePort();
  const child = spawn(process.execPath, ["build/index.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      ROLE: "api",
      HOST: "127.0.0.1",
      PORT: String(port),
      ...where,
      SESSION_SECRET: "a secret for the load test alone",
      ENCRYPTION_KEY: "a key of 32 letters for the load test",
      LOG_LEVEL: "fatal",
    },
  });
  children.add(child);
  child.on("exit", () => children.delete(child));
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const response = await fetch(`${base}/readyz`).catch(() => undefined);
    if (response?.ok) return { base, where, child };
    await pause(200);
  }
  throw new Error("The API did not become ready.");
}

async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
