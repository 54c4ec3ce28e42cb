import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without its window, as Debian packages it: a test takes about half the time it takes in the whole browser. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const listWhole = () => ["/usr/bin/chromium", "/usr/bin/chromium-browser", chromium.executablePath()];

/**
 * Where a whole browser is, for what the headless shell lacks: the store of pages that Back shows again.
 * @returns {string | undefined}
 */
export const findWholeChromium = () => listWhole().find((path) => existsSync(path));

/**
 * Where a Chromium is on this machine: `CHROMIUM_PATH`, the distribution's, or the one Playwright downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...listWhole()].find((path) => path && existsSync(path));
}
