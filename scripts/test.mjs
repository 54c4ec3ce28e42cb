import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findChromium, HEADLESS_SHELL } from "./chromium.mjs";
import { requireNode } from "./environment.mjs";

requireNode();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const reports = ".cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {{ passed: number, failed: number }} */
const sum = { passed: 0, failed: 0 };
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs one step, tells how it went, and shows all its output when it failed.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, count?: () => { passed: number, failed: number } }} [options] `count` reads
 *   the step's report; without it the step counts as one test
 */
async function step(name, command, { env, count } = {}) {
  const started = Date.now();
  const { code, output } = await run(command, env);
  const result = counted(code, count);
  sum.passed += result.passed;
  sum.failed += result.failed;
  if (result.failed > 0) console.log(output);
  const seconds = Math.round((Date.now() - started) / 1000);
  const numbers = count ? `: ${result.passed} passed, ${result.failed} failed` : "";
  console.log(`${result.failed === 0 ? "✓" : "✗"} ${name}${numbers} (${seconds} s)`);
}

/**
 * A step that breaks outside its tests (a crash, a setup, a missing report) is a failure too.
 * @param {number} code
 * @param {(() => { passed: number, failed: number }) | undefined} count
 */
function counted(code, count) {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = count();
    const isBroken = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: isBroken ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
function run([program = "", ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {string} file */
const report = (file) => JSON.parse(readFileSync(`${reports}/${file}`, "utf8"));

/**
 * Debian's headless Chromium by apt where this user may; it needs half the processor time of the whole browser. Otherwise
 * whatever Chromium is here, and where there is none Playwright's own download.
 */
async function installChromium() {
  if (findChromium() === HEADLESS_SHELL) return;
  const apt =
    "timeout 300 sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium-headless-shell'";
  const installed = process.getuid?.() === 0 ? await run(["sh", "-c", apt]) : { code: 1, output: "not root" };
  if (findChromium()) return;
  const downloaded = await run(["npx", "playwright", "install", "chromium"]);
  if (!findChromium()) console.log(`No Chromium:\n${installed.output}\n${downloaded.output}`);
}

/** Rules, types and format. */
const checks = () => step("lint", ["npm", "run", "--silent", "lint"]);

/**
 * @param {string} name
 * @param {string[]} projects
 */
const vitest = (name, projects) => {
  const json = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports}/${name}.json`];
  return step(name, ["npx", "vitest", "run", ...json, ...projects.map((project) => `--project=${project}`)], {
    count: () => {
      const { numPassedTests, numFailedTests } = report(`${name}.json`);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  });
};

/** Rules, databases and the built app. */
const units = () => vitest("vitest", ["unit", "app", "api-pglite", "api-postgres"]);

/** Waits more than it works, for processes to be up again: a lane beside the others. It needs no build. */
const chaos = () => vitest("chaos", ["chaos"]);

/** Pages in Chromium. */
const pages = () =>
  step("playwright", ["npx", "playwright", "test"], {
    env: { PLAYWRIGHT_JSON: `${reports}/playwright.json` },
    count: () => {
      const { stats } = report("playwright.json");
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  });

/**
 * What needs the build. Vitest and Playwright run one after the other: either fills two cores by itself, and side by side both poll
 * longer for what they wait for, and the open pages and apps of both go on working meanwhile.
 */
const onBuild = async () => {
  await Promise.all([step("build", [process.execPath, "scripts/build.mjs"]), installChromium()]);
  await step("demo data", ["npx", "tsx", "tests/support/make-seed.ts"]);
  await units();
  await pages();
};

await Promise.all([checks(), chaos(), onBuild()]);

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
