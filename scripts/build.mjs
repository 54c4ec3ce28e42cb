import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifestPath = join(root, ".cache", "build.json");

/**
 * What a build is made of. A step is fresh while its inputs are what they were and its outputs are what it left there:
 * `npm run dev` leaves another build in the same place.
 * @typedef {{ name: string, title: string, inputs: string[], outputs: string[], run: string[] }} Step
 * @type {Step[]}
 */
const steps = [
  {
    name: "icons",
    title: "icon sprite",
    inputs: ["scripts/icons.mjs", "app/ui/icon-names.ts", "package-lock.json"],
    outputs: ["public/icons.svg"],
    run: ["scripts/icons.mjs"],
  },
  {
    name: "pictures",
    title: "demo pictures",
    inputs: ["scripts/pictures", "package-lock.json"],
    outputs: ["public/pictures/demo"],
    run: ["scripts/pictures/build.mjs"],
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
 * Brings the named steps up to date, in order, and says what it does.
 * @param {{ only?: string[], force?: boolean }} [options] `only`: names of steps; `force`: also those that are fresh
 * @throws when a step fails; what it printed is already on the screen
 */
export function build({ only, force = false } = {}) {
  const done = readManifest();
  for (const step of steps.filter(({ name }) => !only || only.includes(name))) {
    const hash = hashOf(step.inputs);
    if (done[step.name] === `${hash} ${outputHash(step)}` && !force) continue;
    const started = Date.now();
    console.log(`Building the ${step.title} …`);
    if (step.name === "app") rmSync(join(root, "public/build"), { recursive: true, force: true });
    const { status } = spawnSync(process.execPath, step.run, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (status !== 0 || outputHash(step) === "missing") throw new Error(`The ${step.title} could not be built.`);
    done[step.name] = `${hash} ${outputHash(step)}`;
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(manifestPath, JSON.stringify(done));
    console.log(`Built the ${step.title} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
}

/** @returns {Record<string, string>} */
function readManifest() {
  return existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, "utf8")) : {};
}

/**
 * Of the files among the outputs; a folder only has to be there.
 * @param {Step} step
 */
function outputHash({ outputs }) {
  const paths = outputs.map((path) => join(root, path));
  if (!paths.every((path) => existsSync(path))) return "missing";
  const hash = createHash("sha256");
  for (const path of paths) if (statSync(path).isFile()) hash.update(readFileSync(path));
  return hash.digest("hex");
}

/** @param {string[]} inputs files and folders; tests in them do not count */
function hashOf(inputs) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
    }
  };
  inputs.forEach(add);
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    build({ force: process.argv.includes("--force") });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
