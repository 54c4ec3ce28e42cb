import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const alias = [
  { find: /^~\//, replacement: folder("app/") },
  { find: /^@(domain|api|tests)\//, replacement: folder("$1/") },
];
const kind = process.env.MUTATION_TESTS ?? "unit";

/** In a folder made by `instrument.mjs`; Stryker itself brings what it needs. */
const loop = existsSync("mutants.json") ? { runner: "./tests/mutation/loop-runner.ts" } : {};

/** What Stryker runs: one project, since it cannot choose among those of vitest.config.ts. */
export default defineConfig({
  resolve: { alias },
  test:
    kind === "unit"
      ? {
          isolate: false,
          ...loop,
          include: ["{app,api,domain,server,scripts}/**/*.test.{ts,tsx,mjs}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
        }
      : {
          isolate: false,
          ...loop,
          include: ["api/**/*.test.ts"],
          env: { TEST_DATABASE: kind },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: folder(`tests/support/databases/${kind}-setup.ts`),
        },
});
