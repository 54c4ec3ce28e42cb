import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { pagesToMeasure } from "./visitor.mjs";

/**
 * What a page costs: processor time of the built app per request, as a multiple of a bare React render of 40 cards with gzip in
 * the same round. App and API are processes of their own, and only the app's time counts; visitors' pages are measured with
 * and without the page cache. On loopback only, after a build; some minutes.
 *   node tests/load/pages.mjs [--restaurants 1000] [--seconds 6] [--rounds 3] [--connections 10] [page …]
 * With --minutes 30 it loads the pages in turns for so long instead, page cache on, and prints the app's memory once a minute: whether it grows.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    restaurants: { type: "string" },
    seconds: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "10" },
    minutes: { type: "string" },
  },
});
const [seconds, rounds, connections] = [values.seconds, values.rounds, values.connections].map(Number);

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-load-"));
const children = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const apiData = join(dataDir, "api");
if (values.restaurants) makeDemo(values.restaurants);
const api = await start({ ROLE: "api", DATA_DIR: apiData });
const withCache = await start({ API_HOST: api.url, DATA_DIR: join(dataDir, "kept") });

const found = (await pagesToMeasure(withCache.url)).filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
if (values.minutes) process.exit(await watchMemory(Number(values.minutes)));
const bare = await startBare();
const drawn = await start({ API_HOST: api.url, DATA_DIR: join(dataDir, "drawn"), PAGE_CACHE: "0" });
const pages = found.flatMap((page) => [{ ...page, app: drawn }, ...(page.cookie ? [] : [{ ...page, app: withCache }])]);
const seen = pages.map(() => []);
let faults = 0;
for (let round = 0; round < rounds; round += 1) {
  const yardstick = await measure(bare, "/");
  for (const [index, { app, path, cookie }] of pages.entries()) {
    const shot = await measure(app, path, cookie);
    seen[index].push({ ...shot, times: shot.ms / yardstick.ms });
    faults += shot.faults;
  }
}
const rows = await Promise.all(
  pages.map(async ({ name, app, path, cookie }, index) => {
    const of = (key, digits) => median(seen[index].map((shot) => shot[key])).toFixed(digits);
    return {
      page: app === withCache ? `${name}, kept` : name,
      "times bare": of("times", 2),
      "processor ms": of("ms", 2),
      "requests/s": of("perSecond", 0),
      "p99 ms": of("p99", 0),
      "gzip kB": ((await bytesOf(app.url + path, cookie)) / 1000).toFixed(1),
    };
  }),
);
console.table(rows);
console.log(`Memory: ${Math.round(memoryOf(drawn))} MB drawing, ${Math.round(memoryOf(withCache))} MB with the cache.`);
if (faults > 0) console.log(`${faults} answers were errors.`);
process.exit(faults > 0 ? 1 : 0);

/** @returns {Promise<number>} how the process ends: 1 when answers were errors */
async function watchMemory(minutes) {
  let faults = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    let [peak, requests] = [0, 0];
    for (const { path, cookie } of found) {
      const shot = await load(withCache, path, { cookie, duration: 60 / found.length });
      peak = Math.max(peak, memoryOf(withCache));
      requests += shot.requests.total;
      faults += shot.non2xx + shot.errors + shot.timeouts;
    }
    console.log(`minute ${minute}: ${requests} pages, at most ${Math.round(peak)} MB, ${faults} errors so far`);
  }
  return faults > 0 ? 1 : 0;
}

function load({ url }, path, { cookie, duration }) {
  const headers = { accept: "text/html", "accept-encoding": "gzip", ...(cookie && { cookie }) };
  return autocannon({ url: url + path, connections, headers, timeout: 30, duration });
}

function makeDemo(restaurants) {
  const env = { ...process.env, DATA_DIR: apiData };
  const { status } = spawnSync(process.execPath, ["scripts/demo.mjs", "--restaurants", restaurants], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (status !== 0) process.exit(1);
}

/** One warm-up, so that the numbers are those of compiled code, then the measurement. */
async function measure(app, path, cookie) {
  await load(app, path, { cookie, duration: 2 });
  const before = processorMs(app.pid);
  const { requests, latency, non2xx, errors, timeouts } = await load(app, path, { cookie, duration: seconds });
  const ms = (processorMs(app.pid) - before) / requests.total;
  return { ms, perSecond: requests.average, p99: latency.p99, faults: non2xx + errors + timeouts };
}

/** Of all threads, in user mode and in the kernel. */
function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryOf({ pid }) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** As they come over the wire, which fetch does not tell. */
function bytesOf(url, cookie) {
  const headers = { accept: "text/html", "accept-encoding": "gzip", ...(cookie && { cookie }) };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on("data", (part) => (bytes += part.length)).on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

async function start(env) {
  const port = await freePort();
  const settings = {
    NODE_ENV: "production",
    DEMO: "1",
    HOST: "127.0.0.1",
    PORT: String(port),
    RATE_LIMIT: "0",
    ...env,
  };
  const child = spawn(process.execPath, ["build/index.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...settings },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1_200 && child.exitCode === null; tries += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return { url, pid: child.pid };
    await pause(100);
  }
  throw new Error("A process did not become ready.");
}

async function startBare() {
  const port = await freePort();
  const child = fork(new URL("bare-render.mjs", import.meta.url), {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
  });
  children.push(child);
  await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, pid: child.pid };
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
