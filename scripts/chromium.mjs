import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Where a Chromium is on this machine: `CHROMIUM_PATH`, the distribution's, or the one Playwright downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"];
  return [...candidates, chromium.executablePath()].find((path) => path && existsSync(path));
}
