/** Mutation testing, by hand: see docs/testing.md. `MUTATION_TESTS` names the tests: unit (default), postgres or pglite. */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
  mutate: ["domain/**/*.ts", "!**/*.test.ts"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 20_000,
  allowEmpty: true,
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: ".cache/mutation/report.json" },
  tempDirName: ".cache/mutation/sandbox",
  ignorePatterns: ["/build", "/public", "/data", "/docs", "/.cache", "/test-results", "/playwright-report"],
};
