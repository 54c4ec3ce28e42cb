import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];
/** Chromium's sandbox cannot start as root, which is how containers and CI run this suite. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/e2e-setup.ts",
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  // When to give up, not how fast to be: the machines that run this stand still for seconds now and then.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON ? [["dot"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON }]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    // A worker would answer where tests listen to what pages ask for; offline.spec.ts alone has it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: [...quiet, ...asRoot] },
  },
  projects: [
    { name: "js", testMatch: "**/*.spec.ts", testIgnore: "**/*.no-js.spec.ts" },
    { name: "no-js", testMatch: ["**/*.no-js.spec.ts", "**/*.both.spec.ts"], use: { javaScriptEnabled: false } },
  ],
});
