import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "../../scripts/chromium.mjs";

/**
 * What a visitor's browser loads of the landing page, home and a restaurant before and after the page is touched, and Lighthouse's
 * figures for a phone (simulated slow 4G; a median is taken of `rounds`). The app has to run:
 *   node tests/load/page-weight.mjs http://localhost:3000 [rounds]
 */
const [app = "http://localhost:3000", rounds = "3"] = process.argv.slice(2);
/** Where Lighthouse finds the browser. */
const port = 9333;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
const home = await (await fetch(`${app}/home`)).text();
const restaurant = /href="(\/restaurant\/[^"/?#]+)"/.exec(home)?.[1] ?? "/home";
const weights = [];
for (const path of ["/", "/home", restaurant]) weights.push(await weigh(path));
console.table(weights);

const figures = [];
for (const path of ["/", "/home", restaurant]) figures.push(await look(path));
await browser.close();
console.table(figures);

/** @param {string} path */
async function weigh(path) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: "block" });
  const page = await context.newPage();
  /** @type {Map<string, number>} */
  const bytes = new Map([
    ["document", 0],
    ["stylesheet", 0],
    ["font", 0],
    ["image", 0],
    ["script", 0],
  ]);
  /** @type {Promise<void>[]} */
  const finished = [];
  page.on("requestfinished", (request) => {
    const type = request.resourceType();
    const add = (/** @type {{ responseBodySize: number }} */ sizes) => {
      bytes.set(type, (bytes.get(type) ?? 0) + sizes.responseBodySize);
    };
    finished.push(request.sizes().then(add));
  });
  await page.goto(`${app}${path}`, { waitUntil: "networkidle" });
  await Promise.all(finished);
  const requests = finished.length;
  const before = new Map(bytes);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => "__remixRouter" in window);
  // What is loaded lazily comes after hydration.
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(...ends) > 1_000;
  });
  page.removeAllListeners("requestfinished");
  await Promise.all(finished);
  const kB = (/** @type {string} */ type, of = before) => Number(((of.get(type) ?? 0) / 1000).toFixed(1));
  await context.close();
  return {
    path: path.slice(0, 12),
    elements,
    requests,
    "HTML kB": kB("document"),
    "CSS kB": kB("stylesheet"),
    "fonts kB": kB("font"),
    "pictures kB": kB("image"),
    "scripts kB": kB("script"),
    "scripts once touched kB": kB("script", bytes),
  };
}

/** @param {string} path */
async function look(path) {
  const runs = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const result = await lighthouse(`${app}${path}`, { port, logLevel: "error" });
    if (result) runs.push(result.lhr);
  }
  /** @param {(run: (typeof runs)[number]) => number | null | undefined} figure */
  const median = (figure) => {
    const sorted = runs.map((run) => figure(run) ?? Number.NaN).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const audit = (/** @type {string} */ id) => median(({ audits }) => audits[id]?.numericValue);
  const score = (/** @type {string} */ id) => Math.round(100 * median(({ categories }) => categories[id]?.score));
  return {
    path: path.slice(0, 12),
    "first paint ms": Math.round(audit("first-contentful-paint")),
    "largest paint ms": Math.round(audit("largest-contentful-paint")),
    "blocking ms": Math.round(audit("total-blocking-time")),
    "layout shift": Number(audit("cumulative-layout-shift").toFixed(3)),
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
  };
}
