import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without its window, as Debian packages it: a test takes about half the time it takes in the whole browser. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Where a Chromium is on this machine: `CHROMIUM_PATH`, the distribution's, or the one Playwright downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, HEADLESS_SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser"];
  return [...candidates, chromium.executablePath()].find((path) => path && existsSync(path));
}
