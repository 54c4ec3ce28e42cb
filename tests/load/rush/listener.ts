import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.mjs";

declare global {
  interface Window {
    /** When each sound began, milliseconds of the clock. */
    sounds?: number[];
  }
}

/** Two pages of one place in a real browser, which write down what they play. */
export interface Listener {
  /** When either page began a sound, in order; milliseconds of the clock. */
  sounds: () => Promise<number[]>;
  close: () => Promise<void>;
}

/** The header's cookies as a browser takes them. */
export const cookiesOf = (app: string, cookie: string) =>
  cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: app };
  });

/** @param cookie of somebody who works there */
export async function openListener(app: string, cookie: string): Promise<Listener> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
  });
  const context = await browser.newContext();
  await context.addCookies(cookiesOf(app, cookie));
  await context.addInitScript(() => {
    window.sounds = [];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function oscillator() {
      window.sounds?.push(Date.now());
      return create.call(this);
    };
  });
  const pages = await Promise.all(
    ["/dashboard/kds", "/dashboard/items"].map((path) => open(context.newPage(), app + path)),
  );
  return {
    sounds: async () => {
      const heard = await Promise.all(pages.map((page) => page.evaluate(() => window.sounds ?? [])));
      return heard.flat().sort((a, b) => a - b);
    },
    close: () => browser.close(),
  };
}

async function open(opening: Promise<Page>, url: string): Promise<Page> {
  const page = await opening;
  await page.goto(url, { waitUntil: "load" });
  // A page may sound once it has been touched.
  await page.mouse.click(2, 2);
  return page;
}

/** @returns the longest time within [from, to] without a sound, ms */
export function longestSilence(sounds: readonly number[], from: number, to: number): number {
  const within = [from, ...sounds.filter((at) => at > from && at < to), to];
  return within.reduce((longest, at, index) => Math.max(longest, at - (within[index - 1] ?? at)), 0);
}
