import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const alias = [
  { find: /^~\//, replacement: folder("./app/") },
  { find: /^@(domain|api|tests)\//, replacement: folder("./$1/") },
];

/** Tests of what touches the database, all on a real Postgres; where the embedded one could differ, on it too (docs/decisions/018). */
const onDatabase = (kind: "pglite" | "postgres", include: string[]) => ({
  resolve: { alias },
  test: {
    name: `api-${kind}`,
    include,
    isolate: false,
    env: { TEST_DATABASE: kind },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: `./tests/support/databases/${kind}-setup.ts`,
  },
});

/**
 * Timeouts say when to give up, not how fast to be: machines that run this stand still for seconds. `isolate: false`: files of a worker share their modules, as loading them anew took half the time. None leaves state behind. */
export default defineConfig({
  test: {
    // More than cores: some wait for hosts and processes rather than work.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          isolate: false,
          testTimeout: 30_000,
          include: [
            "{app,api,domain,server,scripts}/**/*.test.{ts,tsx,mjs}",
            "tests/{architecture,support}/**/*.test.ts",
            "*.test.ts",
          ],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
        },
      },
      {
        // The built app, attacked and cut off from its host by plain requests.
        resolve: { alias },
        test: {
          name: "app",
          isolate: false,
          include: ["tests/{security,outage,core-host}/**/*.test.ts"],
          testTimeout: 90_000,
          hookTimeout: 150_000,
          globalSetup: "./tests/support/app-setup.ts",
        },
      },
      {
        // Processes of the API killed under load, on a real Postgres.
        resolve: { alias },
        test: {
          name: "chaos",
          include: ["tests/chaos/**/*.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: "./tests/support/databases/postgres-setup.ts",
        },
      },
      onDatabase("pglite", [
        "api/{db,events}/**/*.db.test.ts",
        // Of finding food what sorts and limits by the extension `cube`, and what is found by similar words.
        "api/modules/browse/{browse,dense,reach}.db.test.ts",
        "api/modules/search/search.db.test.ts",
        "server/**/*.db.test.ts",
      ]),
      onDatabase("postgres", ["api/**/*.db.test.ts"]),
    ],
  },
});
