import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const produced = new Set(["node_modules", "build", "public", "data", "test-results", "playwright-report"]);

/** Every source file of the repository by its path, with its text. Walks the disk, so new files count at once. */
export function readRepository(root = process.cwd()): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith(".") || (folder === "" && produced.has(entry.name))) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(tsx?|m?js|css)$/.test(entry.name)) files.set(path, readFileSync(join(root, path), "utf8"));
    }
  };
  walk("");
  return files;
}
