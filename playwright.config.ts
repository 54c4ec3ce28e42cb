import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
import type { WorkerOptions } from "./tests/support/e2e";

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  // A page that goes from about:blank to the app stays in its process: a second one takes as much processor time as three pages.
  "--renderer-process-limit=1",
];
/** Chromium's sandbox cannot start as root, which is how containers and CI run this suite. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

const testDir = "tests/e2e";
/** Journeys that name their data (`freshData` in tests/support/e2e.ts). */
const withOwnData = readdirSync(testDir, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".spec.ts") && readFileSync(`${testDir}/${file}`, "utf8").includes("freshData:"))
  .map((file) => `**/${file}`);
const isWithoutScripts = /\.(no-js|both)\.spec\.ts$/;
/** Journeys with scripts that see pages as they look; what folders of pages' shells and of browsing hold shows every kind of picture. */
const pictured = ["**/*-looks.spec.ts", "**/browsing/*.spec.ts", "**/shell/*.spec.ts"];
const launchOptions = { executablePath: findChromium(), args: [...quiet, ...asRoot] };
/** Pictures and fonts take half of what a page costs Chromium, and the journeys that are about what pages do need none. */
const light = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=imagesEnabled=false", "--disable-remote-fonts"],
  },
};
const withoutScripts = { ...light, javaScriptEnabled: false };

export default defineConfig<object, WorkerOptions>({
  testDir,
  outputDir: "test-results",
  globalSetup: "./tests/support/browser/e2e-setup.ts",
  // As many as cores: a third kept them busier, but each journey then polls longer for what it waits for. Of the same 53 journeys two
  // workers took 180 and 199 s (329 and 369 of processor time), three 208 and 224 (400 and 427).
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  // When to give up, not how fast to be: the machines that run this stand still for seconds now and then.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON ? [["dot"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON }]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 800 },
    // A press of something that is not there fails as an expectation does, not when the whole journey's time is over.
    actionTimeout: 30_000,
    reducedMotion: "reduce",
    // A worker would answer where tests listen to what pages ask for; offline.spec.ts alone has it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions,
  },
  // What shares data runs in one worker, in the order of its files' names: no second one has to be started, and what a journey finds
  // is the same in each run.
  projects: [
    {
      name: "js, own data",
      workers: 1,
      testMatch: withOwnData,
      testIgnore: ["**/*.no-js.spec.ts", ...pictured],
      use: light,
    },
    {
      name: "no-js, own data",
      workers: 1,
      testMatch: withOwnData.filter((file) => isWithoutScripts.test(file)),
      // On the embedded database, as whoever tries the app has it, and vitest's project `app`; the others on Postgres, which takes a third of
      // the processor time.
      use: { ...withoutScripts, database: "embedded" as const },
    },
    { name: "js-pictured", testMatch: pictured, testIgnore: "**/*.no-js.spec.ts" },
    {
      name: "js",
      testMatch: "**/*.spec.ts",
      testIgnore: ["**/*.no-js.spec.ts", ...withOwnData, ...pictured],
      use: light,
    },
    { name: "no-js", testMatch: isWithoutScripts, testIgnore: withOwnData, use: withoutScripts },
  ],
});
