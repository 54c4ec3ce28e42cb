import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifestPath = join(root, ".cache", "build.json");

/**
 * The steps of a build. A step is up to date while its inputs and its outputs are unchanged since it last ran; `npm run dev` replaces
 * the outputs with a development build.
 * @typedef {{ name: string, title: string, inputs: string[], outputs: string[], run: string[] }} Step
 * @type {Step[]}
 */
const steps = [
  {
    name: "icons",
    title: "icon sprites",
    inputs: [
      "scripts/icons.mjs",
      "app/ui/icon-names.ts",
      "app/ui/first-icons.ts",
      "app/ui/drawings.svg",
      "package-lock.json",
    ],
    outputs: ["icons.svg", "icons-more.svg"].flatMap((file) => [`public/${file}`, `public/${file}.br`]),
    run: ["scripts/icons.mjs"],
  },
  {
    name: "terms",
    title: "terms as a PDF",
    inputs: ["scripts/terms-pdf.mjs", "app/routes/_customer+/terms/terms.json", "package-lock.json"],
    outputs: ["public/assets/terms-and-conditions.pdf"],
    run: ["scripts/terms-pdf.mjs"],
  },
  {
    name: "reference",
    title: "reference of the API",
    inputs: ["scripts/reference.mjs", "package-lock.json"],
    outputs: ["build/reference/scalar.js"],
    run: ["scripts/reference.mjs"],
  },
  {
    name: "app",
    title: "app and host",
    inputs: [
      "app",
      "api",
      "domain",
      "server",
      "server.ts",
      "remix.config.js",
      "postcss.config.js",
      "scripts/compile.mjs",
      "scripts/browser-bundle.mjs",
      "scripts/group-chunks.mjs",
      "package-lock.json",
    ],
    outputs: ["build/index.js", "build/assets.json", "public/build"],
    run: ["scripts/compile.mjs"],
  },
];

/**
 * Brings the named steps up to date, side by side, and says what it does.
 * @param {{ only?: string[], force?: boolean }} [options] `only`: names of steps; `force`: also those that are fresh
 * @throws when steps fail, once all have ended; what they printed is already on the screen
 */
export async function build({ only, force = false } = {}) {
  const done = readManifest();
  const results = await Promise.allSettled(
    steps.filter(({ name }) => !only || only.includes(name)).map((step) => bringUpToDate(step, done, force)),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/**
 * @param {Step} step
 * @param {Manifest} done
 * @param {boolean} force
 */
async function bringUpToDate(step, done, force) {
  const known = done[step.name];
  if (!force && known && known.stamp === stampOf(step)) return;
  const inputs = hashOf(step.inputs, readFileSync);
  if (!force && known && known.content === `${inputs} ${outputHash(step)}`) {
    record(done, step, known.content);
    return;
  }
  const started = Date.now();
  console.log(`Building the ${step.title} …`);
  if (step.name === "app") rmSync(join(root, "public/build"), { recursive: true, force: true });
  const child = spawn(process.execPath, step.run, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [status] = await once(child, "close");
  if (status !== 0 || outputHash(step) === "missing") throw new Error(`The ${step.title} could not be built.`);
  record(done, step, `${inputs} ${outputHash(step)}`);
  console.log(`Built the ${step.title} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * What a step was made of: `content` of its files, and `stamp`, their sizes and times, which are compared first: reading the 1,500
 * files took a tenth of each start.
 * @typedef {Record<string, { content: string, stamp: string }>} Manifest
 */

/** @returns {Manifest} */
function readManifest() {
  return existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, "utf8")) : {};
}

/**
 * @param {Manifest} manifest
 * @param {Step} step
 * @param {string} content
 */
function record(manifest, step, content) {
  manifest[step.name] = { content, stamp: stampOf(step) };
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(manifestPath, JSON.stringify(manifest));
}

/**
 * @param {Step} step
 * @returns {string} "missing" when an output is not there
 */
const stampOf = ({ inputs, outputs }) =>
  outputs.every((path) => existsSync(join(root, path)))
    ? hashOf([...inputs, ...outputs.filter(isFile)], (path) => {
        const { size, mtimeMs, ctimeMs } = statSync(path);
        return `${size} ${mtimeMs} ${ctimeMs}`;
      })
    : "missing";

/**
 * Of the files among the outputs; a folder only has to be there.
 * @param {Step} step
 */
const outputHash = ({ outputs }) =>
  outputs.every((path) => existsSync(join(root, path))) ? hashOf(outputs.filter(isFile), readFileSync) : "missing";

/** @param {string} path */
const isFile = (path) => statSync(join(root, path)).isFile();

/**
 * @param {string[]} paths files and folders; tests in them do not count
 * @param {(path: string) => string | Buffer} read what counts of a file
 */
function hashOf(paths, read) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0`).update(read(full)).update("\0");
    }
  };
  paths.forEach(add);
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build({ force: process.argv.includes("--force") });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
