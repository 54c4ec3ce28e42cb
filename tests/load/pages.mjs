import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { visit } from "./visitor.mjs";

/**
 * How many pages a second the built app answers with 1,000 restaurants, and how long the slowest of a hundred takes,
 * beside a bare react-dom/server render of as many elements in the same run. On loopback only; about two minutes.
 *   node tests/load/pages.mjs [--restaurants 1000] [--seconds 8] [--connections 10]
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    restaurants: { type: "string", default: "1000" },
    seconds: { type: "string", default: "8" },
    connections: { type: "string", default: "10" },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-load-"));
const children = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

run("scripts/build.mjs");
run("scripts/demo.mjs", "--restaurants", values.restaurants, "--town", "Bristol, CT");
const app = await startApp();
const bare = await startBare();

console.log(`${values.restaurants} restaurants, ${connections} connections, ${seconds} s a page\n`);
const rows = [];
let faults = 0;
for (const { name, path, cookie, elements, bytes } of await visit(app)) {
  const page = await fire(`${app}${path}`, cookie);
  const yardstick = await fire(`${bare}/?elements=${elements}`);
  faults += page.non2xx + page.errors + page.timeouts;
  rows.push({
    page: name,
    kB: Math.round(bytes / 1024),
    elements,
    "requests/s": Math.round(page.requests.average),
    "p99 ms": page.latency.p99,
    "bare requests/s": Math.round(yardstick.requests.average),
    "bare p99 ms": yardstick.latency.p99,
    "of bare": `${Math.round((100 * page.requests.average) / yardstick.requests.average)} %`,
  });
}
console.table(rows);
if (faults > 0) console.log(`${faults} answers were errors.`);
process.exit(faults > 0 ? 1 : 0);

function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (status !== 0) process.exit(1);
}

/** One warm-up, so that the numbers are those of compiled code, then the measurement. */
async function fire(url, cookie) {
  const shot = { url, connections, headers: cookie ? { cookie } : {} };
  await autocannon({ ...shot, duration: 2 });
  return autocannon({ ...shot, duration: seconds });
}

async function startApp() {
  const port = await freePort();
  const child = spawn(process.execPath, ["build/index.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
    },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return url;
    await pause(100);
  }
  throw new Error("The app did not become ready.");
}

async function startBare() {
  const port = await freePort();
  const child = fork(new URL("bare.mjs", import.meta.url), {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
  });
  children.push(child);
  await once(child, "message");
  return `http://127.0.0.1:${port}`;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
